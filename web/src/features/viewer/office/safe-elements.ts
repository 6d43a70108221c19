import { safeLink } from '../links/safe-link.ts';
import { narrowFamily } from './narrow-font.ts';

/** An element that the drawing library requests. */
interface Wanted {
  ns?: string;
  tagName: string;
  className?: string;
  style?: Record<string, string> | string;
  children?: (Wanted | Node | string)[];
  [property: string]: unknown;
}

const html = 'http://www.w3.org/1999/xhtml';
const mathMl = 'http://www.w3.org/1998/Math/MathML';
const svg = 'http://www.w3.org/2000/svg';

/** Elements that only show something. */
const allowed: Record<string, ReadonlySet<string>> = {
  [html]: new Set(
    'a article b br caption col colgroup div em footer h1 h2 h3 h4 h5 h6 header i img ins li ol p s section span strong style sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  ),
  [mathMl]: new Set(
    'math mfrac mi mn mo mover mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'.split(
      ' ',
    ),
  ),
  [svg]: new Set('svg g rect circle ellipse line polyline polygon path text tspan image foreignObject'.split(' ')),
};

/** Properties that the library sets on elements, besides class and style. */
const properties = new Set(['colSpan', 'rowSpan', 'lang', 'id']);

/** Allowed attributes; those of `image` and `img` are checked one by one. */
const attributes = new Set(
  'class style id lang colspan rowspan data-link data-anchor x y x1 y1 x2 y2 cx cy r rx ry d points width height viewBox fill stroke stroke-width fill-opacity transform preserveAspectRatio display mathvariant'.split(
    ' ',
  ),
);

const serif = /times|cambria|georgia|garamond|palatino|book antiqua|century|roman|serif|song|ming|mincho/i;
const mono = /courier|consolas|mono|menlo/i;

/** A font family with its substitutes. */
export function withFallback(family: string): string {
  if (!family || /^inherit\b/.test(family)) return family;
  // Where Calibri is missing, the font of its widths comes before any other that the file names.
  const named = family.replace(
    /(["']?calibri(?: light| bold)?(?: \([^()]*\))?["']?)(?=\s*(?:,|$))/i,
    `$1, "${narrowFamily}"`,
  );
  return `${named}, ${mono.test(family) ? 'monospace' : serif.test(family) && !/sans/i.test(family) ? 'serif' : 'sans-serif'}`;
}

const withFallbacks = (css: string) =>
  css.replace(
    /((?:font-family|--docx-\w{1,40}-font):)([^;{}]*)/g,
    (_, name: string, family: string) => `${name} ${withFallback(family.trim())}`,
  );

/** The looks of list levels, for the labels of `showLabels` instead of those that the library would draw. */
const withLabelLooks = (css: string) =>
  css.replace(/\b(p\.docx-num-[\w-]{1,100}):before\b/g, '$1 > span[data-label]::before');

/**
 * Creates the elements of a document inside a document that is not displayed, so that nothing is loaded or run. Elements that are not in
 * the list become plain boxes with the same text. Links have their address as data, so that a click does nothing by itself.
 */
export function createElements(): (wanted: Wanted | Node | string) => Node {
  const inert = document.implementation.createHTMLDocument('');
  const make = (wanted: Wanted | Node | string): Node => {
    if (typeof wanted === 'string') return inert.createTextNode(wanted);
    if ('nodeType' in wanted) return wanted as Node;
    const { ns = html, tagName, className, style, children = [], ...others } = wanted;
    if (tagName === '#comment') return inert.createTextNode('');
    const isKnown = allowed[ns]?.has(tagName) === true;
    const element =
      tagName === '#fragment'
        ? inert.createDocumentFragment()
        : isKnown
          ? (inert.createElementNS(ns, tagName) as HTMLElement)
          : inert.createElement('div');
    if (!('nodeName' in element) || element.nodeType === 11) {
      for (const child of children) element.appendChild(make(child));
      return element;
    }
    const made = element as HTMLElement;
    if (className) made.setAttribute('class', className);
    if (typeof style === 'string') made.setAttribute('style', style);
    else if (style) setStyle(made, style);
    for (const [name, value] of Object.entries(others)) {
      if (value === undefined || value === null) continue;
      if (properties.has(name)) Reflect.set(made, name, value);
      if (name === 'href' && tagName === 'a') setLink(made, String(value));
    }
    for (const child of children) {
      made.appendChild(
        make(tagName === 'style' && typeof child === 'string' ? withLabelLooks(withFallbacks(child)) : child),
      );
    }
    return made;
  };
  return make;
}

function setStyle(element: HTMLElement, style: Record<string, string>): void {
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined || value === null) continue;
    const isFont = name === 'fontFamily' || name === 'font-family';
    if (name.includes('-')) element.style.setProperty(name, isFont ? withFallback(value) : value);
    else Reflect.set(element.style, name, isFont ? withFallback(value) : value);
  }
}

function setLink(element: HTMLElement, target: string): void {
  const link = safeLink(target);
  if (target.startsWith('#')) element.dataset.anchor = target.slice(1);
  else if (link) element.dataset.link = link;
}

/** Removes attributes that the library has set directly on elements, and returns the addresses of its pictures. */
export function clean(root: ParentNode): string[] {
  const pictures: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (!allowed[element.namespaceURI ?? '']?.has(element.localName)) {
      element.remove();
      continue;
    }
    const source = pictureOf(element);
    for (const { name, value } of [...element.attributes]) {
      if (attributes.has(name) || (value === source && /^(?:src|href)$/.test(name))) continue;
      element.removeAttribute(name);
    }
    if (source) pictures.push(source);
    if (element.localName === 'img') element.setAttribute('alt', '');
  }
  return pictures;
}

/** The address of an element's picture, which must be made from the file and is never fetched. */
function pictureOf(element: Element): string | null {
  const given =
    element.localName === 'img'
      ? element.getAttribute('src')
      : element.localName === 'image'
        ? element.getAttribute('href')
        : null;
  return given && /^(?:blob:|data:image\/)/.test(given) ? given : null;
}
