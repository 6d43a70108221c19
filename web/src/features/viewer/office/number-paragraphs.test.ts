import { expect, test } from 'vitest';
import { withoutChoices } from './drawn-branches.ts';
import { readLists } from './list-definitions.ts';
import { createStyleLookup, readListStyles } from './list-styles.ts';
import { showLabels, withLabels } from './number-paragraphs.ts';
import { OfficeProblemError } from './office-problem.ts';

const level = (at: number, format: string, text: string, more = '', start = 1) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/><w:suff w:val="nothing"/></w:lvl>`;
const definition = (id: number, content: string) => `<w:abstractNum w:abstractNumId="${id}">${content}</w:abstractNum>`;
const list = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;
const override = (at: number, content: string) => `<w:lvlOverride w:ilvl="${at}">${content}</w:lvlOverride>`;
const startsAt = (at: number, start: number) => override(at, `<w:startOverride w:val="${start}"/>`);
const clauses = level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2') + level(2, 'lowerLetter', '(%3)');

const item = (id: number, at: number, more = '') =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>${more}</w:pPr></w:p>`;
const styled = (style: string, numbering = '') => `<w:p><w:pPr><w:pStyle w:val="${style}"/>${numbering}</w:pPr></w:p>`;

/** The drawn labels of paragraphs; empty for a paragraph without one. */
function labelsOf(numbering: string, paragraphs: string[], styles = ''): string[] {
  const listStyles = readListStyles(styles && `<w:styles xmlns:w="w">${styles}</w:styles>`);
  const names = new Map([...listStyles].map(([id, use]) => [id, use.list ?? '']));
  const lists = readLists(`<w:numbering xmlns:w="w">${numbering}</w:numbering>`, names);
  const body = withLabels(paragraphs.join(''), lists, createStyleLookup(listStyles, lists));
  return [...body.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, content = '']) => {
    const name = /<w:bookmarkStart [^<>]*w:name="([^"]*)"/.exec(content)?.[1] ?? '';
    return drawn(name.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
      .style.getPropertyValue('--label')
      .slice(1, -1);
  });
}

/** The empty run after a drawn bookmark of this name. */
function drawn(name: string): HTMLElement {
  const [page, paragraph, sign, run] = ['section', 'p', 'span', 'span'].map((tag) => document.createElement(tag));
  if (!page || !paragraph || !sign || !run) throw new Error('No elements');
  sign.id = name;
  paragraph.append(sign, run);
  page.append(paragraph);
  showLabels([page]);
  expect(page.innerHTML).not.toContain('_label_');
  return run;
}

test('lists of one definition continue each other; one with a look of its own counts separately', () => {
  const own = override(0, level(0, 'upperRoman', '%1)'));
  const numbering = definition(7, clauses) + list(1, 7) + list(2, 7) + list(3, 7, own);
  const body = [item(1, 0), item(2, 1), item(3, 0), item(2, 1), item(1, 0), item(3, 0), item(3, 1)];
  expect(labelsOf(numbering, body)).toEqual(['1.', '1.1', 'I)', '1.2', '2.', 'II)', 'II.1']);
});

test('a list with a start value restarts where it first uses the level', () => {
  const numbering = definition(7, clauses) + list(1, 7) + list(2, 7, startsAt(1, 4) + startsAt(0, 1));
  const body = [item(1, 0), item(1, 1), item(2, 1), item(2, 1), item(1, 1), item(2, 0), item(2, 1)];
  expect(labelsOf(numbering, body)).toEqual(['1.', '1.1', '1.4', '1.5', '1.6', '1.', '1.1']);
});

test('a higher level that is not used shows its first number, and each level its own format', () => {
  const levels =
    level(0, 'upperLetter', '%1', '', 2) + level(1, 'decimal', '%1.%2') + level(2, 'lowerRoman', '%1.%2.%3');
  expect(labelsOf(definition(7, levels) + list(1, 7), [item(1, 1), item(1, 2), item(1, 2), item(1, 1)])).toEqual([
    'B.1',
    'B.1.i',
    'B.1.ii',
    'B.2',
  ]);
});

test('a list that begins below its first level goes on with the second number there', () => {
  const body = [item(1, 1), item(1, 0), item(1, 1), item(1, 0)];
  expect(labelsOf(definition(7, clauses) + list(1, 7), body)).toEqual(['1.1', '2.', '2.1', '3.']);
});

test('a level restarts after each higher one, after the one that it names, or never', () => {
  const restartsAfter = (of: number) =>
    level(0, 'decimal', '%1') + level(1, 'decimal', '%2') + level(2, 'decimal', '%3', `<w:lvlRestart w:val="${of}"/>`);
  const usual = level(0, 'decimal', '%1') + level(1, 'decimal', '%2') + level(2, 'decimal', '%3');
  const body = [0, 1, 2, 1, 2, 0, 2].map((at) => item(1, at));
  const third = (levels: string) =>
    labelsOf(definition(7, levels) + list(1, 7), body).filter((_, at) => [2, 4, 6].includes(at));
  expect(third(usual)).toEqual(['1', '1', '1']);
  expect(third(restartsAfter(1))).toEqual(['1', '2', '1']);
  expect(third(restartsAfter(0))).toEqual(['1', '2', '3']);
});

test('a legal level shows all numbers as decimal ones', () => {
  const levels = level(0, 'upperRoman', 'Article %1') + level(1, 'decimalZero', 'Section %1.%2', '<w:isLgl/>');
  expect(labelsOf(definition(7, levels) + list(1, 7), [item(1, 0), item(1, 0), item(1, 1)])).toEqual([
    'Article I',
    'Article II',
    'Section 2.1',
  ]);
});

test('a paragraph has the list of its style, which a level names or the style inherits, unless it says otherwise', () => {
  const linked =
    level(0, 'decimal', '%1.', '<w:pStyle w:val="Top"/>') + level(1, 'decimal', '%1.%2', '<w:pStyle w:val="Sub"/>');
  const style = (id: string, content: string) => `<w:style w:styleId="${id}">${content}</w:style>`;
  const styles =
    style('Top', '<w:numPr><w:numId w:val="1"/></w:numPr>') +
    style('Sub', '<w:basedOn w:val="Top"/>') +
    style('Sub2', '<w:basedOn w:val="Sub"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr>') +
    style('Loop', '<w:basedOn w:val="Loop"/>');
  const none = '<w:numPr><w:numId w:val="0"/></w:numPr>';
  const tracked = `<w:pPrChange><w:pPr>${none}</w:pPr></w:pPrChange>`;
  const raised = '<w:numPr><w:ilvl w:val="0"/></w:numPr>';
  const body = [
    styled('Top'),
    styled('Sub'),
    styled('Sub2'),
    styled('Sub', none),
    styled('Sub', tracked),
    styled('Sub', raised),
    styled('Loop'),
  ];
  expect(labelsOf(definition(7, linked) + list(1, 7), body, styles)).toEqual(['1.', '1.1', '1.2', '', '1.3', '2.', '']);
});

test('a definition that names a style of lists has the levels of that style', () => {
  const numbering =
    definition(7, `<w:styleLink w:val="Clauses"/>${clauses}`) +
    definition(8, '<w:numStyleLink w:val="Clauses"/>') +
    list(1, 7) +
    list(2, 8);
  const styles = '<w:style w:styleId="Clauses"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
  expect(labelsOf(numbering, [item(1, 0), item(2, 0), item(2, 1)], styles)).toEqual(['1.', '2.', '2.1']);
});

test('numbers are written as Word writes them', () => {
  const last = (format: string, start: number) =>
    labelsOf(definition(7, level(0, format, '%1', '', start)) + list(1, 7), [item(1, 0)])[0];
  expect([last('lowerLetter', 28), last('upperLetter', 26), last('lowerRoman', 49), last('upperRoman', 1994)]).toEqual([
    'bb',
    'Z',
    'xlix',
    'MCMXCIV',
  ]);
  expect([last('decimalZero', 7), last('decimalZero', 12), last('none', 3), last('unknown', 3)]).toEqual([
    '07',
    '12',
    '',
    '3',
  ]);
});

test('bullets of symbol fonts are signs that every browser can show', () => {
  const bullet = (font: string, text: string) =>
    `<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="${text}"/><w:suff w:val="nothing"/><w:rPr><w:rFonts w:ascii="${font}"/></w:rPr></w:lvl>`;
  const numbering =
    definition(1, bullet('Symbol', '\uf0b7')) +
    definition(2, bullet('Wingdings', '§')) +
    definition(3, bullet('Courier New', 'o')) +
    [1, 2, 3].map((id) => list(id, id)).join('');
  expect(labelsOf(numbering, [item(1, 0), item(2, 0), item(3, 0)])).toEqual(['•', '▪', 'o']);
});

test('a text box in two forms is counted once', () => {
  const box = `<w:r>${item(1, 0)}</w:r>`;
  const forms = `<mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
  expect(labelsOf(definition(7, clauses) + list(1, 7), [withoutChoices(forms), item(1, 0)])).toEqual(['1.', '2.']);
});

test('formats that only a browser can write are counters; a label of the file cannot be more than text', () => {
  const counted = drawn('_label_["(",{"number":3,"style":"hebrew"},")"]');
  expect(counted.style.getPropertyValue('--label')).toBe('"(" counter(label-1, hebrew) ")"');
  expect(counted.style.getPropertyValue('counter-set')).toBe('label-1 3');
  const hostile = drawn(`_label_${JSON.stringify(['" url(https://a.example/) "', { number: 1, style: 'x) url(y' }])}`);
  expect(hostile.style.getPropertyValue('--label')).toBe('"\\22  url(https://a.example/) \\22 "');
  for (const name of ['_label_', '_label_{', '_label_7']) expect(drawn(name).outerHTML).toBe('<span></span>');
});

test('a label has the look of the mark of its paragraph, as it is now, and is shown where the mark is hidden', () => {
  const lists = readLists(`<w:numbering xmlns:w="w">${definition(1, clauses)}${list(1, 1)}</w:numbering>`, new Map());
  const before = '<w:rPrChange w:id="1"><w:rPr><w:i/></w:rPr></w:rPrChange>';
  const mark = `<w:rPr><w:ins w:id="2"/><w:b/><w:vanish/><w:specVanish/><w:color w:val="C00000"/>${before}</w:rPr>`;
  const body = withLabels(item(1, 0, mark), lists, () => ({}));
  expect(body).toContain('<w:r><w:rPr><w:b/><w:color w:val="C00000"/></w:rPr></w:r></w:p>');
  expect(withLabels(item(1, 0, '<w:rPr/>'), lists, () => ({}))).toContain('<w:r><w:rPr></w:rPr></w:r></w:p>');
});

test('only the first properties of a paragraph number it, however many a broken file has', () => {
  const lists = readLists(`<w:numbering xmlns:w="w">${definition(1, clauses)}${list(1, 1)}</w:numbering>`, new Map());
  const more = '<w:pPr></w:pPr>'.repeat(4000);
  const body = withLabels(`<w:p>${item(1, 0).slice('<w:p>'.length, -'</w:p>'.length)}${more}</w:p>`, lists, () => ({}));
  expect(body.length).toBeLessThan(more.length + 1000);
});

test('labels that are too long together are refused', () => {
  const long = level(0, 'upperRoman', '%1'.repeat(90), '', 3888);
  const lists = readLists(`<w:numbering xmlns:w="w">${definition(1, long)}${list(1, 1)}</w:numbering>`, new Map());
  expect(() => withLabels(item(1, 0).repeat(20_000), lists, () => ({}))).toThrow(OfficeProblemError);
});

test('the name of a list stays a value', () => {
  const id = '1"/><w:evil/>';
  const lists = new Map([
    [
      id,
      readLists(`<w:numbering xmlns:w="w">${definition(1, clauses)}${list(1, 1)}</w:numbering>`, new Map()).get(
        '1',
      ) as never,
    ],
  ]);
  expect(withLabels(styled('Clause'), lists, () => ({ list: id, level: 0 }))).not.toContain('<w:evil/>');
});

test('a mark whose end is in a comment does not copy the rest of the file for each paragraph', () => {
  const lists = readLists(
    `<w:numbering xmlns:w="w">${definition(0, clauses)}${list(1, 0)}</w:numbering>`,
    new Map<string, string>(),
  );
  const hostile = item(1, 0, '<w:rPr><!--</w:pPr>--></w:rPr>').repeat(300);
  const drawnXml = withLabels(hostile, lists, createStyleLookup(readListStyles(''), lists));
  expect(drawnXml.length).toBeLessThan(hostile.length + 300 * 1000);
});
