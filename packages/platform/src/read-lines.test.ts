import { Readable } from 'node:stream';
import t from 'tap';
import { readLines } from './read-lines.ts';

async function linesOf(chunks: Buffer[], longest?: number): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(Readable.from(chunks), longest)) lines.push(line);
  return lines;
}

t.test('lines end with a line feed alone, wherever the bytes are cut', async (t) => {
  const text = 'one\u2028two\u2029three\r\n\nfünf 🚰';
  const bytes = Buffer.from(text);
  const chunks = [...bytes].map((byte) => Buffer.from([byte]));
  t.same(await linesOf(chunks), text.split('\n'));
  t.same(await linesOf([Buffer.from('a\nb\n')]), ['a', 'b']);
  t.same(await linesOf([]), []);
});

t.test('a line that is too long is refused before it has ended', async (t) => {
  t.same(await linesOf([Buffer.from('1234\n5678')], 4), ['1234', '5678']);
  await t.rejects(linesOf([Buffer.from('12'), Buffer.from('345')], 4), /more than 4 characters/);
});
