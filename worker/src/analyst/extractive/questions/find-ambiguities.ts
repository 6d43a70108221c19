import type { Statement } from '../statements.ts';
import { hasBracketedBlank } from './bracketed-blank.ts';
import type { Draft } from './draft.ts';
import { placeOf, quoted, sectionOf } from './place.ts';
import { tenderWords } from './tender-words.ts';
import { type Vagueness, vaguenesses } from './vague-words.ts';

const longest = 420;

const patterns = new Map<string, [RegExp, Vagueness][]>();

function patternsOf(language: string): [RegExp, Vagueness][] {
  const known = patterns.get(language);
  if (known) return known;
  const compiled = vaguenesses.map((vagueness): [RegExp, Vagueness] => [
    new RegExp(vagueness.words[language] ?? vagueness.words.en ?? '(?!)', 'iu'),
    vagueness,
  ]);
  patterns.set(language, compiled);
  return compiled;
}

/** A question to the buyer about the gravest unclear wording of a statement; null where it is clear. */
export function ambiguityOf(statement: Statement, fileNames: ReadonlyMap<string, string>): Draft | null {
  const { text, language } = statement;
  if (text.length > longest || isToBeFilledIn(statement)) return null;
  const words = tenderWords(language);
  for (const [pattern, { ask, weight, inObligations }] of patternsOf(language)) {
    const part = pattern.exec(text)?.[0];
    if (part === undefined) continue;
    if (inObligations && !(words.binding.test(text) || words.indicative.test(text))) continue;
    const { documentId, page, start, end, quote } = statement;
    return {
      text: `${placeOf(statement, fileNames)} says: ${quoted(text)} ${ask(part)}`,
      audience: 'ask',
      reason: 'ambiguity',
      citations: [{ documentId, page, start, end, quote }],
      weight: weight + (words.binding.test(text) ? 0.3 : 0) - text.length / 1000,
      section: sectionOf(statement),
    };
  }
  return null;
}

const formTitle =
  /\b(?:form|forms|annex|appendix|template|formblatt|formular|anlage|anhang|formulaire|formulario)\b|mẫu|phụ lục/iu;

/** Blanks of a form are the bidder's to fill in, and what it signs is not the buyer's wording. */
function isToBeFilledIn({ text, path, shape }: Statement): boolean {
  if (/^(?:we|i|our|to:|wir|ich|an:|chúng tôi|tôi|nous|nosotros)(?!\p{L})/iu.test(text)) return true;
  if (hasBracketedBlank(text)) return true;
  if (!/_{3}/u.test(text)) return false;
  return shape === 'row' || !/[.;]$/u.test(text) || path.some((title) => formTitle.test(title)) || fieldName.test(text);
}

const fieldName = /_{3}\s*\(|\((?:name|date|signature|bank)\)/iu;
