import { markLength } from '@bidloom/texts/item-mark';
import { anyNumber, date, duration, money, percent, size } from '../search/answer-kinds.ts';

/** Matches whole words or phrases; `\b` knows only ASCII letters. */
function anyOf(phrases: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases})(?![\\p{L}\\p{N}])`, 'iu');
}

/** What a reader would want to know from a sentence, and how much that counts. */
const signs: { weight: number; pattern: RegExp }[] = [
  { weight: 3, pattern: money },
  { weight: 3, pattern: percent },
  { weight: 2, pattern: duration },
  { weight: 2, pattern: date },
  { weight: 1.5, pattern: size },
  { weight: 0.5, pattern: anyNumber },
  // Bounds.
  {
    weight: 1.5,
    pattern: anyOf(
      'not exceed|no more than|not more than|not less than|at least|at most|no later than|not later than|limited to|capped|tối đa|tối thiểu|không quá|ít nhất|höchstens|mindestens|maximal|au plus|au moins|como máximo|al menos',
    ),
  },
  // Duties and rights.
  {
    weight: 1.5,
    pattern: anyOf(
      'shall|must|is required|are required|is entitled|are entitled|may not|is liable|are liable|phải|không được|có trách nhiệm|muss|müssen|darf nicht|doit|doivent|deberá|debe|deben',
    ),
  },
  { weight: 0.5, pattern: anyOf('will|should|may|sẽ|soll|sollen|peut|puede') },
];

/** What defines a term right after it. */
const defining =
  /^["'”’)\s]{0,3}(?:\([^)]{1,40}\)\s*)?(?:means|shall mean|is defined as|are defined as|refers to|is an?\b|are\b|có nghĩa là|là|bedeutet|bezeichnet|désigne|significa)/iu;
const naming = /^["'”’)\s]{0,3}(?:\([^)]{1,40}\)\s*)?[:=]\s*\S/u;
const pointing = anyOf(
  'see|refer to|as (?:set out|described|defined|specified) in|pursuant to|xem|theo quy định tại|siehe|voir|véase',
);

/** A sentence to be judged; `keywordEnd` is the offset in it where the keyword ends. */
export interface Sentence {
  text: string;
  keywordStart: number;
  keywordEnd: number;
}

/**
 * How much a sentence says about its keyword: amounts, shares, periods, bounds, duties, definitions. 0 for what only mentions it: too
 * short to say anything, a question, or nothing of the above.
 */
export function tellingScore({ text, keywordStart, keywordEnd }: Sentence): number {
  const rest = `${text.slice(0, keywordStart)} ${text.slice(keywordEnd)}`;
  if ((rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < 3) return 0;
  // "12.3.1 Liquidated damages" has no figure to tell: numbers of sections and references to them do not count.
  const said = rest
    .slice(Math.min(markLength(text), keywordStart))
    .replace(
      /(?<![\p{L}\p{N}])(?:clauses?|sections?|articles?|annex|appendix|schedule|table|figure|page|item|điều|mục|khoản|chương)\s+\d[\d.]*/giu,
      ' ',
    );
  let score = 0;
  for (const { weight, pattern } of signs) if (pattern.test(said)) score += weight;
  const after = text.slice(keywordEnd);
  if (defining.test(after)) score += 2;
  else if (naming.test(after)) score += 1;
  if (score === 0) return 0;
  if (pointing.test(text)) score -= 0.5;
  if (/[?:]\s*$/u.test(text)) score -= 1.5;
  if (text.length > 350) score -= 1;
  if (text.length > 700) score -= 1;
  if (keywordStart < 60) score += 0.5;
  return Math.max(0, score);
}
