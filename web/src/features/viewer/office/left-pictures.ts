/**
 * Shows where the pictures are that are not drawn: those in formats that browsers do not show, such as EMF and WMF, and those that are
 * too large. The words are no text of the document, so that searches do not find them.
 */
export function showLeftPictures(pages: Iterable<Element>, words: string): void {
  for (const page of pages) {
    for (const picture of page.querySelectorAll('img:not([src])')) {
      const box = page.ownerDocument.createElement('span');
      box.setAttribute('style', picture.getAttribute('style') ?? '');
      box.setAttribute('role', 'img');
      box.setAttribute('aria-label', words);
      box.title = words;
      box.dataset.left = words;
      picture.replaceWith(box);
    }
  }
}
