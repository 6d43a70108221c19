import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mendStructure } from './mend-structure.ts';

/** A drawn page: the PDF's own tags, and the texts in them. */
function pageOf(tags: string, texts: Record<string, string>): HTMLElement {
  const page = document.createElement('div');
  const spans = Object.entries(texts).map(([id, text]) => `<span id="${id}">${text}</span>`);
  page.innerHTML = `<span class="structTree">${tags}</span><div class="textLayer">${spans.join('')}</div>`;
  mendStructure(page, true);
  return page;
}

const rolesOf = (page: HTMLElement) => [...page.querySelectorAll('[role]')].map((one) => one.getAttribute('role'));

test('a heading is kept if it has words, directly or in its parts', () => {
  const page = pageOf(
    '<span role="heading" aria-level="1" aria-owns="a"></span><span role="heading" aria-level="2" aria-owns="b"></span><span role="heading" aria-level="2"><span aria-owns="c"></span></span><span role="heading" aria-level="3" aria-owns="gone"></span>',
    { a: 'Scope', b: ' ', c: 'Delay' },
  );
  expect(rolesOf(page)).toEqual(['heading', 'heading']);
  expect(page.querySelectorAll('[aria-level]')).toHaveLength(2);
  expect([...page.querySelectorAll('[aria-owns]')].map((one) => one.getAttribute('aria-owns'))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('a link is kept if it has words or a name', () => {
  const page = pageOf(
    '<span role="link" aria-owns="a"></span><span role="link"><span aria-owns="b"></span></span><span role="link" aria-label="Portal"></span>',
    { a: 'www.example.org', b: ' ' },
  );
  expect([...page.querySelectorAll('[role=link]')].map((one) => one.getAttribute('aria-owns'))).toEqual(['a', null]);
});

test('levels of headings begin below those of the screen, and none is skipped', () => {
  const texts = { a: 'Part', b: 'Clause', c: 'Item', d: 'Part', e: 'Section' };
  const heading = (level: number, id: string) => `<span role="heading" aria-level="${level}" aria-owns="${id}"></span>`;
  const levels = [3, 4, 6, 1, 2].map((level, index) => heading(level, 'abcde'[index] ?? ''));
  const page = pageOf(levels.join(''), texts);
  mendStructure(page, true);
  const shown = [...page.querySelectorAll('[role=heading]')];
  expect(shown.map((one) => one.getAttribute('aria-level'))).toEqual(['2', '3', '4', '2', '3']);
});

test('complete lists and tables are kept', () => {
  const texts = { a: '1', b: '2' };
  const item = (id: string) => `<span role="listitem"><span aria-owns="${id}"></span></span>`;
  const whole = `<span role="list">${item('a')}<span>${item('b')}</span></span>`;
  expect(rolesOf(pageOf(whole, texts))).toEqual(['list', 'listitem', 'listitem']);
  expect(rolesOf(pageOf(`<span role="list">${whole}</span>`, texts))).toEqual(['list', 'listitem', 'listitem']);
  expect(rolesOf(pageOf(`<span role="list"><span aria-owns="a"></span>${item('b')}</span>`, texts))).toEqual([]);
  const row = '<span role="row"><span role="cell" aria-owns="a"></span></span>';
  expect(rolesOf(pageOf(`<span role="table">${row}</span>`, texts))).toEqual(['table', 'row', 'cell']);
  expect(rolesOf(pageOf(`<span role="table"></span><span role="columnheader" aria-owns="b"></span>`, texts))).toEqual(
    [],
  );
  expect(rolesOf(pageOf(`<span role="table"><span role="cell" aria-owns="a"></span></span>`, texts))).toEqual([]);
});

test('tags that come before the words of their page are not read out until the words are there', () => {
  const page = document.createElement('div');
  page.innerHTML = '<span class="structTree"><span role="heading" aria-level="1" aria-owns="a"></span></span>';
  document.body.append(page);
  mendStructure(page, false);
  expect(within(page).queryByRole('heading')).toBeNull();
  page.insertAdjacentHTML('beforeend', '<div class="textLayer"><span id="a">Scope</span></div>');
  mendStructure(page, true);
  expect(within(page).getByRole('heading').getAttribute('aria-owns')).toBe('a');
  page.remove();
});
