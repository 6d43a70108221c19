import type { Statement } from '../statements.ts';
import { topicsOf } from '../summary/own-topic.ts';
import { topics } from '../topics/match-topics.ts';
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

/** A question to the buyer about the most serious unclear wording of a statement; null where the statement is clear. */
export function ambiguityOf(statement: Statement, titles: ReadonlyMap<string, string>): Draft | null {
  const { text, language } = statement;
  if (text.length > longest || isToBeFilledIn(statement) || isQualification.test(text)) return null;
  const words = tenderWords(language);
  for (const [pattern, { ask, weight, isBinding, about }] of patternsOf(language)) {
    const part = pattern
      .exec(text)?.[0]
      .replace(/^[\s,]+/u, '')
      .trimEnd();
    if (part === undefined) continue;
    if (isBinding && !words.binding.test(text)) continue;
    if (about && !isMeasured.test(part) && !speaksOf(statement, about)) continue;
    const { documentId, page, start, end, quote } = statement;
    return {
      text: `${placeOf(statement, titles)} says: ${quoted(text)} ${ask(part)}`,
      audience: 'ask',
      reason: 'ambiguity',
      citations: [{ documentId, page, start, end, quote }],
      weight: weight + (words.binding.test(text) ? 0.3 : 0) - text.length / 1000,
      section: sectionOf(statement),
    };
  }
  return null;
}

/** "A degree or equivalent": people's qualifications are judged by their certificates, so the wording is clear enough. */
const isQualification =
  /\b(?:degree|diploma|bachelor|master|engineering graduate|years of experience|abschluss|studium|diplôme|título)\b/iu;

/** "About 400 m" is unclear where it measures what the bidder builds or supplies, not where it says how many people live there. */
const isMeasured =
  /\d ?(?:%|k?m|m²|m³|kg|t|l|kW|kVA|MW|tonnes?|lit(?:er|re)s?|met(?:er|re)s?|hours?|days?|weeks?|months?|units?|pieces?|pcs|stunden|tage|wochen|monate|stück|heures|jours|mois|horas|días|meses)$/iu;

/** A word of the topic, or its title. */
const leastSaid = 0.6;

function speaksOf(statement: Statement, about: readonly string[]): boolean {
  const { most, evidenceOf } = topicsOf(statement);
  return topics.some((topic) => {
    const evidence = about.includes(topic.id) ? evidenceOf(topic) : 0;
    return evidence >= leastSaid && evidence >= most - behind;
  });
}

/** A statement may be a little more about another topic. */
const behind = 0.35;

const formTitle =
  /\b(?:form|forms|annex|appendix|template|formblatt|formular|anlage|anhang|formulaire|formulario)\b|mẫu|phụ lục/iu;

/** The bidder fills in the blanks of a form, and the text that the bidder signs is not the buyer's wording. */
function isToBeFilledIn({ text, path, shape }: Statement): boolean {
  if (/_{3}/u.test(text) && filled.test(text)) return true;
  if (/^(?:we|i|our|to:|wir|ich|an:|chúng tôi|tôi|nous|nosotros)(?!\p{L})/iu.test(text)) return true;
  if (hasBracketedBlank(text)) return true;
  if (!/_{3}/u.test(text)) return false;
  return shape === 'row' || !/[.;]$/u.test(text) || path.some((title) => formTitle.test(title)) || fieldName.test(text);
}

/** Words beside the blanks of forms, and of contracts that are signed later. */
const filled =
  /^[“"'(]?(?:we|i)\b|\b(?:dated|day of|date|name|signature|signed|format|undertaking|seal|place|address|designation|between|datum|unterschrift|fait à|firma)\b/iu;

const fieldName = /_{3}\s*\(|\((?:name|date|signature|bank)\)/iu;
