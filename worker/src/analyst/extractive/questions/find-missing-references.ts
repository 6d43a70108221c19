import type { Reading, Statement } from '../statements.ts';
import type { Draft } from './draft.ts';
import { placeOf, quoted, sectionOf } from './place.ts';

const reference =
  /(?<!\p{L})(annex|appendix|attachment|exhibit|enclosure|anlage|anhang|phụ lục|annexe|anexo) ((?:No\. ?)?(?:[A-Z]\d?|\d{1,2}|[IVX]{1,4})(?:[.-]\d+)?)(?![\p{L}\p{N}])/giu;
/** Those of another work are not expected to be here. */
const elsewhere =
  /^\s*(?:of|to|der|des|zum|zur|de|của)\s+(?:the\s+)?(?:ISO|EN|IEC|DIN|FAR|(?:\d{1,3} )?CFR|U\.?S\.?C|Référentiel|Act|Law|Regulation|Directive|Decree|Code|Gesetz|VOB|VOL|VgV|Luật|Nghị định|Thông tư|règlement|ley)|^\s*(?:ISO|EN|IEC)\b/iu;
const longest = 420;

/** Questions about annexes that are referred to and are nowhere in the documents; one for each. */
export function findMissingReferences(
  { statements, headings, labels }: Reading,
  fileNames: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, string>,
): Draft[] {
  const headers = new Set(statements.flatMap(({ path }) => path));
  for (const { text } of headings) headers.add(text);
  for (const name of fileNames.values()) headers.add(name.replaceAll('_', ' '));
  const present = new Set([...headers].flatMap((title) => namesOf(title)));
  // An annex may begin without being seen as a heading, or be named in a list of what belongs to the tender.
  for (const text of [...labels, ...statements.map((statement) => statement.text)])
    for (const name of namesOf(text.slice(0, 40))) if (startsWith(text, name)) present.add(name);
  const drafts = new Map<string, Draft>();
  for (const statement of statements) {
    if (statement.text.length > longest) continue;
    for (const match of statement.text.matchAll(reference)) {
      const name = normal(match[0]);
      if (present.has(name) || drafts.has(name)) continue;
      if (
        /\p{Lu}{2} $/u.test(statement.text.slice(0, match.index)) ||
        elsewhere.test(statement.text.slice(match.index + match[0].length))
      )
        continue;
      drafts.set(name, draftOf(statement, match[0], titles));
    }
  }
  return [...drafts.values()];
}

function draftOf(statement: Statement, name: string, titles: ReadonlyMap<string, string>): Draft {
  const { documentId, page, start, end, quote, text } = statement;
  return {
    text: `${placeOf(statement, titles)} says: ${quoted(text)} We do not find “${name}” in the documents. Can it be provided?`,
    audience: 'ask',
    reason: 'ambiguity',
    citations: [{ documentId, page, start, end, quote }],
    weight: 3.6,
    section: sectionOf(statement),
  };
}

function namesOf(text: string): string[] {
  return [...text.matchAll(reference)].map(([name]) => normal(name));
}

const normal = (name: string) =>
  name
    .toLowerCase()
    .replace(/no\. ?/u, '')
    .replace(/\s+/gu, ' ');

function startsWith(text: string, name: string): boolean {
  return normal(text)
    .replace(/^[\s|\d.•–-]+/u, '')
    .startsWith(name);
}
