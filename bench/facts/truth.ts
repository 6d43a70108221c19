import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactName } from '@bidloom/worker/src/facts/model.ts';

/** What a reader found in a tender: one line of a truth file. */
export interface Truth {
  file: string;
  fact: FactName;
  /** Null: not stated. */
  value: string | null;
  pages: number[];
  /** Other values that the tender gives for it. */
  conflicts?: { value: string; page: number }[];
}

export function readTruth(folder: string): Truth[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Truth);
}

const dated = new Set<FactName>(['submission_deadline', 'clarification_deadline', 'pre_bid_meeting', 'bid_opening']);
const lasting = new Set<FactName>(['bid_validity', 'contract_period', 'warranty']);
const sums = new Set<FactName>(
  'bid_security performance_security tender_fee estimated_value advance_payment minimum_turnover delay_damages'.split(
    ' ',
  ) as FactName[],
);
const yesNo = new Set<FactName>(['joint_venture', 'subcontracting']);
const words = new Set(['none', 'varies', 'not public', 'to be proposed']);

/**
 * Whether a value is that of the truth: dates to the day (and the minute, where both give one), durations to 2%, sums and shares in the
 * first figure, yes and no in the first word, places by a word; of other words the page alone decides.
 */
export function isRight(truth: Truth, value: string, page: number): boolean {
  return (
    truth.value !== null &&
    truth.pages.includes(page) &&
    isSame(truth.fact, truth.value.toLowerCase(), value.toLowerCase())
  );
}

/**
 * Whether a value that is given as one that the documents state besides `stated` is one: a reader found it too, or it is the right value where
 * `stated` is not.
 */
export function isRightConflict(truth: Truth, stated: Said, other: Said): boolean {
  const isKnown = (truth.conflicts ?? []).some(
    ({ value, page }) => page === other.page && isSame(truth.fact, value.toLowerCase(), other.value.toLowerCase()),
  );
  return isKnown || (!isRight(truth, stated.value, stated.page) && isRight(truth, other.value, other.page));
}

interface Said {
  value: string;
  page: number;
}

function isSame(fact: FactName, truth: string, got: string): boolean {
  if (got === '') return false;
  if (truth === got) return true;
  if (words.has(truth)) return got.includes(truth);
  if (dated.has(fact) && /^\d{4}-\d\d-\d\d/u.test(truth))
    return (
      truth.slice(0, 10) === got.slice(0, 10) &&
      (truth.length < 16 || got.length < 16 || truth.slice(11, 16) === got.slice(11, 16))
    );
  if (lasting.has(fact)) {
    const days = daysOf(truth);
    const other = daysOf(got);
    if (days !== null) return other !== null && Math.abs(days - other) <= Math.max(1, days * 0.02);
  }
  if (sums.has(fact)) {
    const [first] = amountsOf(truth);
    if (first !== undefined) return amountsOf(got).includes(first);
  }
  if (fact === 'delivery_place') return namesOf(truth).some((name) => got.includes(name));
  const firstWord = (text: string) => text.split(/[\s:,;]/u)[0];
  return !yesNo.has(fact) || firstWord(truth) === firstWord(got);
}

/** What a place is called: its words that are long enough to tell it. A page names other places, too. */
function namesOf(place: string): string[] {
  const words = place.match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => word.length >= (/[\p{Script=Han}\p{Script=Hangul}]/u.test(word) ? 2 : 5));
}

function daysOf(value: string): number | null {
  const match = /^p(?:(\d+(?:\.\d+)?)y)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)w)?(?:(\d+(?:\.\d+)?)d)?/u.exec(value);
  if (!match || match[0] === 'p') return null;
  return [365, 30, 7, 1].reduce((sum, days, at) => sum + days * Number(match[at + 1] ?? 0), 0);
}

function amountsOf(value: string): string[] {
  let text = value;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/(\d)[, ](\d{2,3})(?!\d)/u, '$1$2');
  }
  return [...text.matchAll(/\d+(?:\.\d+)?\s*%?/gu)].map(([amount]) => amount.replace(/\s/gu, ''));
}
