import { convertMetafileToSvg, type SvgConvertOptions } from 'emf-converter';
import { strToU8 } from 'fflate';
import { escapeMarkup } from './escape-markup.ts';
import { withFallback } from './safe-elements.ts';

/** The largest SVG that is shown, in bytes. */
const mostDrawnBytes = 2_000_000;

const options: SvgConvertOptions = {
  maxRecords: 50_000,
  // A copy in pixels, in which each operation on pixels is repeated, would cost more than all others.
  exactRasterOps: false,
  maxCanvasDimension: 2048,
};

/**
 * Draws a picture that Windows stored as its drawing calls (EMF or WMF), which browsers do not show, as SVG that fills its frame as in Word.
 * Null: it can't be drawn, or is too large.
 */
export async function drawMetafile(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const svg = await convertMetafileToSvg(new Uint8Array(bytes).buffer, options);
    if (!svg || svg.length > mostDrawnBytes) return null;
    return strToU8(
      withLetterWidths(svg)
        .replace('<svg ', '<svg preserveAspectRatio="none" ')
        .replace(/font-family="&quot;([^"&]*)&quot;"/g, (_, family: string) => {
          return `font-family="${escapeMarkup(withFallback(`"${family}"`))}"`;
        }),
    );
  } catch {
    return null;
  }
}

/** Letters that are at least this wide in usual fonts without serifs, in parts of the font size: those that are not narrow ones as i. */
const wideLetters = [
  { letters: /[A-HK-Z\d]/, width: 0.55 },
  { letters: /[a-eghkm-qsu-z]/, width: 0.5 },
];

/**
 * A drawing whose letters do not overlap: a metafile gives each letter its place by the widths of its own font. Where this font is missing,
 * a wider one is drawn, so letters with less room than usual are made as narrow as this room.
 */
export const withLetterWidths = (svg: string): string =>
  svg.replaceAll(
    /<text x="([\d.]{1,12})" y="([\d.]{1,12})"([^<>]*)>(\w)(?=<\/text><text x="([\d.]{1,12})" y="\2")/g,
    (whole, x: string, y: string, attributes: string, letter: string, next: string) => {
      const room = Number(next) - Number(x);
      const size = Number(/\sfont-size="([\d.]{1,12})"/.exec(attributes)?.[1] ?? 0);
      const least = wideLetters.find(({ letters }) => letters.test(letter))?.width ?? 0;
      if (!(room > 0 && room < least * size) || /\s(?:transform|text-anchor)=/.test(attributes)) return whole;
      return `<text x="${x}" y="${y}"${attributes} textLength="${room}" lengthAdjust="spacingAndGlyphs">${letter}`;
    },
  );
