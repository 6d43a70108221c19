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
      svg
        .replace('<svg ', '<svg preserveAspectRatio="none" ')
        .replace(/font-family="&quot;([^"&]*)&quot;"/g, (_, family: string) => {
          return `font-family="${escapeMarkup(withFallback(`"${family}"`))}"`;
        }),
    );
  } catch {
    return null;
  }
}
