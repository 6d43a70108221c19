import { expect, test } from 'vitest';
import { markRestarts, restartLists, sharedLists, withSharedLists } from './mend-lists.ts';

const list = (id: number, definition: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${definition}"/>${more}</w:num>`;
const startsAt = (level: number, start: number) =>
  `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
const numbering = `<w:numbering xmlns:w="w">${list(1, 7)}${list(2, 7)}${list(3, 7, startsAt(1, 4))}${list(4, 8)}${list(5, 7, '<w:lvlOverride w:ilvl="0"><w:lvl/></w:lvlOverride>')}</w:numbering>`;
const paragraph = (id: number, level: number) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr></w:pPr></w:p>`;

test('lists of one definition share their numbering; lists with a different look count separately', () => {
  const shared = sharedLists(numbering);
  expect([...shared].map(([id, { with: first }]) => [id, first])).toEqual([
    ['2', '1'],
    ['3', '1'],
  ]);
  expect(withSharedLists(paragraph(2, 0) + paragraph(5, 0), shared)).toBe(paragraph(1, 0) + paragraph(5, 0));
});

test('a list with a start value restarts where it is first used', () => {
  const shared = sharedLists(numbering);
  const body = markRestarts(paragraph(2, 1) + paragraph(3, 1) + paragraph(3, 1), shared);
  expect([...body.matchAll(/w:name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['_counts_from_1_1_3']);
  expect(body.indexOf('_counts')).toBeGreaterThan(body.indexOf('w:val="3"'));

  const page = document.createElement('section');
  page.innerHTML = '<p><span id="_counts_from_1_1_3"></span>Clause</p><p>Next</p>';
  restartLists([page]);
  expect(page.innerHTML).toContain('counter-set: docx-num-1-1 3 docx-num-1-2 0');
  expect(page.querySelectorAll('span')).toHaveLength(0);
});
