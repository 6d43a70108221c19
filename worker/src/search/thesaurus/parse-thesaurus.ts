/**
 * How a line of the thesaurus is read. A comment starts with `#`; words and phrases are separated by commas.
 *
 *     = a, b, c      say the same: each finds the others
 *     ~ a, b, c      belong together: each finds the others, with less weight
 *     > a, b : x, y  who asks for a or b may be helped by x or y, but not the other way round
 *     + a, b         words that are written in more than one piece, with nothing beside them
 */
export interface ThesaurusLine {
  asked: string[];
  written: string[];
  weight: number;
}

const sameWeight = 0.6;
const relatedWeight = 0.45;

/** Reads lines of the format above; throws on one that it does not understand, since the data is ours. */
export function parseThesaurus(source: string): ThesaurusLine[] {
  const lines: ThesaurusLine[] = [];
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const body = line.slice(1);
    if (line.startsWith('=')) lines.push({ asked: list(body), written: list(body), weight: sameWeight });
    else if (line.startsWith('~')) lines.push({ asked: list(body), written: list(body), weight: relatedWeight });
    else if (line.startsWith('+')) lines.push({ asked: list(body), written: [], weight: 0 });
    else if (line.startsWith('>') && body.includes(':')) {
      const [asked = '', written = ''] = body.split(':');
      lines.push({ asked: list(asked), written: list(written), weight: relatedWeight });
    } else throw new Error(`Thesaurus: "${line}" starts with none of =, ~, >, +`);
  }
  return lines;
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
