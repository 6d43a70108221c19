import { expect, test } from 'vitest';
import {
  defaultStyle,
  numberPages,
  withBareFirstPages,
  withFirstFonts,
  withInheritedReferences,
  withLeastLines,
  withoutEastAsianFonts,
  withoutEmptyWidths,
  withPageSigns,
  withParagraphStyles,
  withTableStyles,
  withTableStylesFirst,
} from './mend-docx.ts';

const part = (content: string) => `<w:x xmlns:w="w">${content}</w:x>`;

test('a first page that differs and has no header of its own has none', () => {
  const header = (type: string) => `<w:headerReference w:type="${type}" r:id="a"/>`;
  const section = (content: string) => `<w:sectPr w:rsidR="1">${content}</w:sectPr>`;
  const mended = (...sections: string[]) => withBareFirstPages(part(sections.map(section).join('')));
  const bare = '<w:headerReference w:type="first"/>';
  const [plain, differs] = [header('default'), '<w:titlePg/>'];
  expect(mended(plain + differs)).toBe(part(section(bare + plain + differs)));
  for (const asItIs of [plain, `${plain}<w:titlePg w:val="0"/>`, header('first') + plain + differs, differs]) {
    expect(mended(asItIs)).toBe(part(section(asItIs)));
  }
  // The second section inherits the header of the first.
  expect(mended(header('first') + plain, plain + differs)).not.toContain(bare);
  // The state before a tracked change is ignored.
  const change = `<w:sectPrChange>${section(differs)}</w:sectPrChange>`;
  expect(mended(plain + change)).toBe(part(section(plain + change)));
});

test('a section has the headers and footers of the one before it, unless it names its own', () => {
  const reference = (kind: string, type: string, id: string) => `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;
  const section = (content: string) => `<w:sectPr w:rsidR="1">${content}</w:sectPr>`;
  const mended = (...sections: string[]) => withInheritedReferences(part(sections.map(section).join('')));
  const [header, footer] = [reference('header', 'default', 'a'), reference('footer', 'default', 'b')];
  expect(mended(header + footer, '<w:cols/>')).toBe(
    part(section(header + footer) + section(`${header}${footer}<w:cols/>`)),
  );
  const other = reference('footer', 'default', 'c');
  expect(mended(footer, other, '')).toBe(part(section(footer) + section(other) + section(other)));
  expect(mended('', footer)).toBe(part(section('') + section(footer)));
  // The state before a tracked change is ignored.
  const change = `<w:sectPrChange>${section(other)}</w:sectPrChange>`;
  expect(mended(footer + change, '')).toBe(part(section(footer + change) + section(footer)));
});

test('a table without a style of its own has the default one, and the others keep theirs', () => {
  const styles = part(
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"/>' +
      '<w:style w:type="table" w:styleId="Grid"/>' +
      '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/></w:style>',
  );
  expect(defaultStyle(styles, 'table')).toBe('TableNormal');
  expect(defaultStyle(part('<w:style w:type="table" w:styleId="Grid"/>'), 'table')).toBeUndefined();
  const table = (style: string) => part(`<w:tbl><w:tblPr>${style}<w:tblW w:w="5000"/></w:tblPr></w:tbl>`);
  const named = (style: string) => table(`<w:tblStyle w:val="${style}"/>`);
  expect(withTableStyles(table(''), 'TableNormal')).toBe(named('TableNormal'));
  expect(withTableStyles(named('Grid'), 'TableNormal')).toBe(named('Grid'));
  expect(withTableStyles(table(''), undefined)).toBe(table(''));
});

test('a paragraph without a style of its own has the default one, and the others keep theirs', () => {
  const styles = part('<w:style w:type="paragraph" w:default="1" w:styleId="Normal"/>');
  expect(defaultStyle(styles, 'paragraph')).toBe('Normal');
  const mended = (xml: string) => withParagraphStyles(part(xml), 'Normal');
  const normal = '<w:pStyle w:val="Normal"/>';
  for (const [xml, expected] of [
    ['<w:p><w:r/></w:p>', `<w:p><w:pPr>${normal}</w:pPr><w:r/></w:p>`],
    ['<w:p w:rsidR="1"><w:pPr><w:jc/></w:pPr></w:p>', `<w:p w:rsidR="1"><w:pPr>${normal}<w:jc/></w:pPr></w:p>`],
    ['<w:p><w:pPr/><w:r/></w:p>', `<w:p><w:pPr>${normal}</w:pPr><w:r/></w:p>`],
    ['<w:p w:rsidR="1"/>', `<w:p w:rsidR="1"><w:pPr>${normal}</w:pPr></w:p>`],
    ['<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr></w:p>', '<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr></w:p>'],
    ['<w:pict/><w:pgSz w:w="1"/>', '<w:pict/><w:pgSz w:w="1"/>'],
  ] as const)
    expect(mended(xml)).toBe(part(expected));
  expect(withParagraphStyles(part('<w:p/>'), undefined)).toBe(part('<w:p/>'));
});

test('Latin letters are not drawn in a font for East Asian text', () => {
  const run = (fonts: string, text: string) => part(`<w:r><w:rPr><w:rFonts ${fonts}/></w:rPr><w:t>${text}</w:t></w:r>`);
  const both = 'w:ascii="Arial" w:eastAsia="SimSun"';
  expect(withoutEastAsianFonts(run('w:eastAsia="Times New Roman" w:cs="Arial"', 'Goals'))).toBe(
    run('w:cs="Arial"', 'Goals'),
  );
  expect(withoutEastAsianFonts(run(both, 'Goals'))).toBe(run('w:ascii="Arial"', 'Goals'));
  expect(withoutEastAsianFonts(run(both, '投标'))).toBe(run(both, '投标'));
  expect(withoutEastAsianFonts(run('w:eastAsia="SimSun"', '投标'))).toBe(run('w:eastAsia="SimSun"', '投标'));
});

test('of several fonts for a text the first is named; texts that name one keep it', () => {
  const run = (fonts: string) => `<w:r><w:rPr><w:rFonts ${fonts}/></w:rPr><w:t>a="b;c"</w:t></w:r>`;
  const several = 'w:ascii="Liberation Serif;Times New Roman" w:hAnsi="Arial"';
  expect(withFirstFonts(run(several))).toBe(run('w:ascii="Liberation Serif" w:hAnsi="Arial"'));
  for (const one of ['w:ascii="Arial"', 'w:ascii="B&amp;W Sans"', 'w:eastAsia="&#23435;&#20307;"']) {
    expect(withFirstFonts(run(one))).toBe(run(one));
  }
  expect(withFirstFonts(run('w:ascii="B&amp;W;Arial"'))).toBe(run('w:ascii="B&amp;W"'));
});

test('a table with a width of 0% is as wide as its columns; others keep their width', () => {
  const table = (width: string) => `<w:tblPr>${width}<w:tblLook w:val="07E0"/></w:tblPr>`;
  for (const none of ['<w:tblW w:w="0" w:type="pct"/>', '<w:tblW w:type="pct" w:w="0.0"/>']) {
    expect(withoutEmptyWidths(table(none))).toBe(table(''));
  }
  for (const some of ['<w:tblW w:w="5000" w:type="pct"/>', '<w:tblW w:w="0" w:type="auto"/>']) {
    expect(withoutEmptyWidths(table(some))).toBe(table(some));
  }
});

test('an "at least" line height becomes exact, or single if the text needs more', () => {
  const spacing = (line: string, rule: string) => `<w:spacing w:before="60" w:line="${line}" w:lineRule="${rule}"/>`;
  expect(withLeastLines(spacing('240', 'atLeast'))).toBe(spacing('280', 'auto'));
  expect(withLeastLines(spacing('480', 'atLeast'))).toBe(spacing('480', 'exact'));
  for (const asItIs of [spacing('360', 'auto'), spacing('240', 'exact'), '<w:spacing w:before="60"/>']) {
    expect(withLeastLines(asItIs)).toBe(asItIs);
  }
});

test('each page shows its own number, whatever the file last showed', () => {
  const field = (name: string, shown: string) =>
    `<w:fldChar w:fldCharType="begin"/><w:instrText> ${name} \\* MERGEFORMAT </w:instrText><w:fldChar w:fldCharType="separate"/><w:t>${shown}</w:t><w:t>x</w:t><w:fldChar w:fldCharType="end"/>`;
  const footer = withPageSigns(
    `<w:t>Page </w:t>${field('PAGE', '9')}<w:t> of </w:t><w:fldSimple w:instr=" NUMPAGES "><w:t>9</w:t></w:fldSimple>${field('DATE', '2026')}`,
  );
  const shown = [...footer.matchAll(/<w:t>([^<]*)/g)].map(([, text]) => text).join('');
  const page = () => {
    const section = document.createElement('section');
    section.append(document.createElement('footer'));
    section.lastElementChild?.append(shown);
    return section;
  };
  const pages = [page(), page()];
  numberPages(pages);
  expect(pages.map(({ textContent }) => textContent)).toEqual(['Page 1 of 22026x', 'Page 2 of 22026x']);
});

test('the styles of tables come first, so that those of paragraphs win', () => {
  const style = (type: string, id: string) => `<w:style w:type="${type}" w:styleId="${id}"><w:rPr/></w:style>`;
  const before = '<w:styles><w:docDefaults/>';
  const styles = `${before}${style('paragraph', 'A')}<w:style w:type="table"/>${style('table', 'B')}\n${style('character', 'C')}${style('table', 'D')}</w:styles>`;
  expect(withTableStylesFirst(styles)).toBe(
    `${before}${style('table', 'B')}${style('table', 'D')}${style('paragraph', 'A')}<w:style w:type="table"/>\n${style('character', 'C')}</w:styles>`,
  );
  const none = `${before}${style('paragraph', 'A')}</w:styles>`;
  expect(withTableStylesFirst(none)).toBe(none);
});
