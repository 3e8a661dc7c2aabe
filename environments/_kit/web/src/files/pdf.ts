/**
 * Draws PDF files with pdf.js.
 *
 * It is loaded with the first PDF, as part of the query that loads the file: as long as that is under way the page
 * does not name its revision. The reader runs on the page's own thread, so that no worker has to be allowed; the fonts
 * that every reader must know are bundled, so that a file looks the same on every machine.
 */
/// <reference types="./pdfjs-worker" />
import bold from "pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url";
import regular from "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url";
import type { PDFPageProxy } from "pdfjs-dist";

import type { FetchResult } from "../data/api";

const WIDTH_PX = 720;
const MOST_PAGES = 20;
const FONTS: Record<string, string> = { "LiberationSans-Regular.ttf": regular, "LiberationSans-Bold.ttf": bold };

/** How far letters rise above their base line, as a share of their size. */
const ASCENT = 0.9;

interface TextPart {
  text: string;
  /** As a share of the page's width. */
  left: number;
  /** In pixels. */
  size: number;
}

interface TextLine {
  parts: TextPart[];
  /** As a share of the page's height. */
  top: number;
}

export interface PdfPage {
  picture: HTMLCanvasElement;
  lines: TextLine[];
}

export interface PdfFile {
  /** The first pages, drawn. */
  pages: PdfPage[];
  pageCount: number;
}

/** Hands out the bundled fonts; what else a file may ask for (character maps, decoders) is not bundled. */
class BundledData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = FONTS[filename];
    if (url === undefined) throw new Error(`${filename} is not bundled`);
    return new Uint8Array(await (await fetch(url)).arrayBuffer());
  }
}

export async function loadPdf(url: string, signal: AbortSignal): Promise<FetchResult<PdfFile>> {
  const response = await fetch(url, { signal });
  if (!response.ok) return { error: await response.json(), response };
  return { data: await draw(await response.arrayBuffer()), response };
}

async function draw(data: ArrayBuffer): Promise<PdfFile> {
  const [reader] = await Promise.all([import("pdfjs-dist"), import("pdfjs-dist/build/pdf.worker.mjs")]);
  const task = reader.getDocument({
    data,
    BinaryDataFactory: BundledData,
    useSystemFonts: false,
    isEvalSupported: false,
    useWasm: false,
    verbosity: reader.VerbosityLevel.ERRORS,
  });
  try {
    const file = await task.promise;
    const numbers = Array.from({ length: Math.min(file.numPages, MOST_PAGES) }, (_, place) => place + 1);
    const pages: PdfPage[] = [];
    for (const number of numbers) pages.push(await drawPage(await file.getPage(number)));
    return { pages, pageCount: file.numPages };
  } finally {
    await task.destroy();
  }
}

async function drawPage(page: PDFPageProxy): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: WIDTH_PX / page.getViewport({ scale: 1 }).width });
  const sharpness = Math.max(window.devicePixelRatio, 1);
  const picture = document.createElement("canvas");
  picture.width = Math.round(viewport.width * sharpness);
  picture.height = Math.round(viewport.height * sharpness);
  // Drawn as for a printer: without waiting for animation frames, which come only to pages in sight.
  await page.render({ canvas: picture, viewport, intent: "print", transform: [sharpness, 0, 0, sharpness, 0, 0] }).promise;
  return { picture, lines: await readLines(page, viewport) };
}

/** The text, in the order in which the file gives it, parts on one base line together. */
async function readLines(page: PDFPageProxy, viewport: ReturnType<PDFPageProxy["getViewport"]>): Promise<TextLine[]> {
  const { items } = await page.getTextContent();
  const lines: (TextLine & { base: number })[] = [];
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [left, base] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]) as [number, number];
    const size = item.height * viewport.scale;
    if (lines.at(-1)?.base !== base) lines.push({ base, top: (base - ASCENT * size) / viewport.height, parts: [] });
    lines.at(-1)?.parts.push({ text: item.str, left: left / viewport.width, size });
  }
  return lines;
}
