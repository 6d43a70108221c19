import { createRequire } from 'node:module';

/** Standard structure types of PDF (ISO 32000-1, 14.8.4) that reports use. */
type TagType =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'Note'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD';

interface TableAttributes {
  Scope?: 'Column';
  RowSpan?: number;
  ColSpan?: number;
}

/** An element of a document's structure, which screen readers go through. */
export interface Tag {
  /** What the runs of its text carry. */
  id: string;
  type: TagType;
  attributes: TableAttributes;
  parent: Tag | null;
  children: Tag[];
  /** The stretches of pages that it was drawn in. */
  contents: MarkedContent[];
  /** The page that it was first drawn on. */
  page?: unknown;
}

/** What pdfkit gives for a stretch of a page. */
type MarkedContent = object;

interface StructureElement {
  dictionary: { data: Record<string, unknown> };
  add(child: StructureElement | MarkedContent): void;
  end(): void;
}

/** The part of a pdfkit document that this needs. */
interface PdfKitDocument {
  page: unknown;
  markContent(tag: 'Artifact', options?: { type?: string }): void;
  markStructureContent(tag: string): MarkedContent;
  endMarkedContent(): void;
  struct(type: string): StructureElement;
  addStructure(element: StructureElement): void;
}

interface Line {
  inlines: { text: string; structure?: string }[];
}

interface PdfRenderer {
  pdfDocument: PdfKitDocument;
  tagging?: { root: Tag; item: Tag | null };
  renderPages(pages: { items: { type: string; item: Line }[] }[]): void;
  renderLine(line: Line, x: number, y: number): void;
  renderVector(vector: unknown): void;
}

/** Carried by text that is no part of the document's own, such as page numbers. */
export const artifact = 'artifact';

const known = new Map<string, Tag>();
let made = 0;

/** Makes an element, as the last one of its parent; without a parent it is the document. */
export function openTag(parent: Tag | null, type: TagType, attributes: TableAttributes = {}): Tag {
  made += 1;
  const tag: Tag = { id: `tag ${made}`, type, attributes, parent, children: [], contents: [] };
  parent?.children.push(tag);
  known.set(tag.id, tag);
  return tag;
}

/** Forgets a document that has been written. */
export function forgetTags(tag: Tag): void {
  known.delete(tag.id);
  tag.children.forEach(forgetTags);
}

// pdfmake lays documents out and knows no structure; pdfkit beneath it does. What is drawn is marked on its way from the one to the other.
const require = createRequire(import.meta.url);
const { default: Renderer } = require('pdfmake/js/Renderer.js') as { default: { prototype: PdfRenderer } };
const { renderPages, renderLine, renderVector } = Renderer.prototype;

Renderer.prototype.renderPages = function (pages) {
  const root = rootOf(pages);
  if (root) this.tagging = { root, item: null };
  renderPages.call(this, pages);
  if (!root) return;
  const element = build(this.pdfDocument, root, (child) => this.pdfDocument.addStructure(child));
  element.end();
};

Renderer.prototype.renderLine = function (line, x, y) {
  const draw = () => renderLine.call(this, line, x, y);
  if (!this.tagging) return draw();
  const tag = tagOf(line, this.tagging, this.pdfDocument.page);
  if (!tag) return asArtifact(this.pdfDocument, draw);
  tag.page ??= this.pdfDocument.page;
  tag.contents.push(this.pdfDocument.markStructureContent(tag.type));
  draw();
  this.pdfDocument.endMarkedContent();
};

Renderer.prototype.renderVector = function (vector) {
  const draw = () => renderVector.call(this, vector);
  if (this.tagging) asArtifact(this.pdfDocument, draw);
  else draw();
};

function asArtifact(document: PdfKitDocument, draw: () => void): void {
  document.markContent('Artifact');
  draw();
  document.endMarkedContent();
}

const idOf = ({ inlines }: Line) => inlines.find(({ structure }) => structure !== undefined)?.structure;

function rootOf(pages: Parameters<PdfRenderer['renderPages']>[0]): Tag | null {
  for (const { items } of pages) {
    for (const { type, item } of items) {
      let tag = type === 'line' ? known.get(idOf(item) ?? '') : undefined;
      while (tag?.parent) tag = tag.parent;
      if (tag) return tag;
    }
  }
  return null;
}

/** The element that a line belongs to; null where it is only layout. */
function tagOf(line: Line, tagging: NonNullable<PdfRenderer['tagging']>, page: unknown): Tag | null {
  const id = idOf(line);
  const hasText = line.inlines.some(({ text }) => text.trim() !== '');
  if (id === undefined) {
    // What is drawn without a name after the first line of an item is its number.
    const { item } = tagging;
    tagging.item = null;
    if (!item || !hasText) return null;
    const label = openTag(null, 'Lbl');
    known.delete(label.id);
    item.children.unshift(label);
    return label;
  }
  const tag = known.get(id);
  if (!tag || !hasText) return null;
  tagging.item = tag.type === 'LBody' && tag.contents.length === 0 ? tag.parent : null;
  // The header of a table is said once, however many pages it is on.
  return tag.type === 'TH' && tag.page !== undefined && tag.page !== page ? null : tag;
}

/** Elements without any content are left out, except cells: each row of a table must have the same number. */
function build(document: PdfKitDocument, tag: Tag, attach: (element: StructureElement) => void): StructureElement {
  const element = document.struct(tag.type);
  const attributes = Object.entries(tag.attributes);
  if (attributes.length > 0) element.dictionary.data.A = { O: 'Table', ...tag.attributes };
  attach(element);
  for (const content of tag.contents) element.add(content);
  for (const child of tag.children) {
    if (hasContent(child)) build(document, child, (built) => element.add(built));
  }
  return element;
}

function hasContent({ type, contents, children }: Tag): boolean {
  return type === 'TD' || type === 'TH' || contents.length > 0 || children.some(hasContent);
}
