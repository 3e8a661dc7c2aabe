import { type ComponentPropsWithoutRef, type ReactNode, createContext, use } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { Link } from "react-router";
import remarkGfm from "remark-gfm";

import { CodeLines } from "./CodeLines";
import classes from "./shared.module.css";

interface Props {
  text: string;
  /** Where links that lead nowhere else lead: to a file of the same repository. */
  fileBase?: string;
}

const PLUGINS = [remarkGfm];
const FileBase = createContext<string | undefined>(undefined);

/** Written text. HTML in it is shown as it was typed, and pictures of other places as their description. */
export function Markdown({ text, fileBase }: Props): ReactNode {
  return (
    <FileBase value={fileBase}>
      <div className={classes.markdown}>
        <ReactMarkdown remarkPlugins={PLUGINS} components={COMPONENTS}>
          {text}
        </ReactMarkdown>
      </div>
    </FileBase>
  );
}

function TextLink({ href = "", children }: ComponentPropsWithoutRef<"a">): ReactNode {
  const fileBase = use(FileBase);
  if (/^[a-z]+:/i.test(href)) return <a href={href}>{children}</a>;
  if (href.startsWith("/")) return <Link to={href}>{children}</Link>;
  return fileBase === undefined || href === "" ? <span>{children}</span> : <Link to={`${fileBase}?path=${encodeURIComponent(href)}`}>{children}</Link>;
}

function TextPicture({ alt = "" }: ComponentPropsWithoutRef<"img">): ReactNode {
  return <em>[picture: {alt}]</em>;
}

/** Code between lines, highlighted; code within a line, as it is. */
function TextCode({ className, children }: ComponentPropsWithoutRef<"code">): ReactNode {
  const text = String(children);
  if (className === undefined && !text.includes("\n")) return <code>{text}</code>;
  return <CodeLines code={text} language={className?.replace("language-", "") ?? "text"} />;
}

function TextBlock({ children }: ComponentPropsWithoutRef<"pre">): ReactNode {
  return children;
}

const COMPONENTS: Components = { a: TextLink, img: TextPicture, pre: TextBlock, code: TextCode };
