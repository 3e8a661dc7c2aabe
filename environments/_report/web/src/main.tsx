import "@mantine/core/styles.css";
import "./app/app.css";

import { createRoot } from "react-dom/client";

import { Page } from "./app/Page";

const element = document.getElementById("root");
if (element === null) throw new Error("the page has no element with the id root");
createRoot(element).render(<Page />);
