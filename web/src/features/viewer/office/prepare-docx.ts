import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from './escape-markup.ts';
import {
  breakingStyles,
  withBareFirstPages,
  withLeastLines,
  withoutBreaks,
  withoutEmptyWidths,
  withPageSigns,
} from './mend-docx.ts';
import { markRestarts, sharedLists, withSharedLists } from './mend-lists.ts';
import { OfficeProblemError } from './office-problem.ts';
import { openParts, textOf, walkXml } from './open-parts.ts';
import { paginateDocx } from './paginate-docx.ts';
import { withTextOffsets } from './place-pictures.ts';

/** A Word document as it may be drawn, and what had to be left out of it. */
export interface PreparedDocx {
  /** A package with what is drawn alone: no macros, no fonts, nothing embedded, nothing that refers to another place. */
  file: Uint8Array<ArrayBuffer>;
  /** Pictures of kinds that browsers don't show, or too large. */
  picturesLeft: number;
}

/** What is drawn takes its time on the thread that the screen needs, too: a file just below this may hold it for seconds. */
const mostElements = 400_000;
/** Headers and footers are drawn again on every page. */
const mostRepeated = 200_000;
/** Styles, lists, and what a part refers to: each is looked up among all. */
const mostNamed = 5000;
/** A picture is unpacked again wherever it is shown. */
const mostPictures = 5000;
const mostPictureBytesShown = 2_000_000_000;
/** Each link is looked up among all. */
const mostLinks = 1000;
const mostPictureBytes = 25_000_000;

const drawn =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?(?:document|styles|numbering|settings|footnotes|endnotes|header\d*|footer\d*|theme\/theme\d*)\.xml(?:\.rels)?)$/;
const picture = /^word\/media\/[^/]+\.(png|jpe?g|gif|bmp|webp|svg)$/i;

/**
 * Takes a Word document apart and puts together what is drawn of it, so that drawing neither fetches anything nor takes for ever.
 * @throws OfficeProblemError
 */
export function prepareDocx(file: Uint8Array): PreparedDocx {
  let picturesLeft = 0;
  const parts = openParts(file, (name, bytes) => {
    if (picture.test(name) && bytes <= mostPictureBytes) return true;
    if (name.startsWith('word/media/')) picturesLeft++;
    return drawn.test(name);
  });
  const body = parts.get('word/document.xml');
  if (!body) throw new OfficeProblemError('corrupt');
  checkSize(parts);
  const lists = sharedLists(textOf(parts.get('word/numbering.xml')));
  const breaking = breakingStyles(textOf(parts.get('word/styles.xml')));
  const mend = (name: string, bytes: Uint8Array): Uint8Array => {
    if (!/^word\/(?:document|styles|footnotes|endnotes|header\d*|footer\d*)\.xml$/.test(name)) return bytes;
    const isBody = name === 'word/document.xml';
    const text = textOf(bytes);
    const xml = withLeastLines(withoutEmptyWidths(withSharedLists(isBody ? markRestarts(text, lists) : text, lists)));
    if (isBody) return strToU8(withTextOffsets(paginateDocx(withBareFirstPages(xml), breaking)));
    if (name === 'word/styles.xml') return strToU8(withoutBreaks(xml));
    return strToU8(/header|footer/.test(name) ? withPageSigns(xml) : xml);
  };
  const kept: Record<string, Uint8Array> = {};
  for (const [name, bytes] of parts) {
    if (picture.test(name)) {
      if (isTooWide(bytes)) picturesLeft++;
      else kept[name] = bytes;
    } else if (name.endsWith('.rels')) {
      kept[name] = inside(textOf(bytes));
    } else {
      kept[name] = mend(name, bytes);
    }
  }
  return { file: zipSync(kept, { level: 0 }), picturesLeft };
}

function checkSize(parts: Map<string, Uint8Array>): void {
  const counts: Record<string, number> = { elements: 0, style: 0, num: 0 };
  let [pages, repeated, pictures, repeatedPictures] = [1, 0, 0, 0];
  for (const [name, bytes] of parts) {
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const isBody = name === 'word/document.xml';
    const isRepeated = /^word\/(?:header|footer)/.test(name);
    const text = textOf(bytes);
    if (/<!(?:DOCTYPE|ENTITY)/.test(text)) throw new OfficeProblemError('corrupt');
    let listed = 0;
    walkXml(text, {
      open(element, attribute) {
        count(counts, 'elements', mostElements);
        if (element === 'style' || element === 'num') count(counts, element, mostNamed);
        if (/^(?:Relationship|Default|Override)$/.test(element) && ++listed > mostNamed)
          throw new OfficeProblemError('too_large');
        const isPicture = element === 'blip' || element === 'imagedata';
        if (isPicture) pictures++;
        if (isRepeated) repeated++;
        if (isRepeated && isPicture) repeatedPictures++;
        if (isBody && endsPage(element, attribute)) pages++;
      },
    });
  }
  const largest = Math.max(0, ...[...parts].map(([name, { length }]) => (picture.test(name) ? length : 0)));
  const shown = pictures + pages * repeatedPictures;
  if (pages * repeated > mostRepeated || shown > mostPictures || shown * largest > mostPictureBytesShown) {
    throw new OfficeProblemError('too_large');
  }
}

function count(counts: Record<string, number>, what: string, most: number): void {
  counts[what] = (counts[what] ?? 0) + 1;
  if (counts[what] > most) throw new OfficeProblemError('too_large');
}

function endsPage(element: string, attribute: (name: string) => string | undefined): boolean {
  if (element === 'br') return attribute('w:type') === 'page';
  return element === 'lastRenderedPageBreak' || element === 'sectPr' || element === 'pageBreakBefore';
}

/** What a part refers to inside the file, and links that lead to a web page or an address for mail. */
function inside(xml: string): Uint8Array {
  const relations: string[] = [];
  let links = 0;
  walkXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map(attribute);
      const isOutside = attribute('TargetMode') === 'External';
      if (isOutside && !(type.endsWith('/hyperlink') && safeLink(target) && ++links <= mostLinks)) return;
      if (!isOutside && /\/(?:fontTable|attachedTemplate|aFChunk|oleObject|package|vbaProject)$/.test(type)) return;
      const mode = isOutside ? ' TargetMode="External"' : '';
      relations.push(
        `<Relationship Id="${escapeMarkup(id)}" Type="${escapeMarkup(type)}" Target="${escapeMarkup(target)}"${mode}/>`,
      );
    },
  });
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return strToU8(`<Relationships xmlns="${namespace}">${relations.join('')}</Relationships>`);
}

/** An address that may be opened from a document, as it is; null for scripts, files and other programs. */
export function safeLink(target: string): string | null {
  if (!URL.canParse(target)) return null;
  const { protocol, href } = new URL(target);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null;
}

const mostPixels = 60_000_000;

/** A PNG or GIF that says it has more pixels than a browser should unpack. */
function isTooWide(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24) return false;
  if (view.getUint32(0) === 0x89504e47) return view.getUint32(16) * view.getUint32(20) > mostPixels;
  if (view.getUint32(0) === 0x47494638) return view.getUint16(6, true) * view.getUint16(8, true) > mostPixels;
  return false;
}
