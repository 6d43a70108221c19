import { certaintyOf } from '@bidloom/texts/certainty';
import { factTitles } from '@bidloom/texts/fact-titles';
import { withoutMark } from '@bidloom/texts/item-mark';
import { allKinds } from '../../../facts/all-kinds.ts';
import { isWithin } from '../../../facts/is-within.ts';
import { isDecided, type PlacedKnownFact } from '../../../facts/known-fact.ts';
import type { FactName, FactPlace, FactValue } from '../../../facts/model.ts';
import { confidenceWord } from '../../../gate/confidence-word.ts';
import { normalise } from '../../../search/passage-shapes.ts';
import type { Claim } from '../../analyst.ts';
import type { SaidPlace } from '../../tasks.ts';
import { conflictNote, otherValue } from '../say-conflicts.ts';
import { cutEnd } from './is-sound.ts';
import { nameAt, namesFact, namesRival } from './names-fact.ts';
import { repeats } from './repeats.ts';
import { saysLittle } from './says-little.ts';

/** A fact that is less sure is left to the sentences that are chosen. */
const leastSure = 0.4;
/** Below this, half of the places of facts state something else: the sentence or its title must name the fact. */
const sureUnnamed = 0.6;
/** A place that is as sure is right even in a clause that says little else. */
const sureOfPlace = 0.9;
/** Other values that a summary names beside the one of a fact. */
const mostOthers = 3;
/** A line of a summary is read at a glance: of longer sentences the part around the value is shown, or what they begin with. */
const mostWords = { around: 30, whole: 45 };
/** A section has no room for further places of its facts after as many words. */
const roomForFurther = 75;
const leastWords = 4;

/**
 * Bid facts as lines of a summary: the name of the fact and what the document says, cut around the value where that is long. Facts that
 * the same place states share a line; one that is neither certain nor likely says so, as it does among the key facts. A fact in words is followed
 * by another place that most likely says more of it, one that the documents contradict by the other values, each with its place. What is
 * doubtful is said only where the sentence or its title mentions the matter. What a person decided is said in that person's words, with its place where it has one.
 * @param said what earlier sections cite: a sentence is not said again, a short value is
 */
export function stateFacts(facts: readonly PlacedKnownFact[], said: readonly SaidPlace[], judge: PlaceJudge): Claim[] {
  const lines = new Map<string, { names: string[]; text: string; place: FactPlace | null }>();
  for (const found of facts) {
    const line = lineOf(found, judge, (place) => said.some((other) => isWithin(place, other)));
    if (!line) continue;
    const { documentId, page, start } = line.place ?? {};
    const id = line.isOwn ? found.fact : `${documentId}/${page}/${start}`;
    const known = lines.get(id);
    if (known) known.names.push(nameOf(found).toLowerCase());
    else lines.set(id, { names: [nameOf(found)], text: line.text, place: line.place });
    if (conflictNote(found))
      for (const other of found.conflicts.slice(0, mostOthers)) {
        const { label, read } = otherValue(found, other);
        lines.set(`${found.fact}/${other.value}`, {
          names: [`${factTitles[found.fact]}, ${label}`],
          text: read ?? textOf(other),
          place: other.place,
        });
      }
    for (const place of found.further) {
      const also = `${place.documentId}/${place.page}/${place.start}`;
      if (wordsOf([...lines.values()]) >= roomForFurther) break;
      if (
        lines.has(also) ||
        !judge.isSound(place) ||
        judge.isOfPact(place) ||
        saysLittle(oneLine(place.quote)) ||
        said.some((other) => isWithin(place, other))
      )
        continue;
      // A contract repeats the clauses of its tender, under other numbers.
      if (
        repeats(
          wordsIn(place.quote),
          [...lines.values()].map((shown) => new Set(wordsIn(shown.place?.quote ?? ''))),
        )
      )
        continue;
      lines.set(also, {
        names: [`${factTitles[found.fact]}, also`],
        text: textOf({ text: place.quote, place }),
        place,
      });
    }
  }
  return [...lines.values()].map(({ names, text, place }) => ({
    text: `${names.join(', ')}: ${text}`,
    citations: place ? [place] : [],
    supported: place !== null,
  }));
}

const wordsOf = (lines: readonly { text: string }[]) =>
  lines.reduce((sum, { text }) => sum + text.split(' ').length, 0);
const wordsIn = (quote: string) => normalise(withoutMark(oneLine(quote))).split(' ');

/** The title of a fact, with what a reader must know before relying on it. */
function nameOf(found: PlacedKnownFact): string {
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
  /** Whether it mentions the matter that a fact belongs to. */
  isAbout(fact: FactName, place: FactPlace): boolean;
}

interface FactLine {
  text: string;
  /** Null where no document contains it. */
  place: FactPlace | null;
  /** In a person's words: other facts of the same place do not share it. */
  isOwn?: boolean;
}

function lineOf(
  { fact, stated, probability, candidates }: PlacedKnownFact,
  judge: PlaceJudge,
  isSaid: (place: FactPlace) => boolean,
): FactLine | null {
  if (!stated || probability < leastSure) return null;
  const { text, place: own } = stated;
  // What a person typed need not be in any document.
  if (!own || (isDecided({ probability }) && !own.quote.includes(text))) return { text, place: own, isOwn: true };
  if (probability < sureUnnamed && judge.isOfPact(own)) return null;
  // The result of an example, and an opening of which only the way is said.
  if (/^\W{0,3}=/u.test(own.quote) || (fact === 'bid_opening' && !/\d|none/u.test(`${own.quote}${stated.value}`)))
    return null;
  if (probability < sureUnnamed && !isFitWhereDoubtful(fact, own, judge)) return null;
  if (fact === 'currency' && wordsOfRow(own.quote) < leastWords) return currencyLine(stated.value, own, candidates);
  return lineOfValue({ ...stated, place: own }, { fact, probability, candidates }, judge, isSaid);
}

/** Whether the place of a doubtful fact is about it: in words, its sentence or title mentions the matter; else the sentence names it. */
function isFitWhereDoubtful(fact: FactName, place: FactPlace, { isAbout, titleAt }: PlaceJudge): boolean {
  const { class: kind } = allKinds[fact];
  const quote = oneLine(place.quote);
  const titles = titleAt(place);
  if (namesRival(fact, titles)) return false;
  if (kind === 'yesNo') return namesFact(fact, `${titles} ${quote}`) && !cutEnd.test(quote);
  if (!isTyped(fact))
    return isAbout(fact, place) && (addressed.has(fact) || unnamed.has(fact) || namesFact(fact, quote));
  const isSentence = quote.split(' ').length >= leastOfSentence;
  return kind === 'date' || !isSentence || unnamed.has(fact) || namesFact(fact, quote);
}

/** Shorter quotes are values whose label is elsewhere. */
const leastOfSentence = 10;
/** Their sentences name them in too many ways: "we expect all work to be delivered by …". */
const unnamed: ReadonlySet<FactName> = new Set(['contract_period', 'currency', 'tender_fee', 'evaluation_method']);
/**
 * A row of a price form states the currency by its sign alone: the summary says which it is. A dollar sign may be of many countries, so
 * another place must name it.
 */
function currencyLine(value: string, place: FactPlace, candidates: readonly FactPlace[]): FactLine | null {
  if (!place.quote.includes('$') || /[A-Z]\$|USD/u.test(place.quote)) return { text: value, place };
  const named = candidates.find(({ quote }) => currencyWord.test(quote));
  return named ? { text: textOf({ text: named.quote, place: named }), place: named } : null;
}

const currencyWord = /\b(?:pesos?|dollars?|dólares|reais|soles|USD|CAD|AUD|ARS|MXN|CLP|COP|BRL|SGD|HKD)\b/iu;
const wordsOfRow = (quote: string) => quote.replace(/\b(?:sub)?total\b/giu, '').match(/\p{L}{3,}/gu)?.length ?? 0;

function lineOfValue(
  stated: FactValue,
  { fact, probability, candidates }: Pick<PlacedKnownFact, 'fact' | 'probability' | 'candidates'>,
  { isSound }: PlaceJudge,
  isSaid: (place: FactPlace) => boolean,
): FactLine | null {
  // A duration in a clause on books says nothing of the contract's, however it is worded.
  const isIdle = !isNeeded(fact) && probability < sureOfPlace && saysLittle(oneLine(stated.place.quote));
  if (isTyped(fact) && isIdle) return null;
  if ((!isIdle && isShort(stated)) || isDecided({ probability })) return { text: textOf(stated), place: stated.place };
  if (isSaid(stated.place)) return null;
  const isFit = (place: FactPlace) => isSound(place) && !isSaid(place) && !saysLittle(oneLine(place.quote));
  if (isOfNames(stated.place.quote)) return null;
  const isShown = !isIdle && (isTyped(fact) || isTelling(stated) || (!addressed.has(fact) && isSound(stated.place)));
  const place = isShown ? stated.place : candidates.slice(0, mostTried).find(isFit);
  return place ? { text: textOf({ text: place.quote, place }, fact), place } : null;
}

/** Whether a summary needs a fact even where its sentence says little besides: "please note that bids are due on 3 May". */
const isNeeded = (fact: FactName) => allKinds[fact].class === 'date' || fact === 'bid_validity';

/** Whether a fact has a value of its own, which tells something in few words. */
const isTyped = (fact: FactName) => allKinds[fact].class !== 'words' || fact === 'bid_language' || fact === 'currency';

/** Stated by an address, which is no sentence. */
const addressed: ReadonlySet<FactName> = new Set(['contact', 'submission_method']);
const mostTried = 3;

/** Labels and the rest of a sentence say nothing; an address does. */
function isTelling({ place: { quote } }: FactValue): boolean {
  const words = oneLine(quote)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  return /@|www\./u.test(quote) || (words.length >= leastWords && /^\P{L}{0,8}[\p{Lu}\p{Lo}]/u.test(oneLine(quote)));
}

/** Three columns and no figure are their names. */
function isOfNames(quote: string): boolean {
  return !/\d/u.test(quote) && quote.split('|').filter((cell) => /\p{L}/u.test(cell)).length >= 3;
}

/** Whether the value is a figure or a few words, and not the sentence. */
function isShort({ text, place }: FactValue): boolean {
  return text.length < 0.5 * place.quote.length || /^[^\p{L}]*\d/u.test(text);
}

function textOf({ text, place }: Pick<FactValue, 'text' | 'place'>, fact?: FactName): string {
  const whole = oneLine(place.quote);
  const words = whole.split(' ');
  const value = oneLine(text);
  const at = value.length < whole.length ? whole.indexOf(value) : -1;
  const most = at < 0 ? mostWords.whole : mostWords.around;
  if (words.length <= mostWords.around + 4 || (at < 0 && words.length <= most)) return whole;
  const around = at < 0 && fact ? nameAt(fact, whole) : at;
  const middle = around < 0 ? 0 : whole.slice(0, around).split(' ').length - 1;
  const from = Math.max(0, Math.min(middle - most / 2, words.length - most));
  return `${from > 0 ? '… ' : ''}${words.slice(from, from + most).join(' ')}${from + most < words.length ? ' …' : ''}`;
}

/** Many tenders say everything in two languages; beside Latin letters these are left out. */
const otherScript =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}\p{Script=Thai}]/u;

function oneLine(text: string): string {
  const words = text.trim().split(/\s+/u);
  const latin = words.filter((word) => !otherScript.test(word));
  const isBilingual = latin.length < words.length && latin.some((word) => /\p{Script=Latin}{2}/u.test(word));
  return (isBilingual ? latin : words).join(' ').replace(/^[/|,]+ ?/u, '');
}
