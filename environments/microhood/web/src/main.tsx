import "@fontsource-variable/figtree";
import "@sentinel/kit/styles.css";
import "./app/app.css";

import { mountApp } from "@sentinel/kit";

import { App } from "./app/App";
import { theme } from "./app/theme";

mountApp(<App />, theme);
