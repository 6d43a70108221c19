import { allKinds } from './all-kinds.ts';
import type { Candidate } from './collect.ts';
import { isDateOfAnother, isOfAnother, isOfOneThing, ofPart } from './conflicts.ts';
import { areFarApart } from './differ.ts';
import { type Candidates, placeFeatures } from './groups.ts';
import { isSameDate } from './is-same-date.ts';
import type { FactName } from './model.ts';
import { isPast } from './parts.ts';
import { logitOf, type Weights } from './probability.ts';

/**
 * The candidates of a fact. Where a numbered addendum states its date, those of the tender and of earlier addenda are marked as overtaken, in
 * whatever words it states it: a later addendum counts, whether it says "is extended to" or states the dates once more. A date that it
 * repeats beside a new one is overtaken, too: it says what was changed.
 */
export function withOvertaken(fact: FactName, all: Candidates, place: Weights): readonly Candidate[] {
  const candidates = all.get(fact) ?? [];
  if (allKinds[fact].class !== 'date') return candidates;
  const editions = [...new Set(candidates.map(({ edition }) => edition))].filter((edition) => edition > 0);
  if (editions.length === 0) return candidates;
  const sound = candidates.filter((candidate) => isSound(candidate, all, place));
  let marked = candidates;
  let current = sound.filter(({ edition, part }) => edition === 0 && part !== 'replaced');
  for (const edition of editions.sort((a, b) => a - b)) {
    const isEarlier = (candidate: Candidate) =>
      sound.some((each) => each.edition < edition && isSameDate(each.value, candidate.value));
    const stated = statedIn(edition, marked, sound, isEarlier);
    const fresh = stated.filter((candidate) => !isEarlier(candidate));
    // An addendum that names no new date may move it back to an earlier one.
    const news = fresh.length > 0 ? fresh : stated.filter(({ part }) => part === 'moved');
    if (news.length > 0) {
      marked = marked.map((candidate) => markedBy(news, current, candidate));
      current = news;
    }
    const isHistory = (candidate: Candidate) =>
      candidate.edition === edition && isEarlier(candidate) && !isAmong(current, candidate) && !isPast(candidate.part);
    marked = marked.map((candidate) => (isHistory(candidate) ? { ...candidate, part: 'overtaken' } : candidate));
  }
  return marked;
}

const isAmong = (dates: readonly Candidate[], { value }: Candidate): boolean =>
  dates.some((date) => isSameDate(date.value, value));

/**
 * The dates that an addendum states. In a row of a table of changes, the new date may be columns away from its name ("Original | Addendum 1 |
 * Addendum 2"): it counts where the name is that of an earlier date of the row.
 */
function statedIn(
  edition: number,
  candidates: readonly Candidate[],
  sound: readonly Candidate[],
  isEarlier: (candidate: Candidate) => boolean,
): Candidate[] {
  const own = sound.filter((candidate) => candidate.edition === edition && candidate.part !== 'replaced');
  const rows = new Set(
    sound.flatMap((each) => (each.edition === edition && each.features.row && isEarlier(each) ? [each.unit] : [])),
  );
  const beside = candidates.filter(
    (candidate) =>
      rows.has(candidate.unit) &&
      candidate.features.strong === 1 &&
      !own.includes(candidate) &&
      !isEarlier(candidate) &&
      !isOfAnother(candidate),
  );
  return [...own, ...beside];
}

/** @param current the dates that counted until the addendum with the new ones */
function markedBy(news: readonly Candidate[], current: readonly Candidate[], candidate: Candidate): Candidate {
  const [first] = news;
  if (!first || candidate.edition > first.edition || news.includes(candidate)) return candidate;
  const same = news.find(({ value }) => isSameDate(value, candidate.value));
  // The date counts again, wherever it is.
  if (same) return isPast(candidate.part) ? { ...candidate, part: same.part } : candidate;
  if (isPast(candidate.part) || ofPart.test(candidate.place.quote) || !isOfOneThing(first, candidate)) return candidate;
  if (candidate.edition === first.edition) return candidate;
  // A statement outside of addenda that moves the date may be later than they are.
  if (candidate.edition === 0 && candidate.part === 'moved') return candidate;
  const isNear = news.some(({ value }) => !areFarApart(value, candidate.value));
  return isAmong(current, candidate) || isNear || candidate.part === 'moved'
    ? { ...candidate, part: 'overtaken' }
    : candidate;
}

/** Whether a place more likely than not gives the date of the fact, for the tender as a whole. */
function isSound(candidate: Candidate, all: Candidates, place: Weights): boolean {
  const logit = logitOf(placeFeatures(candidate), place);
  return (
    logit > 0 &&
    !isOfAnother(candidate) &&
    !ofPart.test(candidate.place.quote) &&
    !isDateOfAnother(candidate, logit, all, place)
  );
}
