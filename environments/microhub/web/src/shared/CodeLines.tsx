import { Highlight, themes } from "prism-react-renderer";
import type { ReactNode } from "react";

import classes from "./shared.module.css";

/** The highlighter's names for languages; what it does not know is shown without colours. */
const KNOWN: Readonly<Record<string, string>> = {
  c: "cpp",
  css: "css",
  go: "go",
  json: "json",
  kotlin: "kotlin",
  python: "python",
  rust: "rust",
  swift: "swift",
  ts: "tsx",
  tsx: "tsx",
  typescript: "tsx",
  yaml: "yaml",
};

interface Props {
  code: string;
  /** As a file or a text names it: "Python", "sh". */
  language: string;
  /** Lines with their numbers. */
  isNumbered?: boolean;
  /** The line to be pointed out. */
  marked?: number | undefined;
}

/** Code in colours. Every token is an element of its own, so that nothing in it can be taken for HTML. */
export function CodeLines({ code, language, isNumbered = false, marked }: Props): ReactNode {
  return (
    <Highlight code={code.replace(/\n$/, "")} language={KNOWN[language.toLowerCase()] ?? "text"} theme={themes.github}>
      {({ tokens, getTokenProps }) => (
        <pre className={classes.code} data-numbered={isNumbered}>
          {tokens.map((line, number) => (
            <div key={number} data-number={number + 1} data-marked={number + 1 === marked}>
              {line.map((token, part) => {
                const { children, style } = getTokenProps({ token });
                return (
                  <span key={part} style={style}>
                    {children}
                  </span>
                );
              })}
            </div>
          ))}
        </pre>
      )}
    </Highlight>
  );
}
