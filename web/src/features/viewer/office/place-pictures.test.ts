import { expect, test } from 'vitest';
import { placePictures, withTextOffsets } from './place-pictures.ts';

test('a picture before the text is where its paragraph begins, in any alignment of the paragraph', () => {
  const page = document.createElement('section');
  const paragraph = document.createElement('p');
  const picture = document.createElement('div');
  picture.setAttribute('style', 'position: relative; display: inline-block; width: 0px; height: 0px; left: 20pt');
  const inLine = document.createElement('div');
  inLine.setAttribute('style', 'position: relative; width: 30pt; height: 20pt');
  paragraph.append(picture, inLine);
  page.replaceChildren(paragraph);
  placePictures([page]);
  expect(picture.style).toMatchObject({ position: 'absolute', left: '20pt' });
  expect(paragraph.style.position).toBe('relative');
  expect(inLine.style.position).toBe('relative');
});

test('positions from the edge of the page are converted to positions from its text', () => {
  const offset = (from: string, value: number) =>
    `<wp:positionH relativeFrom="${from}"><wp:posOffset>${value}</wp:posOffset></wp:positionH>`;
  const margins = '<w:pgMar w:top="1000" w:left="1440"/>';
  expect(withTextOffsets(`${offset('page', 1_000_000)}${offset('column', 5)}${margins}`)).toBe(
    `${offset('page', 1_000_000 - 1440 * 635)}${offset('column', 5)}${margins}`,
  );
});
