"""An agent from outside for the tally app, with nothing but the standard library: asks, writes, says what it used."""

import json
import sys
import time
import urllib.parse
import urllib.request

start_url, contact_url, prompt, task_dir, deadline_s = sys.argv[1:6]
ends_at = time.monotonic() + float(deadline_s)
print("asked:", prompt, flush=True)
while time.monotonic() < ends_at:
    with urllib.request.urlopen(urllib.parse.urljoin(start_url, "/api/offers")) as answer:
        offers = json.load(answer)
    cheap = [offer for offer in offers if offer["title"] == "Amber lamp" and offer["cents"] < 1000]
    if cheap:
        with open(f"{task_dir}/usage.json", "w") as file:  # noqa: PTH123 - plain Python, as anybody would write it
            json.dump({"input_tokens": 1200, "cached_tokens": 200, "output_tokens": 34, "model_calls": 3}, file)
        text = f"It costs {cheap[0]['cents'] / 100} now."
        urllib.request.urlopen(contact_url, urllib.parse.urlencode({"message": text}).encode())
        time.sleep(60)  # whoever stays is ended
    time.sleep(0.1)
