import "@fontsource-variable/figtree";
import "@sentinel/kit/styles.css";
import "react-big-calendar/lib/css/react-big-calendar.css";
import "react-big-calendar/lib/addons/dragAndDrop/styles.css";
import "./app/app.css";

import { mountApp } from "@sentinel/kit";

import { App } from "./app/App";
import { theme } from "./app/theme";

mountApp(<App />, theme);
