import { expect, test } from 'vitest';
import { cleanText, selectedText } from './copy-text.ts';

test('ligatures, soft hyphens and invisible characters are removed; superscript figures stay', () => {
  expect(cleanText('the ef\ufb01cient of\ufb01ce\0 \nperfor\u00ad\nmance of 5\u00a0m\u00b2 ')).toBe(
    'the efficient office\nperformance of 5 m²',
  );
});

function select(html: string, from: [string, number], to: [string, number]) {
  document.body.innerHTML = `<section>${html}</section>`;
  const textOf = (id: string) => document.getElementById(id)?.firstChild as Node;
  const range = document.createRange();
  range.setStart(textOf(from[0]), from[1]);
  range.setEnd(textOf(to[0]), to[1]);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return selectedText(selection, document.querySelector('section') as Element);
}

const pages = `
  <div class="textLayer"><span id="a">The bid</span><br><span id="b">security is</span></div><div>tooltip</div>
  <div class="textLayer"><span id="c">EUR 48,500.</span></div>`;

test('a selection over several pages is copied line by line, without the content between the pages', () => {
  expect(select(pages, ['a', 4], ['c', 3])).toBe('bid\nsecurity is\n\nEUR');
});

test('on one page only the selection is copied; outside of the pages nothing is', () => {
  expect(select(pages, ['a', 0], ['a', 3])).toBe('The');
  expect(select('<p id="p">Beside</p>', ['p', 0], ['p', 4])).toBe('');
  expect(selectedText(null, document.body)).toBe('');
});
