import { breakingStyles, findDocxPages } from '@bidloom/texts/docx-pages';
import { strToU8, zipSync } from 'fflate';
import { safeLink } from '../links/safe-link.ts';
import { drawMetafiles } from './draw-metafiles.ts';
import { withoutChoices } from './drawn-branches.ts';
import { escapeMarkup } from './escape-markup.ts';
import { readLists } from './list-definitions.ts';
import { createStyleLookup, readListStyles } from './list-styles.ts';
import {
  defaultStyle,
  withBareFirstPages,
  withFirstFonts,
  withInheritedReferences,
  withLeastLines,
  withoutBreaks,
  withoutEastAsianFonts,
  withoutEmptyWidths,
  withPageSigns,
  withParagraphStyles,
  withTableStyles,
  withTableStylesFirst,
} from './mend-docx.ts';
import { withSigns } from './mend-signs.ts';
import { withFlipsAsTurns } from './mirror-pictures.ts';
import { withLabels } from './number-paragraphs.ts';
import { OfficeProblemError } from './office-problem.ts';
import { openParts, textOf, walkXml } from './open-parts.ts';
import { paginateDocx } from './paginate-docx.ts';
import { withTextOffsets } from './place-pictures.ts';
import { withFilledShapes, withPlacedGroups } from './placed-groups.ts';
import { isIndentedByText, readTableStyles, withTableIndents } from './table-indents.ts';
import { giveSign } from './worker-signs.ts';

/** A Word document that is safe to draw, and what had to be left out. */
export interface PreparedDocx {
  /** A package with only the parts that are drawn: no macros, no fonts, no embedded objects, no references to other places. */
  file: Uint8Array<ArrayBuffer>;
  /** The number of pictures that are too large, or of kinds that browsers don't show. */
  picturesLeft: number;
}

/** Drawing runs on the same thread as the screen: a file just below this limit may block it for seconds. */
const mostElements = 400_000;
/** Elements of headers and footers, counted once for every page, since each page draws them again. */
const mostRepeated = 200_000;
/** Styles, lists and references of a part. Each look-up goes through all of them. */
const mostNamed = 5000;
/** Pictures, counted each time that they are shown, since each is unpacked again there. */
const mostPictures = 5000;
const mostPictureBytesShown = 2_000_000_000;
/** Links. Each look-up goes through all of them. */
const mostLinks = 1000;
const mostPictureBytes = 25_000_000;

const drawn =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?(?:document|styles|numbering|settings|footnotes|endnotes|header\d*|footer\d*|theme\/theme\d*)\.xml(?:\.rels)?)$/;
const picture = /^word\/media\/[^/]+\.(png|jpe?g|gif|bmp|webp|svg)$/i;
/** A picture that Windows stored as its drawing calls. */
const metafile = /^word\/media\/[^/]+\.(emf|wmf)$/i;
/** In bytes; their number is limited, too. */
const mostMetafileBytes = 2_000_000;
const mostMetafiles = 200;

type Step = (xml: string) => string;

/** The corrections of each part, and further ones of the body. */
const steps: Step[] = [
  withoutChoices,
  withPlacedGroups,
  withFilledShapes,
  withFlipsAsTurns,
  withSigns,
  withoutEmptyWidths,
  withLeastLines,
  withoutEastAsianFonts,
  withFirstFonts,
];
const bodySteps: Step[] = [withInheritedReferences, withBareFirstPages, withTextOffsets];

/** Takes a part through several steps. */
function through(xml: string, all: readonly Step[]): string {
  let now = xml;
  for (const step of all) {
    now = step(now);
    giveSign();
  }
  return now;
}

/**
 * Builds a package from the parts of a Word document that are drawn, so that drawing neither fetches anything nor takes too long.
 * @param draw draws metafiles as SVG; none in place of those that can't be drawn
 * @throws OfficeProblemError
 */
export async function prepareDocx(
  file: Uint8Array,
  draw: (metafiles: ReadonlyMap<string, Uint8Array>) => Promise<Map<string, Uint8Array>> = drawMetafiles,
): Promise<PreparedDocx> {
  let [picturesLeft, metafiles] = [0, 0];
  const parts = openParts(file, (name, bytes) => {
    if (picture.test(name) && bytes <= mostPictureBytes) return true;
    if (metafile.test(name) && bytes <= mostMetafileBytes && metafiles++ < mostMetafiles) return true;
    if (name.startsWith('word/media/')) picturesLeft++;
    return drawn.test(name);
  });
  const body = parts.get('word/document.xml');
  if (!body) throw new OfficeProblemError('corrupt');
  const styles = textOf(parts.get('word/styles.xml'));
  const breaking = breakingStyles(styles);
  const shown = checkSize(parts, breaking);
  const listStyles = readListStyles(styles);
  const listOfStyle = new Map([...listStyles].map(([id, { list }]) => [id, list ?? '']));
  const lists = readLists(textOf(parts.get('word/numbering.xml')), listOfStyle);
  const listOf = createStyleLookup(listStyles, lists);
  const tableStyle = defaultStyle(styles, 'table');
  const tableStyles = readTableStyles(styles);
  const isByText = isIndentedByText(textOf(parts.get('word/settings.xml')));
  const paragraphStyle = defaultStyle(styles, 'paragraph');
  const mend = (name: string, bytes: Uint8Array): Uint8Array => {
    if (!/^word\/(?:document|styles|footnotes|endnotes|header\d*|footer\d*)\.xml$/.test(name)) return bytes;
    const isBody = name === 'word/document.xml';
    // Pages are found in the body as the reader has it.
    const paged = isBody ? paginateDocx(textOf(bytes), breaking) : textOf(bytes);
    const xml = through(paged, steps);
    if (name === 'word/styles.xml') return strToU8(withTableStylesFirst(withoutBreaks(xml)));
    const styled = through(xml, [
      (now) => withTableStyles(now, tableStyle),
      (now) => withTableIndents(now, tableStyles, isByText),
      (now) => withParagraphStyles(now, paragraphStyle),
      (now) => withLabels(now, lists, listOf),
    ]);
    if (isBody) return strToU8(through(styled, bodySteps));
    return strToU8(/header|footer/.test(name) ? withPageSigns(styled) : styled);
  };
  const drawings = await draw(new Map([...parts].filter(([name]) => metafile.test(name))));
  const metafilesDrawn = new Map([...drawings].filter(([, { length }]) => shown * length <= mostPictureBytesShown));
  const kept: Record<string, Uint8Array> = {};
  for (const [name, bytes] of parts) {
    if (picture.test(name)) {
      if (isTooWide(bytes)) picturesLeft++;
      else kept[name] = bytes;
    } else if (metafile.test(name)) {
      const drawing = metafilesDrawn.get(name);
      if (drawing) kept[drawnName(name)] = drawing;
      else picturesLeft++;
    } else if (name.endsWith('.rels')) {
      kept[name] = inside(textOf(bytes), metafilesDrawn);
    } else if (name === '[Content_Types].xml') {
      kept[name] = strToU8(textOf(bytes).replace('</Types>', `${svgType}</Types>`));
    } else {
      kept[name] = mend(name, bytes);
    }
  }
  return { file: zipSync(kept, { level: 0 }), picturesLeft };
}

/** A browser shows SVG of its type alone. */
const svgType = '<Default Extension="svg" ContentType="image/svg+xml"/>';

/** The name of the drawing of a metafile. */
const drawnName = (name: string) => `${name}.svg`;

/** Returns how often pictures are shown. @throws OfficeProblemError */
function checkSize(parts: Map<string, Uint8Array>, breaking: ReadonlySet<string>): number {
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
      open(element) {
        count(counts, 'elements', mostElements);
        if (element === 'style' || element === 'num') count(counts, element, mostNamed);
        if (/^(?:Relationship|Default|Override)$/.test(element) && ++listed > mostNamed)
          throw new OfficeProblemError('too_large');
        const isPicture = element === 'blip' || element === 'imagedata';
        if (isPicture) pictures++;
        if (isRepeated) repeated++;
        if (isRepeated && isPicture) repeatedPictures++;
        // The library may end a page with any section.
        if (isBody && element === 'sectPr') pages++;
      },
    });
    if (isBody) pages += findDocxPages(text, breaking).starts.length;
  }
  const largest = Math.max(0, ...[...parts].map(([name, { length }]) => (picture.test(name) ? length : 0)));
  const shown = pictures + pages * repeatedPictures;
  if (pages * repeated > mostRepeated || shown > mostPictures || shown * largest > mostPictureBytesShown) {
    throw new OfficeProblemError('too_large');
  }
  return shown;
}

function count(counts: Record<string, number>, what: string, most: number): void {
  counts[what] = (counts[what] ?? 0) + 1;
  if (counts[what] > most) throw new OfficeProblemError('too_large');
}

/** A part's references inside the file, to drawings in place of metafiles, and its links to web pages or mail addresses. */
function inside(xml: string, metafilesDrawn: ReadonlyMap<string, unknown>): Uint8Array {
  const relations: string[] = [];
  let links = 0;
  walkXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map(attribute);
      const isOutside = attribute('TargetMode') === 'External';
      if (isOutside && !(type.endsWith('/hyperlink') && safeLink(target) && ++links <= mostLinks)) return;
      if (!isOutside && /\/(?:fontTable|attachedTemplate|aFChunk|oleObject|package|vbaProject)$/.test(type)) return;
      const isDrawn = !isOutside && metafilesDrawn.has(`word/media/${target.slice(target.lastIndexOf('/') + 1)}`);
      const shown = isDrawn ? drawnName(target) : target;
      const mode = isOutside ? ' TargetMode="External"' : '';
      relations.push(
        `<Relationship Id="${escapeMarkup(id)}" Type="${escapeMarkup(type)}" Target="${escapeMarkup(shown)}"${mode}/>`,
      );
    },
  });
  const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return strToU8(`<Relationships xmlns="${namespace}">${relations.join('')}</Relationships>`);
}

const mostPixels = 60_000_000;

/** Whether a PNG or GIF declares more pixels than a browser should unpack. */
function isTooWide(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24) return false;
  if (view.getUint32(0) === 0x89504e47) return view.getUint32(16) * view.getUint32(20) > mostPixels;
  if (view.getUint32(0) === 0x47494638) return view.getUint16(6, true) * view.getUint16(8, true) > mostPixels;
  return false;
}
