/** The part of pdf.js that reads files; importing it is all: it announces itself to the part that draws. */
declare module "pdfjs-dist/build/pdf.worker.mjs";
