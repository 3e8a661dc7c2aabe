"""The web apps of the benchmark, and what they share. Nothing here knows pytest."""

ENVIRONMENTS = {
    "microchat": "environments.microchat:environment",
    "microdin": "environments.microdin:environment",
    "microfy": "environments.microfy:environment",
    "microgram": "environments.microgram:environment",
    "microhood": "environments.microhood:environment",
    "microhub": "environments.microhub:environment",
    "microlendar": "environments.microlendar:environment",
    "micromail": "environments.micromail:environment",
    "microscholar": "environments.microscholar:environment",
    "microtube": "environments.microtube:environment",
}
"""Name -> `module:attribute` of every app."""
