import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a stream, each ended by `\n` and by nothing else: JSON has U+2028 and U+2029 in its strings, which Node's own reader of
 * lines takes for ends. Throws where a line is longer than `longest` characters.
 */
export async function* readLines(
  stream: AsyncIterable<Buffer | string>,
  longest = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const [first = '', ...more] = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    parts.push(first);
    length += first.length;
    for (const next of more) {
      yield parts.join('');
      parts = [next];
      length = next.length;
    }
    if (length > longest) throw new Error(`A line has more than ${longest} characters.`);
  }
  parts.push(decoder.end());
  const last = parts.join('');
  if (last) yield last;
}
