import { namesOfFacts } from '../../concepts/concepts.ts';
import { allKinds } from '../../facts/all-kinds.ts';
import { fold } from '../../facts/fold.ts';
import type { ValueClass } from '../../facts/kinds/model.ts';
import { type FactName, factNames } from '../../facts/model.ts';
import { compilePhrases } from '../../facts/phrases.ts';
import { likelyLanguage } from '../../search/likely-language.ts';
import { asksOffice, asksZone, cuesOf } from '../../search/question-cues.ts';
import { hasDenseScript } from '../../search/scripts-without-spaces.ts';
import { factQuestions } from './fact-questions.ts';
import { guessFact, guessForeignFact } from './guess-fact.ts';
import { wordsLeft } from './words-left.ts';

/** Kinds of answers that no value of a class is. */
const otherKinds: Record<ValueClass, readonly string[]> = {
  date: ['money', 'percent', 'who', 'count', 'size', 'measure'],
  duration: ['money', 'percent', 'who', 'clock', 'zone', 'count'],
  sum: ['when', 'clock', 'zone', 'who', 'duration', 'length', 'count', 'contact'],
  yesNo: ['when', 'clock', 'zone', 'money', 'duration', 'length', 'who', 'count'],
  words: ['clock', 'zone', 'count'],
};
/** The same for single facts whose values are words. */
const otherKindsOf: Partial<Record<FactName, readonly string[]>> = {
  submission_method: ['when', 'money', 'duration'],
  contact: ['when', 'money', 'duration', 'percent'],
  evaluation_method: ['when', 'duration', 'money', 'who', 'contact'],
  governing_law: ['when', 'money', 'duration', 'who', 'percent'],
  payment_terms: ['who', 'contact'],
  insurance: ['when', 'who', 'duration'],
  delivery_place: ['when', 'money', 'duration', 'percent', 'who'],
  similar_experience: ['when', 'who'],
  bid_language: ['when', 'money', 'who'],
  currency: ['when', 'who'],
};

/** Who has an office need not be who answers questions; a contact officer is. */
const officeOfOthers = new RegExp(
  `^(?!.*\\b(?:contact|procurement|purchasing|tender|bid)\\b)(?:${asksOffice.source})`,
  'iu',
);

/** Words of questions about somebody or something else, which no other word tells. */
const ofOthers: Partial<Record<FactName, RegExp>> = {
  similar_experience: /\b(?:team|persons?|people|staff|personnel)\b/u,
  // When questions are answered is not until when they may be asked.
  clarification_deadline:
    /\b(?:questions?|queries|fragen|bieterfragen|consultas|preguntas|quesiti|chiarimenti)(?: \p{L}{2,10}){0,2} (?:answered|replied|beantwortet|respondidas|contestadas)\b|\b(?:answers?|repl(?:y|ies)|responses?|rispost[ae]|respuestas?|reponses?|antworten) (?:to|ai|alle|a las|aux|auf) \p{L}|\bwerden (?:\p{L}{2,20} ){1,2}beantwortet\b/u,
  // Whether it may be moved is not when it is.
  submission_deadline:
    /^(?:can|may|could|will|would|is it possible)\b.{0,60}\b(?:be (?:extended|postponed)|(?:extend|postpone) (?:the|this|our)|extensions?)\b/u,
  // A part of the period is not the whole of it.
  contract_period:
    /\b(?:base|transition|mobili[sz]ation|trial|probation\w{0,3}|phase)\b|^(?!.*\b(?:includ\w{1,4}|with|total|whole|all|any|mit|inkl\w{0,6})\b).*\boption(?:al)? (?:periods?|years?|terms?)\b/u,
  contact: officeOfOthers,
  // Of the buyer's delay, or of another breach than delay: of confidentiality, or of the minimum wage.
  delay_damages:
    /^(?!.*\b(?:deliver|delay|late|complet|schedul|deadline|liefer|termin|verzug|frist|delai|retard)).*(?:\b(?:wages?|confidential|data protection|breach of|salaire|confidentialit|violation)|mindestlohn|datenschutz|vertraulich|\bversto(?:ß|ss))|\b(?:by|of) (?:the |our )?(?:employer|client|buyer|owner|purchaser|authority|customer)\b|\bdelayed start\b/u,
};

/** The least probability at which a guess counts; decision 022 says what others let through. */
const leastProbability = 0.8;
/** The same for other languages, which have fewer examples: their guesses are less sure. */
const leastForeign = 0.5;

/**
 * The bid fact that a question asks for, and nothing more special than it; null for most questions. By the names of facts and usual ways to ask
 * for them in its language; an English one that they do not know, by its likeness to examples.
 */
export function askedFact(asked: string): FactName | null {
  const kinds = cuesOf(asked).map(({ name }) => name);
  // "In which time zone is the deadline?" asks for a part of the deadline.
  const question = asked.replace(asksZone, ' ');
  const likely = likelyLanguage(asked);
  const language = likely === 'und' ? 'en' : likely;
  const folded = fold(question);
  let best: { fact: FactName; covered: number } | null = null;
  for (const fact of factNames) {
    const covered = coverOf(folded, fact, language);
    const size = covered.filter(Boolean).length;
    if (size === 0 || (best && size <= best.covered)) continue;
    const refused = [...otherKinds[allKinds[fact].class], ...(otherKindsOf[fact] ?? [])];
    if (kinds.some((kind) => refused.includes(kind)) || wordsLeft(folded, covered, language) > 0) continue;
    if (ofOthers[fact]?.test(folded)) continue;
    best = { fact, covered: size };
  }
  if (best) return best.fact;
  const [guess, least] =
    language === 'en' ? [guessFact(question), leastProbability] : [guessForeignFact(question, language), leastForeign];
  const fact = guess && guess.probability >= least ? guess.asked : null;
  return fact && !ofOthers[fact]?.test(folded) ? fact : null;
}

/** Which characters of a question name a fact. */
function coverOf(folded: string, fact: FactName, language: string): boolean[] {
  const covered = new Array<boolean>(folded.length).fill(false);
  const { names, questions } = waysToAsk(fact, language);
  for (const name of names) {
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
      const end = endOfName(folded, at, name);
      if (end !== null) covered.fill(true, at, end);
    }
  }
  for (const parts of questions) {
    const found = parts.map((part) => [...folded.matchAll(part)]);
    if (found.some((matches) => matches.length === 0)) continue;
    for (const match of found.flat()) covered.fill(true, match.index, match.index + match[0].length);
  }
  return covered;
}

/** Names from this length on have endings. */
const shortest = 5;

/** Where a name ends that begins at a place, its ending with it; null where it is a part of another word. */
function endOfName(folded: string, at: number, name: string): number | null {
  const end = at + name.length;
  if (hasDenseScript(name)) return end;
  if (/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return null;
  const ending = /^\p{L}*/u.exec(folded.slice(end))?.[0].length ?? 0;
  return ending === 0 || name.length >= shortest ? end + ending : null;
}

interface WaysToAsk {
  /** Folded. */
  names: string[];
  /** Patterns that must all be there. */
  questions: RegExp[][];
}

const compiled = new Map<string, WaysToAsk>();

function waysToAsk(fact: FactName, language: string): WaysToAsk {
  const key = `${language} ${fact}`;
  let known = compiled.get(key);
  if (!known) {
    const patternOf = (part: string) => compilePhrases({ [language]: choices(part) }) ?? [];
    const questions = (factQuestions[language]?.[fact] ?? []).map((way) => way.split(' + ').flatMap(patternOf));
    known = { names: (namesOfFacts(language).get(fact) ?? []).map(fold), questions };
    compiled.set(key, known);
  }
  return known;
}

/** Splits at the bars that are in no parentheses. */
function choices(part: string): string[] {
  const found = [''];
  let depth = 0;
  for (const mark of part) {
    if (mark === '(') depth++;
    if (mark === ')') depth--;
    if (mark === '|' && depth === 0) found.push('');
    else found[found.length - 1] += mark;
  }
  return found;
}
