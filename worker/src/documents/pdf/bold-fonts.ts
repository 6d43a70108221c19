import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextContent } from 'pdfjs-dist/types/src/display/api.js';

/** Files glued together from many others bring new fonts on each page; beyond this many pages their weight is not looked up. */
const MAX_LOOKUPS = 40;

/**
 * Tells bold fonts. pdf.js gives the real names of fonts only along with drawing instructions, which cost as much as the text,
 * so these are asked for only on pages where a font appears for the first time.
 */
export function createBoldFonts() {
  const bold = new Map<string, boolean>();
  let lookups = 0;
  return {
    async learn(page: PDFPageProxy, content: TextContent): Promise<void> {
      const unknown = Object.keys(content.styles).filter((name) => !bold.has(name));
      if (unknown.length === 0 || lookups >= MAX_LOOKUPS) return;
      lookups++;
      for (const name of unknown) bold.set(name, false);
      await page.getOperatorList().catch(() => null);
      for (const name of unknown) {
        const font: FontFacts | null = page.commonObjs.has(name) ? page.commonObjs.get(name) : null;
        bold.set(name, /bold|black|heavy|semibd|demi/i.test(font?.name ?? ''));
      }
    },
    isBold: (name: string): boolean => bold.get(name) ?? false,
  };
}

interface FontFacts {
  name?: string;
}
