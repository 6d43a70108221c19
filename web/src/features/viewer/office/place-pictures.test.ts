import { expect, test } from 'vitest';
import { placePictures, placeTextBoxes, withTextOffsets } from './place-pictures.ts';

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

/** The position of a picture from the edge of the page, as it is written in a body and as the library draws it. */
function drawnFromPage(emu: number): HTMLElement {
  const position = `<wp:positionV relativeFrom="page"><wp:posOffset>${emu}</wp:posOffset></wp:positionV>`;
  const marked = /(\d+)<\/wp:posOffset>/.exec(withTextOffsets(position))?.[1];
  const picture = document.createElement('div');
  picture.setAttribute(
    'style',
    `position: relative; width: 0px; height: 0px; left: 20pt; top: ${Number(marked) / 12700}pt`,
  );
  return picture;
}

/** A page with margins of 72 points, and its text. */
function pageWith(...blocks: HTMLElement[]): HTMLElement {
  const page = document.createElement('section');
  page.setAttribute('style', 'padding-top: 72pt; padding-left: 72pt');
  const article = document.createElement('article');
  article.append(...blocks);
  page.append(article);
  return page;
}

const paragraphOf = (...content: (Node | string)[]) => {
  const paragraph = document.createElement('p');
  paragraph.append(...content);
  return paragraph;
};

test('a picture at a distance from the edge of the page is there, whichever paragraph it belongs to', () => {
  const picture = drawnFromPage(12700 * 10);
  const paragraph = paragraphOf(picture);
  const page = pageWith(paragraphOf('A title'), paragraph);
  placePictures([page]);
  expect(picture.style).toMatchObject({ position: 'absolute', top: '10pt', left: '92pt' });
  expect(picture.parentElement?.localName).toBe('article');
  expect(paragraph.style.position).toBe('');
});

test('it stays at its paragraph in a cell, and where the paragraph is probably on a later page', () => {
  const [inCell, later] = [drawnFromPage(12700 * 80), drawnFromPage(12700 * 80)];
  const table = document.createElement('table');
  table.insertRow().insertCell().append(paragraphOf(inCell));
  const page = pageWith(table, paragraphOf('Words. '.repeat(1000)), paragraphOf(later));
  placePictures([page]);
  for (const { style, parentElement } of [inCell, later]) {
    expect(style).toMatchObject({ position: 'absolute', top: '8pt', left: '20pt' });
    expect(parentElement?.localName).toBe('p');
  }
});

test('horizontal positions from the edge of the page are converted to positions from its text', () => {
  const offset = (from: string, value: number) =>
    `<wp:positionH relativeFrom="${from}"><wp:posOffset>${value}</wp:posOffset></wp:positionH>`;
  const margins = '<w:pgMar w:top="1000" w:left="1440"/>';
  expect(withTextOffsets(`${offset('page', 1_000_000)}${offset('column', 5)}${margins}`)).toBe(
    `${offset('page', 1_000_000 - 1440 * 635)}${offset('column', 5)}${margins}`,
  );
});

test('a text box is placed from its paragraph, unless its position is that on the page', () => {
  const page = document.createElement('section');
  const box = (relative: string) =>
    `<p><svg style="position:absolute;left:0;margin-left:20.7pt;mso-position-horizontal:absolute;mso-position-horizontal-relative:${relative};mso-position-vertical-relative:text"></svg></p>`;
  page.innerHTML = box('text') + box('page') + box('margin');
  placeTextBoxes([page]);
  expect([...page.querySelectorAll('p')].map(({ style }) => style.position)).toEqual(['relative', '', 'relative']);
});

test('the shapes of a group are placed in the box around them, which is in the line where the group is', () => {
  const page = document.createElement('section');
  for (const kind of ['block', 'inline']) {
    const box = document.createElement('div');
    box.innerHTML = `<svg style="--in-group:${kind};display:block"></svg><svg style="--in-group:1;position:absolute;left:5pt"></svg>`;
    page.append(paragraphOf(box));
  }
  placeTextBoxes([page]);
  const boxes = [...page.querySelectorAll('div')].map(({ style }) => [style.position, style.display]);
  expect(boxes).toEqual([
    ['relative', ''],
    ['relative', 'inline-block'],
  ]);
  expect([...page.querySelectorAll('p')].map(({ style }) => style.position)).toEqual(['', '']);
});
