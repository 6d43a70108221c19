import type { PDFPageProxy } from 'pdfjs-dist';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import type { RawPage } from '../page/raw-page.ts';
import { withCheckBoxes } from './check-boxes.ts';
import { toMatrix } from './matrix.ts';
import { type FontFacts, walkContent } from './page-content.ts';
import { collectDrawing } from './page-drawing.ts';
import { collectWords } from './page-words.ts';
import { settleRaised } from './settle-raised.ts';

/**
 * Words and rules of a page from its drawing instructions. pdf.js could give the text itself, but only in runs of several words, and it
 * would have to read the page a second time.
 */
export function readPage(page: PDFPageProxy, list: PDFOperatorList): RawPage {
  const { pageNumber: number } = page;
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const known = new Map<string, FontFacts>();
  const factsOf = (name: string): FontFacts => {
    let facts = known.get(name);
    if (!facts) {
      facts = page.commonObjs.has(name) ? (page.commonObjs.get(name) as FontFacts) : {};
      known.set(name, facts);
    }
    return facts;
  };
  const words = collectWords({ number, width, height }, factsOf);
  const drawing = collectDrawing();
  walkContent(list, toMatrix(transform), factsOf, { glyph: words.glyph, path: drawing.path });
  const { words: found, turn } = words.words();
  const { rules, figures, ...drawn } = drawing.drawing(turn, width, height);
  return {
    ...{ number, width, height, turn, words: withCheckBoxes(settleRaised(found), drawn) },
    ...{ rules, figures, source: 'text' },
  };
}
