import { expect, test } from 'vitest';
import { withSigns } from './mend-signs.ts';

const run = (fonts: string, content: string) => `<w:r><w:rPr><w:rFonts ${fonts}/></w:rPr>${content}</w:r>`;
const text = (content: string) => `<w:t xml:space="preserve">${content}</w:t>`;

test('a sign of a symbol font is one that every browser can show', () => {
  for (const [font, code, sign] of [
    ['Wingdings', 'F0FC', '✓'],
    ['Wingdings', '00FC', '✓'],
    ['Wingdings 2', 'F052', '☑'],
    ['Symbol', 'F0B7', '•'],
    ['Symbol', 'F026', '&amp;'],
    ['Arial', '2713', '✓'],
    ['Arial', 'D800', ''],
    ['Arial', '0001', ''],
  ]) {
    const shown = `<w:r><w:t>${sign}</w:t></w:r>`;
    expect(withSigns(`<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`)).toBe(shown);
    expect(withSigns(`<w:r><w:sym w:font="${font}" w:char="${code}"></w:sym></w:r>`)).toBe(shown);
  }
});

test('so are the characters of a run in such a font, and private ones in any font', () => {
  const wingdings = 'w:ascii="Wingdings" w:hAnsi="Wingdings"';
  expect(withSigns(run(wingdings, text('þ')))).toBe(run(wingdings, text('☑')));
  expect(withSigns(run('w:ascii="Arial"', text('A &amp; \uf0a7 þ')))).toBe(run('w:ascii="Arial"', text('A &amp; ▪ þ')));
  expect(withSigns(run('w:ascii="Symbol"', text('\uf03c')))).toBe(run('w:ascii="Symbol"', text('&lt;')));
});

test('the font of one run, or of the mark of a paragraph, is not that of another', () => {
  const mark = '<w:pPr><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:pPr>';
  const plain = `<w:r>${text('þ')}</w:r>`;
  for (const asItIs of [
    `<w:p>${mark}${plain}</w:p>`,
    `<w:p>${run('w:ascii="Wingdings"', '<w:tab/>')}${plain}</w:p>`,
    `<w:r><w:pict><w:p>${run('w:ascii="Wingdings"', '<w:tab/>')}</w:p></w:pict>${text('þ')}</w:r>`,
  ])
    expect(withSigns(asItIs)).toBe(asItIs);
});

test('the font before a tracked change is not that of the text', () => {
  const changed =
    '<w:r><w:rPr><w:rFonts w:ascii="Arial"/><w:rPrChange w:id="1"><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:rPrChange></w:rPr><w:t>Completion within 120 days</w:t></w:r>';
  expect(withSigns(changed)).toBe(changed);
});
