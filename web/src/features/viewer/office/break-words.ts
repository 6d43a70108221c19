/** Between a slash in a word and the letter after it. Numbers such as 12/2026 are not divided. */
const afterSlash = /(?<=[\p{L}\p{N})\]]\/)(?=\p{L})/u;

/**
 * The parts of a text between which a line may end after a slash, as in Office: "SUPPLIES/", "SERVICES". Browsers do not end a line
 * there, and divide a word that is longer than its line at any letter.
 */
export const partsAfterSlashes = (text: string): string[] => (text.includes('/') ? text.split(afterSlash) : [text]);

/** A browser draws each place at which a line may end as an element. */
const mostPlaces = 20_000;

/** Lets a line in a cell of a table end after a slash, so that a narrow column remains as narrow as it is. The text stays the same. */
export function breakAfterSlashes(pages: Iterable<Element>): void {
  let places = 0;
  for (const page of pages) {
    for (const paragraph of page.querySelectorAll('td p')) {
      const { ownerDocument } = paragraph;
      const texts: Text[] = [];
      const walker = ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        const parts = partsAfterSlashes(text.data);
        if (parts.length === 1 || places + parts.length > mostPlaces) continue;
        places += parts.length;
        text.replaceWith(
          ...parts.flatMap((part, at) => (at > 0 ? [ownerDocument.createElement('wbr'), part] : [part])),
        );
      }
    }
  }
}
