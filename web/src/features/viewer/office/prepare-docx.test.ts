import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { safeLink } from '../links/safe-link.ts';
import { drawMetafile } from './draw-metafile.ts';
import { OfficeProblemError } from './office-problem.ts';
import { prepareDocx } from './prepare-docx.ts';
import { squareMetafile } from './testing/square-metafile.ts';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const document = (body: string) => `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`;
const paragraph = '<w:p><w:r><w:t>Text</w:t></w:r></w:p>';
const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;

const pack = (parts: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );

async function problemOf(parts: Record<string, string | Uint8Array>): Promise<string | null> {
  try {
    await prepareDocx(pack(parts));
    return null;
  } catch (error) {
    if (error instanceof OfficeProblemError) return error.problem;
    throw error;
  }
}

/** Draws them without a worker, which these tests do not have. */
async function drawHere(metafiles: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
  const drawings = new Map<string, Uint8Array>();
  for (const [name, bytes] of metafiles) {
    const drawing = await drawMetafile(bytes);
    if (drawing) drawings.set(name, drawing);
  }
  return drawings;
}

test('parts that are not drawn are left out: macros, embedded files, fonts, templates, and everything outside of the file', async () => {
  const file = pack({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': document(paragraph),
    'word/vbaProject.bin': 'macro',
    'word/embeddings/oleObject1.bin': 'object',
    'word/fonts/font1.odttf': 'font',
    'word/afchunk.html': '<script>1</script>',
    'word/media/image1.png': new Uint8Array(30),
    'word/media/image2.tiff': 'picture',
    'word/_rels/document.xml.rels': `<Relationships>${[
      relation('a', 'hyperlink', 'https://example.org/?a=1&amp;b=2', 'External'),
      relation('b', 'hyperlink', 'javascript:alert(1)', 'External'),
      relation('c', 'image', 'https://example.org/pixel.png', 'External'),
      relation('d', 'attachedTemplate', 'https://example.org/macro.dotm', 'External'),
      relation('e', 'hyperlink', 'file:///etc/passwd', 'External'),
      relation('f', 'aFChunk', 'afchunk.html'),
      relation('g', 'image', 'media/image1.png'),
    ].join('')}</Relationships>`,
  });
  const { file: prepared, picturesLeft } = await prepareDocx(file);
  const parts = unzipSync(prepared);
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    'word/_rels/document.xml.rels',
    'word/document.xml',
    'word/media/image1.png',
  ]);
  expect(picturesLeft).toBe(1);
  const relations = new TextDecoder().decode(parts['word/_rels/document.xml.rels']);
  expect([...relations.matchAll(/ Id="(\w)"/g)].map(([, id]) => id)).toEqual(['a', 'g']);
  expect(relations).toContain('Target="https://example.org/?a=1&amp;b=2"');
});

test('a file that is made to block the screen is refused before anything is drawn', async () => {
  expect(await problemOf({ 'word/document.xml': document('<w:p/>'.repeat(500_000)) })).toBe('too_large');
  expect(await problemOf({ 'word/document.xml': document(`${'<w:p>'.repeat(2000)}${'</w:p>'.repeat(2000)}`) })).toBe(
    'too_large',
  );
  // Zeros compress to a thousandth of their size.
  expect(await problemOf({ 'word/document.xml': new Uint8Array(40_000_000) })).toBe('too_large');
  const pages = `<w:p><w:r><w:br w:type="page"/></w:r></w:p>`.repeat(5000);
  const header = `<w:hdr ${namespaces}>${'<w:p/>'.repeat(500)}</w:hdr>`;
  expect(await problemOf({ 'word/document.xml': document(pages), 'word/header1.xml': header })).toBe('too_large');
});

test('a file that is not a document, or declares entities, is refused', async () => {
  expect(await problemOf({ 'word/document.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${document('&a;')}` })).toBe('corrupt');
  expect(await problemOf({ 'word/document.xml': document('<w:p>') })).toBe('corrupt');
  expect(await problemOf({ 'other.xml': '<a/>' })).toBe('corrupt');
  await expect(prepareDocx(strToU8('no archive'))).rejects.toThrow(OfficeProblemError);
});

test('a picture with more pixels than a browser should unpack is left out', async () => {
  const bomb = new Uint8Array(30);
  new DataView(bomb.buffer).setUint32(0, 0x89504e47);
  new DataView(bomb.buffer).setUint32(16, 50_000);
  new DataView(bomb.buffer).setUint32(20, 50_000);
  const { file, picturesLeft } = await prepareDocx(
    pack({ 'word/document.xml': document(paragraph), 'word/media/a.png': bomb }),
  );
  expect(Object.keys(unzipSync(file))).toEqual(['word/document.xml']);
  expect(picturesLeft).toBe(1);
});

test('only addresses of pages and mail can be followed', () => {
  expect(safeLink('https://example.org/a')).toBe('https://example.org/a');
  expect(safeLink('mailto:bids@example.org')).toBe('mailto:bids@example.org');
  for (const target of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'file:///a',
    'a.docx',
    '',
  ]) {
    expect(safeLink(target), target).toBeNull();
  }
});

test('pictures that Windows stored as drawing calls are drawn; those that are none are left out', async () => {
  const content = '<Types><Default Extension="emf" ContentType="image/x-emf"/></Types>';
  const file = pack({
    '[Content_Types].xml': content,
    'word/document.xml': document(paragraph),
    'word/media/image1.emf': squareMetafile(),
    'word/media/image2.wmf': 'no picture',
    'word/_rels/document.xml.rels': `<Relationships>${relation('a', 'image', 'media/image1.emf')}${relation('b', 'image', 'media/image2.wmf')}</Relationships>`,
  });
  const { file: prepared, picturesLeft } = await prepareDocx(file, drawHere);
  expect(picturesLeft).toBe(1);
  const parts = unzipSync(prepared);
  const textOf = (name: string) => new TextDecoder().decode(parts[name]);
  expect(Object.keys(parts).filter((name) => name.includes('media'))).toEqual(['word/media/image1.emf.svg']);
  expect(textOf('word/media/image1.emf.svg')).toMatch(/^<svg preserveAspectRatio="none" [^>]*viewBox="0 0 100 100"/);
  expect(textOf('word/media/image1.emf.svg')).toContain('<path d="M10 10l80 0 0 80-80 0z"');
  expect(textOf('word/_rels/document.xml.rels')).toContain('Target="media/image1.emf.svg"');
  expect(textOf('word/_rels/document.xml.rels')).toContain('Target="media/image2.wmf"');
  expect(textOf('[Content_Types].xml')).toContain('<Default Extension="svg" ContentType="image/svg+xml"/></Types>');
});

test('a metafile does not make a document with many small pictures too large', async () => {
  const shown = '<w:p><w:r><w:drawing><a:blip/></w:drawing></w:r></w:p>'.repeat(1100);
  const parts = {
    'word/document.xml': document(shown).replace('<w:document ', '<w:document xmlns:a="a" '),
    'word/media/image1.emf': squareMetafile(),
  };
  const { picturesLeft } = await prepareDocx(pack(parts), drawHere);
  expect(picturesLeft).toBe(0);
});
