import { withoutMark } from '@bidloom/texts/item-mark';
import { allKinds } from '../../../facts/all-kinds.ts';
import { dayOf } from '../../../facts/is-same-date.ts';
import { isDecided, type PlacedKnownFact } from '../../../facts/known-fact.ts';
import type { FactName, FactPlace, FactValue } from '../../../facts/model.ts';
import { namesFact, namesRival } from '../../../facts/names-fact.ts';
import { withZone } from '../../../facts/note-replaced-dates.ts';
import { findFigures } from '../figures.ts';
import { beforeRow, hasSeveralDates } from '../row-of-dates.ts';
import { contactLine } from './contact-line.ts';
import { cutEnd } from './is-sound.ts';
import { saysLittle } from './says-little.ts';
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
const leastWords = 4;

/** What is known of the sentence or row at a place. */
export interface PlaceJudge {
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

interface SaidFact {
  text: string;
  /** Null where no document contains it. */
  place: FactPlace | null;
  /** In a person's words: other facts of the same place do not share it. */
  isOwn?: boolean;
}

/** What a summary says of one fact; null where it has no line. `isSaid`: whether an earlier section cites a place. */
export function lineOf(
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
    return { text: statedWords(fact, stated), place: stated.place };
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
export function isOfNames(quote: string): boolean {
  if (/\|\s{0,3}-{3}/u.test(quote)) return true;
  const names = quote.replace(/\([^()]{0,60}\)/gu, '');
  return !/\d/u.test(names) && names.split('|').filter((cell) => /\p{L}/u.test(cell)).length >= 3;
}

/** Whether the value is a figure or a few words, and not the sentence. */
function isShort({ text, place }: FactValue): boolean {
  return text.length < 0.5 * place.quote.length || /^[^\p{L}]*\d/u.test(text);
}

/** What a place states; of a row with several dates, which of them counts. */
function statedWords(fact: FactName, stated: FactValue): string {
  const isOneOfSeveral = allKinds[fact].class === 'date' && hasSeveralDates(stated.place.quote);
  return isOneOfSeveral ? beforeRow(oneLine(withZone(stated)), textOf(stated)) : textOf(stated);
}
