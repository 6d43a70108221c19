import t from 'tap';
import { breakingStyles, findDocxPages } from './docx-pages.ts';

const mark = '<w:lastRenderedPageBreak/>';
const text = (words: string) => `<w:t>${words}</w:t>`;
const run = (...parts: string[]) => `<w:r>${parts.join('')}</w:r>`;
const paragraph = (...parts: string[]) => `<w:p>${parts.join('')}</w:p>`;
const kinds = (xml: string) => findDocxPages(xml).starts.map(({ kind }) => kind);
/** The text of each page. */
function pagesOf(xml: string): string[] {
  const ends = findDocxPages(xml).starts.map((start) => (start.kind === 'section' ? start.after : start.at));
  return [0, ...ends].map((from, page) => xml.slice(from, ends[page]).replace(/<[^>]*>/g, ''));
}

t.test('a style begins pages if it says so itself or by the style it is based on', async (t) => {
  const style = (id: string, content: string) => `<w:style w:styleId="${id}">${content}</w:style>`;
  const styles =
    style('A', '<w:pageBreakBefore/>') +
    style('B', '<w:basedOn w:val="A"/>') +
    style('C', '<w:basedOn w:val="A"/><w:pageBreakBefore w:val="0"/>') +
    style('D', '<w:basedOn w:val="D"/>');
  t.same([...breakingStyles(styles)], ['A', 'B']);
});

t.test('the properties of a paragraph before a tracked change do not count', async (t) => {
  const change = '<w:pPrChange><w:pPr><w:pStyle w:val="X"/><w:pageBreakBefore/></w:pPr></w:pPrChange>';
  const changed = paragraph(`<w:pPr><w:pStyle w:val="Y"/>${change}</w:pPr>`, run(text('Two')));
  t.same(findDocxPages(paragraph(run(text('One'))) + changed, new Set(['X'])).starts, []);
});

t.test('only the first break of a paragraph ends a page within it', async (t) => {
  const br = '<w:br w:type="page"/>';
  t.same(pagesOf(paragraph(run(text('a'), br, text('b'), br, text('c'))) + paragraph(run(text('d')))), [
    'a',
    'bc',
    'd',
  ]);
  const inserted = paragraph(`<w:ins>${run(text('a'), br, text('b'))}</w:ins>`) + paragraph(run(text('c')));
  t.same(pagesOf(inserted), ['ab', 'c']);
  const cell = `<w:tbl><w:tr><w:tc>${paragraph(run(text('a'), br))}</w:tc></w:tr></w:tbl>`;
  t.same(pagesOf(cell + paragraph(run(text('b')))), ['a', 'b']);
});

t.test('a page that is due after a break within a paragraph begins with the next one', async (t) => {
  const br = '<w:br w:type="page"/>';
  const before = paragraph(run(text('a')));
  for (const next of [br, mark]) {
    const pictured = paragraph(run(br), run('<w:drawing/>'), run(next, text('b')));
    t.same(pagesOf(before + pictured + paragraph(run(text('c')))), ['a', 'b', 'c']);
  }
});

t.test('a body without marks gets pages of about 3,000 letters, in tables too', async (t) => {
  const line = 'x'.repeat(100);
  const prose = paragraph(run(text(line))).repeat(70);
  t.same(
    pagesOf(prose).map(({ length }) => length),
    [3000, 3000, 1000],
  );
  const rows = `<w:tr><w:tc>${paragraph(run(text(line)))}</w:tc></w:tr>`.repeat(70);
  const table = `<w:tbl><w:tblPr/><w:tblGrid/>${rows}</w:tbl>`;
  t.same(kinds(table), ['row', 'row']);
  const short = paragraph(run(text(line))).repeat(35);
  t.same(kinds(short), ['paragraph']);
  t.same(kinds(short.replace('<w:t>', `${mark}<w:t>`)), [], 'with a mark, pages are only those that are marked');
});

t.test('broken XML costs no more time than its length', async (t) => {
  const bodies = [
    `<w:${'a'.repeat(300_000)}`,
    `<w:tbl><w:tblPr><w:tblpPr/></w:tblPr>${'<w:tblGrid/>'.repeat(200_000)}`,
  ];
  for (const body of bodies) t.same(kinds(body), []);
});

/** A marked page, and a section with A4 pages. */
const marked = paragraph(run(text('Cover'))) + paragraph(run(mark, text('Start')));
const a4 =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>';

t.test('a page that is much longer than its paper, as marks of Word are missing, is divided', async (t) => {
  const line = paragraph(run(text('x'.repeat(60))));
  const countOf = (body: string) => findDocxPages(marked + body + a4).starts.length + 1;
  t.equal(countOf(line.repeat(60)), 2, 'a page that is a little longer: other fonts have other lines');
  t.equal(countOf(line.repeat(120)), 4);
  t.equal(countOf('<w:p/>'.repeat(60) + line.repeat(60)), 4, 'lines without text need room, too');
  const small = paragraph(run('<w:rPr><w:sz w:val="10"/></w:rPr>', text('x'.repeat(60))));
  t.equal(countOf(small.repeat(100)), 2, 'small letters need less');
  const picture = '<w:drawing><wp:inline><wp:extent cx="5000000" cy="6000000"/></wp:inline></w:drawing>';
  t.equal(countOf(paragraph(run(text('a'), picture)).repeat(3)), 4, 'a picture needs its height');
  const behind = picture.replaceAll('wp:inline', 'wp:anchor');
  t.equal(countOf(paragraph(run(text('a'), behind)).repeat(3)), 2, 'one that floats has none of its own');
  const rows = `<w:tr><w:tc>${line}</w:tc><w:tc>${line.repeat(2)}</w:tc></w:tr>`.repeat(60);
  t.equal(countOf(`<w:tbl><w:tblPr/><w:tblGrid/>${rows}</w:tbl>`), 4, 'a row is as high as its highest cell');
  const wide = a4.replace('<w:pgSz', '<w:cols w:num="2"/><w:pgSz');
  t.equal(findDocxPages(marked + line.repeat(120) + wide).starts.length + 1, 4, 'columns are narrower, but several');
});
