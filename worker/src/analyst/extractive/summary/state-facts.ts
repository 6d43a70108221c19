import { certaintyOf } from '@bidloom/texts/certainty';
import { factTitles } from '@bidloom/texts/fact-titles';
import { withoutMark } from '@bidloom/texts/item-mark';
import { allKinds } from '../../../facts/all-kinds.ts';
import { dayOf } from '../../../facts/is-same-date.ts';
import { isWithin } from '../../../facts/is-within.ts';
import { isDecided, type PlacedKnownFact } from '../../../facts/known-fact.ts';
import type { FactName, FactPlace, FactValue } from '../../../facts/model.ts';
import { namesFact, namesRival } from '../../../facts/names-fact.ts';
import { confidenceWord } from '../../../gate/confidence-word.ts';
import type { SaidPlace } from '../../tasks.ts';
import { findFigures } from '../figures.ts';
import { conflictNote, otherValue } from '../say-conflicts.ts';
import { contactLine } from './contact-line.ts';
import type { FactLine } from './fact-line.ts';
import { cutEnd } from './is-sound.ts';
import { saysKnownAddresses } from './said-addresses.ts';
import { saysLittle } from './says-little.ts';
import { saysSame } from './says-same.ts';
import { oneLine, textOf } from './text-of-place.ts';
import { judges } from './told-by-words.ts';

/** A fact that is less sure is left to the sentences that are chosen. */
const leastSure = 0.4;
/** Below this, half of the places of facts state something else: the sentence or its title must name the fact. */
const sureUnnamed = 0.6;
/** A place that is as sure is right even in a clause that says little else. */
const sureOfPlace = 0.9;
/** A fact that is as likely has a line wherever it is stated. */
const sureOfLine = 0.7;
/** Other values that a summary names beside the one of a fact. */
const mostOthers = 3;
/** A section has no room for further places of its facts after as many words. */
const roomForFurther = 75;
const leastWords = 4;
/** One court, one way of sending bids and one person are enough; of others, two further places. */
const mostFurther: Partial<Record<FactName, number>> = { contact: 0, governing_law: 1 };

/**
 * Bid facts as lines of a summary: what the document says, cut around the value where that is long. Facts that the same place states share
 * a line; one that is neither certain nor likely says so, as it does among the key facts. A fact in words is followed
 * by another place that most likely says more of it, one that the documents contradict by the other values, each with its place. What is
 * doubtful is said only where the sentence or its title mentions the matter. What a person decided is said in that person's words, with its place where it has one, and with
 * what documents have come to state since.
 * @param said what earlier sections cite: a sentence is not said again, a short value is
 */
export function stateFacts(
  facts: readonly PlacedKnownFact[],
  said: readonly SaidPlace[],
  judge: PlaceJudge,
): FactLine[] {
  const lines = new Map<string, PlacedLine>();
  for (const fact of facts) {
    const found = { ...fact, conflicts: fact.conflicts.filter(({ place }) => !ofExtension.test(place.quote)) };
    const changed = changedLine(fact);
    if (changed) lines.set(fact.fact, { facts: [fact.fact], titles: [titleOf(fact)], ...changed });
    const line = changed ? null : lineOf(found, judge, (place) => said.some((other) => isWithin(place, other)));
    if (!line) continue;
    const { documentId, page, start } = line.place ?? {};
    const id = line.isOwn ? found.fact : `${documentId}/${page}/${start}`;
    const known = lines.get(id);
    if (known) {
      known.facts.push(found.fact);
      known.titles.push(titleOf(found).toLowerCase());
    } else lines.set(id, { facts: [found.fact], titles: [titleOf(found)], text: line.text, place: line.place });
    if (conflictNote(found))
      for (const other of found.conflicts.slice(0, mostOthers)) {
        const { label, read } = otherValue(found, other);
        lines.set(`${found.fact}/${other.value}`, {
          facts: [found.fact],
          titles: [`${factTitles[found.fact]}, ${label}`],
          text: read ?? textOf(other),
          place: other.place,
        });
      }
    for (const place of found.further.slice(0, mostFurther[found.fact])) {
      const also = `${place.documentId}/${place.page}/${place.start}`;
      if (wordsOf([...lines.values()]) >= roomForFurther) break;
      if (
        lines.has(also) ||
        !judge.isSound(place) ||
        judge.isOfPact(place) ||
        saysLittle(oneLine(place.quote)) ||
        isOfNames(place.quote) ||
        said.some((other) => isWithin(place, other)) ||
        (found.fact === 'insurance' && !/\d{4}|\d[,.]\d{3}|million/iu.test(place.quote)) ||
        (found.fact === 'submission_method' && addsNoAddress(place, [...lines.values()]))
      )
        continue;
      // A contract repeats the clauses of its tender, under other numbers.
      if ([...lines.values()].some((shown) => shown.place && saysSame(place, shown.place, judge.keysAt))) continue;
      lines.set(also, {
        facts: [found.fact],
        titles: [factTitles[found.fact]],
        text: textOf({ text: place.quote, place }),
        place,
        isFurther: true,
      });
    }
  }
  return [...lines.values()].map(({ facts, titles, isFurther = false, text, place, others = [] }) => ({
    ...{ facts, titles, isFurther, text },
    citations: [...(place ? [place] : []), ...others],
    supported: place !== null || others.length > 0,
  }));
}

interface PlacedLine {
  facts: FactName[];
  titles: string[];
  text: string;
  /** Null where no document contains it. */
  place: FactPlace | null;
  others?: readonly FactPlace[];
  isFurther?: boolean;
}

/**
 * What a person decided, beside what documents have come to state since then: "Ada Byron confirmed 12 May; Addendum 2 says 19 May", "Ada Byron
 * marked it as not stated; Addendum 2 says 19 May".
 */
function changedLine({
  stated,
  since,
}: PlacedKnownFact): { text: string; place: FactPlace | null; others: FactPlace[] } | null {
  if (!since) return null;
  const said = since.others.map(({ document, text }) => `${document} says ${oneLine(text)}`);
  return {
    text: [stated ? `${since.decidedBy} ${oneLine(stated.text)}` : since.decidedBy, ...said].join('; '),
    place: stated?.place ?? null,
    others: since.others.map(({ place }) => place),
  };
}

/** A rule by which a date moves is no other date. */
const ofExtension = /延长|\b(?:shall|will|may) be extended\b|\bprorrogad[oa]\b|\bverlängert sich\b/iu;

/** A second way to send bids names another portal, or none; that papers are published there is none. */
function addsNoAddress({ quote }: FactPlace, lines: readonly { text: string }[]): boolean {
  return saysKnownAddresses(quote, lines) || /\bpublished on\b|\bdownloaded\b|公示/iu.test(quote);
}

const wordsOf = (lines: readonly { text: string }[]) =>
  lines.reduce((sum, { text }) => sum + text.split(' ').length, 0);

/** The title of a fact, with what a reader must know before relying on it. */
function titleOf(found: PlacedKnownFact): string {
  const isDoubtful = certaintyOf(found.probability) === 'check';
  const notes = [isDoubtful ? confidenceWord(found.probability).toLowerCase() : null, conflictNote(found)];
  const said = notes.filter((note) => note !== null).join('; ');
  return said === '' ? factTitles[found.fact] : `${factTitles[found.fact]} (${said})`;
}

/** What is known of the sentence or row at a place. */
interface PlaceJudge {
  /** Whether it is understood alone. */
  isSound(place: FactPlace): boolean;
  /** The title above it; empty where there is none. */
  titleAt(place: FactPlace): string;
  /** Whether it is part of an agreement against corruption, which has its own terms. */
  isOfPact(place: FactPlace): boolean;
  /** The words of its statement. */
  keysAt(place: FactPlace): readonly string[];
  /** Lines beside an address or a date that belong to it. */
  besideAt(fact: FactName, place: FactPlace): readonly { text: string }[];
  /** Whether it mentions the matter that a fact belongs to. */
  isAbout(fact: FactName, place: FactPlace): boolean;
}

interface SaidFact extends Pick<PlacedLine, 'text' | 'place'> {
  /** In a person's words: other facts of the same place do not share it. */
  isOwn?: boolean;
}

function lineOf(
  { fact, stated, probability, candidates }: PlacedKnownFact,
  judge: PlaceJudge,
  isSaid: (place: FactPlace) => boolean,
): SaidFact | null {
  if (!stated || probability < leastSure) return null;
  const { text, place: own } = stated;
  // What a person typed need not be in any document.
  if (!own || (isDecided({ probability }) && !own.quote.includes(text))) return { text, place: own, isOwn: true };
  if (probability < sureUnnamed && judge.isOfPact(own)) return null;
  // The result of an example, and an opening of which only the way is said.
  if (/^\W{0,3}=/u.test(own.quote) || (fact === 'bid_opening' && !/\d|none/u.test(`${own.quote}${stated.value}`)))
    return null;
  if (probability < sureUnnamed && !isFitWhereDoubtful(fact, own, judge)) return null;
  if (fact === 'currency' && (wordsOfRow(own.quote) < leastWords || isOfNames(own.quote)))
    return currencyLine(stated.value, own, candidates);
  return lineOfValue({ ...stated, place: own }, { fact, probability, candidates }, judge, isSaid);
}

/** Whether the place of a doubtful fact is about it: in words, its sentence or title mentions the matter; else the sentence names it. */
function isFitWhereDoubtful(fact: FactName, place: FactPlace, { isAbout, titleAt }: PlaceJudge): boolean {
  const { class: kind } = allKinds[fact];
  const quote = oneLine(place.quote);
  const titles = titleAt(place);
  if (namesRival(fact, titles)) return false;
  if (requirements.has(fact) && ofScores.test(quote)) return false;
  if (fact === 'insurance' && ofPrice.test(quote)) return false;
  if (fact === 'evaluation_method' && !judges.test(quote) && !/\d\s?%|point|mark|scor/iu.test(quote)) return false;
  if (kind === 'yesNo') return namesFact(fact, `${titles} ${quote}`) && !cutEnd.test(quote);
  if (!isTyped(fact))
    return isAbout(fact, place) && (addressed.has(fact) || unnamed.has(fact) || namesFact(fact, quote));
  const isSentence = quote.split(' ').length >= leastOfSentence;
  return kind === 'date' || !isSentence || unnamed.has(fact) || namesFact(fact, quote);
}

/** A row of marks tells what is worth a point, not what is required. */
const requirements: ReadonlySet<FactName> = new Set(['minimum_turnover', 'similar_experience']);
const ofScores = /得\s?\d{1,2}\s?分|\b\d{1,3} (?:marks|points)\b/iu;
/** What a price includes is no policy. */
const ofPrice = /报价应?包括|\bprices? .{0,60}\binclu\p{L}{1,6}\b|\binclusive of\b/iu;
/** Shorter quotes are values whose label is elsewhere. */
const leastOfSentence = 10;
/** Their sentences name them in too many ways: "we expect all work to be delivered by …". */
const unnamed: ReadonlySet<FactName> = new Set(['contract_period', 'currency', 'tender_fee', 'evaluation_method']);
/**
 * A row of a price form states the currency by its sign alone: the summary says which it is. A dollar sign may be of many countries, so
 * another place must name it.
 */
function currencyLine(value: string, place: FactPlace, candidates: readonly FactPlace[]): SaidFact | null {
  if (!place.quote.includes('$') || /[A-Z]\$|USD/u.test(place.quote)) return { text: value, place };
  const named = candidates.find(({ quote }) => currencyWord.test(quote));
  return named ? { text: textOf({ text: named.quote, place: named }), place: named } : null;
}

const currencyWord = /\b(?:pesos?|dollars?|dólares|reais|soles|USD|CAD|AUD|ARS|MXN|CLP|COP|BRL|SGD|HKD)\b/iu;
const wordsOfRow = (quote: string) => quote.replace(/\b(?:sub)?total\b/giu, '').match(/\p{L}{3,}/gu)?.length ?? 0;

function lineOfValue(
  stated: FactValue,
  { fact, probability, candidates }: Pick<PlacedKnownFact, 'fact' | 'probability' | 'candidates'>,
  { isSound, besideAt }: PlaceJudge,
  isSaid: (place: FactPlace) => boolean,
): SaidFact | null {
  // A duration in a clause on books says nothing of the contract's, however it is worded.
  const isIdle = !isNeeded(fact) && probability < sureOfPlace && saysLittle(oneLine(stated.place.quote));
  if (isTyped(fact) && isIdle) return null;
  const isNames = isOfNames(stated.place.quote);
  if (allKinds[fact].class === 'date' && !isDecided({ probability }) && !hour.test(stated.place.quote)) {
    const below = besideAt(fact, stated.place).map(({ text }) => oneLine(text));
    if (below.length > 0) return { text: [textOf(stated), ...below].join(' '), place: stated.place };
    const timed = candidates.slice(0, mostTried).find((place) => givesHour(fact, place, stated.value));
    if (timed) return { text: textOf({ text: timed.quote, place: timed }, fact), place: timed };
  }
  if ((!isIdle && (isTyped(fact) || !isNames) && isShort(stated)) || isDecided({ probability }))
    return { text: textOf(stated), place: stated.place };
  if (fact === 'contact') return contactLine(stated, candidates, besideAt, isSaid);
  if (isSaid(stated.place)) return null;
  const isFit = (place: FactPlace) =>
    isSound(place) && !isSaid(place) && !isOfNames(place.quote) && !saysLittle(oneLine(place.quote));
  const isTold = isTyped(fact) || isTelling(stated) || (!addressed.has(fact) && isSound(stated.place));
  const isShown = !isIdle && !isNames && isTold;
  const other = isShown ? undefined : candidates.slice(0, mostTried).find(isFit);
  // What is likely stated has its line, even where its sentence is not the best one.
  const isSure =
    !isIdle &&
    !isNames &&
    probability >= sureOfLine &&
    lengthOf(withoutMark(oneLine(stated.place.quote))) >= leastWords;
  const place = other ?? (isShown || isSure ? stated.place : null);
  return place ? { text: textOf({ text: place.quote, place }, fact), place } : null;
}

/** Whether a place names the fact and has the hour of its day: one place may give only the day, another both. */
function givesHour(fact: FactName, { quote }: FactPlace, date: string): boolean {
  const days = findFigures(oneLine(quote)).filter(({ kind }) => kind === 'date');
  return hour.test(quote) && namesFact(fact, quote) && days.some(({ value }) => value === dayOf(date));
}

const hour = /\d\s?[:.h]\s?\d{2}(?!\d|\.\d)|\d\s?[ap]\.?m|\bnoon\b|\d\s?(?:Uhr|时)/iu;

/** Whether a summary needs a fact even where its sentence says little besides: "please note that bids are due on 3 May". */
const isNeeded = (fact: FactName) => allKinds[fact].class === 'date' || fact === 'bid_validity';

/** Whether a fact has a value of its own, which tells something in few words. */
const isTyped = (fact: FactName) => allKinds[fact].class !== 'words' || fact === 'bid_language' || fact === 'currency';

/** Stated by an address, which is no sentence. */
const addressed: ReadonlySet<FactName> = new Set(['contact', 'submission_method']);
const mostTried = 3;

/** Labels and the rest of a sentence say nothing; an address does. */
function isTelling({ place: { quote } }: FactValue): boolean {
  const said = withoutMark(oneLine(quote));
  const isLong = lengthOf(said) >= leastWords;
  return /@|www\./u.test(quote) || (isLong && /^\P{L}{0,8}[\p{Lu}\p{Lo}]/u.test(said));
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Characters that count as a word in writing without spaces. */
const charactersOfWord = 2;

/** Words with a letter, or what the characters of a writing without spaces come to. */
function lengthOf(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0;
  return Math.max(text.split(' ').filter((word) => /\p{L}/u.test(word)).length, characters / charactersOfWord);
}

/** Three columns and no figure are their names. */
function isOfNames(quote: string): boolean {
  if (/\|\s{0,3}-{3}/u.test(quote)) return true;
  const names = quote.replace(/\([^()]{0,60}\)/gu, '');
  return !/\d/u.test(names) && names.split('|').filter((cell) => /\p{L}/u.test(cell)).length >= 3;
}

/** Whether the value is a figure or a few words, and not the sentence. */
function isShort({ text, place }: FactValue): boolean {
  return text.length < 0.5 * place.quote.length || /^[^\p{L}]*\d/u.test(text);
}
