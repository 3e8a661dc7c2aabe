/** Lint rules of our own: pages take the time from the server, and imports go one way. */
import { dirname, relative, resolve, sep } from "node:path";

const LAYERS = ["shared", "features", "app"];
const ROOT = resolve(import.meta.dirname, "..");

function isMember(node, object, property) {
  return (
    node.type === "MemberExpression" &&
    node.object.type === "Identifier" &&
    node.object.name === object &&
    node.property.type === "Identifier" &&
    node.property.name === property
  );
}

function isDate(node) {
  return node.type === "Identifier" && node.name === "Date";
}

const serverClock = {
  create(context) {
    const clock = (node) => context.report({ node, message: "Pages take the time from the server (useTime), never from the browser." });
    const chance = (node) => context.report({ node, message: "Pages show the same for the same data: no random numbers or ids." });
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) clock(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (isDate(callee) || isMember(callee, "Date", "now") || isMember(callee, "performance", "now")) clock(node);
        if (isMember(callee, "Math", "random") || isMember(callee, "crypto", "randomUUID")) chance(node);
      },
    };
  },
};

/** Where a file stands: its environment, its layer and, in features/, which feature. */
function place(file) {
  const [environment, web, src, layer, feature] = relative(ROOT, file).split(sep);
  if (web !== "web" || src !== "src") return null;
  return { environment, layer: LAYERS.includes(layer) ? layer : "entry", feature: layer === "features" ? feature : null };
}

function refusal(from, to) {
  if (from.environment !== to.environment) return "No environment imports another; use @sentinel/kit for shared code.";
  if (from.environment === "_kit" || from.layer === "entry") return null;
  if (to.layer === "entry") return "Only the build imports the entry file.";
  if (LAYERS.indexOf(to.layer) > LAYERS.indexOf(from.layer)) return `${from.layer}/ may not import ${to.layer}/ (shared → features → app).`;
  if (from.feature !== null && to.feature !== null && from.feature !== to.feature) {
    return `Feature ${from.feature} may not import feature ${to.feature}; join them in app/.`;
  }
  return null;
}

const oneWayImports = {
  create(context) {
    const here = place(context.filename);
    function check(source) {
      if (here === null || typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const there = place(resolve(dirname(context.filename), source.value));
      const message = there === null ? "Imports stay inside web/src." : refusal(here, there);
      if (message !== null) context.report({ node: source, message });
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};

export default {
  meta: { name: "sentinel" },
  rules: { "server-clock": serverClock, "one-way-imports": oneWayImports },
};
