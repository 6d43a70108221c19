import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNull, PDFNumber, type PDFRef } from 'pdf-lib';
import type { Entry } from './rendering.ts';
import type { Sheet } from './sheet.ts';

type Node = { entry: Entry; children: Node[] };

/** Writes the headings as the document outline (PDF 32000-1, 12.3.3), which pdf-lib has no call for. */
export function writeOutline(document: PDFDocument, sheets: Sheet[], entries: Entry[]): void {
  const { context } = document;
  const root = context.obj({ Type: 'Outlines' });
  const rootRef = context.register(root);
  linkChildren(document, sheets, root, rootRef, nest(entries));
  document.catalog.set(PDFName.of('Outlines'), rootRef);
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

/** Turns the flat list of headings into the tree that their levels describe. */
function nest(entries: Entry[]): Node[] {
  const top: Node[] = [];
  const path: Node[] = [];
  for (const entry of entries) {
    const node = { entry, children: [] };
    while (path.length > 0 && (path.at(-1)?.entry.level ?? 0) >= entry.level) path.pop();
    (path.at(-1)?.children ?? top).push(node);
    path.push(node);
  }
  return top;
}

function linkChildren(document: PDFDocument, sheets: Sheet[], parent: PDFDict, parentRef: PDFRef, nodes: Node[]): void {
  const { context } = document;
  const items = nodes.map((node) => {
    const dict = context.obj({});
    return { node, dict, ref: context.register(dict) };
  });
  for (const [index, { node, dict, ref }] of items.entries()) {
    const sheet = sheets[node.entry.page - 1];
    if (!sheet) throw new Error(`Heading ${node.entry.number} is on a page that does not exist.`);
    const y = PDFNumber.of(sheet.format.height - node.entry.top + 12);
    dict.set(PDFName.of('Title'), PDFHexString.fromText(`${node.entry.number} ${node.entry.text}`));
    dict.set(PDFName.of('Parent'), parentRef);
    dict.set(PDFName.of('Dest'), context.obj([sheet.page.ref, PDFName.of('XYZ'), PDFNull, y, PDFNull]));
    const previous = items[index - 1];
    const next = items[index + 1];
    if (previous) dict.set(PDFName.of('Prev'), previous.ref);
    if (next) dict.set(PDFName.of('Next'), next.ref);
    linkChildren(document, sheets, dict, ref, node.children);
  }
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return;
  parent.set(PDFName.of('First'), first.ref);
  parent.set(PDFName.of('Last'), last.ref);
  // The outline opens with its chapters; what is under them is folded (a negative count).
  const folded = nodes[0]?.entry.level !== 1;
  parent.set(PDFName.of('Count'), PDFNumber.of(folded ? -items.length : items.length));
}
