/** Each rule refuses what it is there for and lets the allowed way pass: `node --test lint/`. */
import assert from "node:assert/strict";
import { resolve } from "node:path";
import { test } from "node:test";

import plugin from "./sentinel.js";

const ROOT = resolve(import.meta.dirname, "..");
const name = (text) => ({ type: "Identifier", name: text });
const member = (object, property) => ({ type: "MemberExpression", object: name(object), property: name(property) });

function reports(rule, file, visit) {
  const found = [];
  const visitor = plugin.rules[rule].create({ filename: resolve(ROOT, file), report: ({ message }) => found.push(message) });
  visit(visitor);
  return found;
}

function imported(file, source) {
  return reports("one-way-imports", file, (visitor) => visitor.ImportDeclaration({ source: { value: source } }));
}

function called(callee) {
  return reports("server-clock", "mail/web/src/app/App.tsx", (visitor) => visitor.CallExpression({ callee, arguments: [] }));
}

test("a clock of the browser is refused", () => {
  const made = (args) => reports("server-clock", "mail/web/src/app/App.tsx", (visitor) => visitor.NewExpression({ callee: name("Date"), arguments: args }));
  assert.equal(made([]).length, 1);
  assert.equal(made([name("atMs")]).length, 0);
  assert.equal(called(member("Date", "now")).length, 1);
  assert.equal(called(member("performance", "now")).length, 1);
  assert.equal(called(member("Date", "parse")).length, 0);
});

test("chance is refused", () => {
  assert.equal(called(member("Math", "random")).length, 1);
  assert.equal(called(member("crypto", "randomUUID")).length, 1);
  assert.equal(called(member("Math", "max")).length, 0);
});

test("imports go from app to features to shared and never back", () => {
  assert.deepEqual(imported("mail/web/src/app/App.tsx", "../features/list/List"), []);
  assert.deepEqual(imported("mail/web/src/features/list/List.tsx", "../../shared/api"), []);
  assert.match(imported("mail/web/src/shared/api.ts", "../features/list/List")[0], /^shared\/ may not import features\//);
  assert.match(imported("mail/web/src/features/list/List.tsx", "../../app/App")[0], /^features\/ may not import app\//);
});

test("a feature imports no other feature", () => {
  assert.match(imported("mail/web/src/features/list/List.tsx", "../reading/Pane")[0], /^Feature list may not import feature reading/);
  assert.deepEqual(imported("mail/web/src/features/list/List.tsx", "./components/Row"), []);
});

test("an environment imports no other environment and the kit only by its name", () => {
  assert.match(imported("mail/web/src/app/App.tsx", "../../../../chat/web/src/shared/api")[0], /^No environment imports another/);
  assert.match(imported("mail/web/src/app/App.tsx", "../../../../_kit/web/src/index")[0], /^No environment imports another/);
  assert.deepEqual(imported("mail/web/src/app/App.tsx", "@sentinel/kit"), []);
});
