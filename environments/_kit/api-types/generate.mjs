/** Write an app's `src/shared/api-types.d.ts` from its back end: `node generate.mjs micromail`. */
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import openapiTS, { astToString } from "openapi-typescript";

const environment = process.argv[2];
if (environment === undefined) throw new Error("usage: node generate.mjs ENVIRONMENT");
const root = resolve(import.meta.dirname, "../../..");
const own = resolve(root, ".venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
const description = execFileSync(python, ["-m", "environments._kit.openapi", environment], { cwd: root, encoding: "utf8" });
const types = astToString(await openapiTS(description));
const target = resolve(root, "environments", environment, "web/src/shared/api-types.d.ts");
writeFileSync(target, `/** Made from the back end by \`npm run api\`; do not edit. */\n${types}`);
