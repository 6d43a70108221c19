import { parseAsync, renderDocument } from 'docx-preview';
import { messages } from '../../../lib/messages.ts';
import { breakAfterSlashes } from './break-words.ts';
import { showLeftPictures } from './left-pictures.ts';
import { numberPages } from './mend-docx.ts';
import { mirrorPictures } from './mirror-pictures.ts';
import { showLabels } from './number-paragraphs.ts';
import { placePictures, placeTextBoxes } from './place-pictures.ts';
import { repeatRows } from './repeated-rows.ts';
import { clean, createElements } from './safe-elements.ts';

/** A document drawn into elements that are not in a page yet. */
export interface DrawnDocx {
  styles: Node[];
  body: Element[];
  /** Addresses of its pictures, to be revoked when it is no longer shown. */
  pictures: string[];
}

/** Draws a prepared document. @throws Error if the library can't read it */
export async function renderDocx(file: Uint8Array<ArrayBuffer>): Promise<DrawnDocx> {
  const options = {
    h: createElements() as (wanted: unknown) => Node,
    ignoreFonts: true,
    // The same pages as the server counts: they end where Word last ended them.
    ignoreLastRenderedPageBreak: false,
    renderAltChunks: false,
    renderComments: false,
  };
  const nodes = await renderDocument(await parseAsync(new Blob([file]), options), options);
  const styles = nodes.filter(({ nodeName }) => nodeName.toLowerCase() === 'style');
  const body = nodes.filter((node) => node.nodeType === 1 && !styles.includes(node)) as Element[];
  const pictures = body.flatMap((element) => clean(element));
  const pages = body.flatMap((element) => [...element.querySelectorAll<HTMLElement>('section.docx')]);
  numberPages(pages);
  showLabels(pages);
  placePictures(pages);
  placeTextBoxes(pages);
  mirrorPictures(pages);
  breakAfterSlashes(pages);
  showLeftPictures(pages, { full: messages.office.pictureLeft, shorter: messages.office.pictureLeftShorter });
  repeatRows(pages);
  return { styles, body, pictures };
}
