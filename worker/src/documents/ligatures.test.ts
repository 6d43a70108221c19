import { PDFName } from 'pdf-lib';
import t from 'tap';
import { readDocument } from './read-document.ts';
import { options, writeSource } from './testing/files.ts';
import { makePdf } from './testing/make-pdf.ts';

/** Reads a page in a font whose encoding names what it draws for `differences`, and whose map to Unicode says `mapped` for some codes. */
async function read(codes: string, differences: Record<number, string>, mapped: Record<string, string> = {}) {
  const bytes = await makePdf(({ pdf, page }) => {
    const { context } = pdf;
    const entries = Object.entries(mapped).map(([code, unicode]) => `<${code}> <${unicode}>`);
    const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${entries.length} beginbfchar ${entries.join(' ')} endbfchar endcmap`;
    const font = context.obj({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      Encoding: {
        Type: 'Encoding',
        BaseEncoding: 'WinAnsiEncoding',
        Differences: Object.entries(differences).flatMap(([code, name]) => [Number(code), PDFName.of(name)]),
      },
      ...(entries.length > 0 && { ToUnicode: context.register(context.stream(map)) }),
    });
    const sheet = page();
    sheet.node.setFontDictionary(PDFName.of('Own'), context.register(font));
    sheet.node.set(
      PDFName.of('Contents'),
      context.register(context.stream(`BT /Own 12 Tf 100 700 Td (${codes}) Tj ET`)),
    );
  });
  const [page] = (await readDocument(await writeSource('tender.pdf', 'application/pdf', bytes), options)).pages;
  return { text: page?.text, doubtful: page?.doubtful ?? false };
}

t.test('ligatures come out as the letters that their glyphs are named after', async (t) => {
  const codes = 'O\\001ce, Xa\\002a\\003X qui\\004 \\005o';
  const names = { 1: 'f_f_i', 2: 't_t', 3: 't_i', 4: 'f_t.liga', 5: 'T_h' };
  t.same(await read(codes, names), { text: 'Office, XattatiX quift Tho', doubtful: false });
  t.same(await read('o\\001cer xo\\002x', { 1: 'f_f_i', 2: 't_i' }, { '02': '019f' }), {
    text: 'officer xotix',
    doubtful: false,
  });
});

t.test('without a name the words decide, and what stays strange is reported', async (t) => {
  const text = 'The informa\\001on on quota\\001on and no\\001ce of applica\\001on';
  const plain = Object.fromEntries([...' The informaonqutdcpl'].map((letter) => [hex(letter), `00${hex(letter)}`]));
  t.same(await read(text, {}, { ...plain, '01': '019f' }), {
    text: 'The information on quotation and notice of application',
    doubtful: false,
  });
  t.same(await read('x\\001qz yy\\001ww', {}, { '01': 'e001' }), { text: 'x\ue001qz yy\ue001ww', doubtful: true });
});

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(2, '0');
