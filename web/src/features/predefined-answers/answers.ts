import { bandOf } from '@bidloom/contract/answer-bands';
import type { ItemOf } from '@bidloom/contract/runs';
import { correctionOf, type TextCorrection } from '../../lib/text-correction.ts';

export type AnswerItem = ItemOf<'answer'>;

/** The state of a question. A person's answer makes it answered, whatever the documents contain. */
export type AnswerState = 'answered' | 'closest' | 'unanswered' | 'failed';

/** Which questions are listed. `open`: those without an answer. */
export type Shown = 'all' | 'answered' | 'open';

export interface AnswerGroup {
  categoryId: string;
  categoryName: string;
  items: AnswerItem[];
}

/** A person's correction of an answer; null: the found answer applies. */
export const editOf = ({ correction }: Pick<AnswerItem, 'correction'>): TextCorrection | null =>
  correction && 'text' in correction ? correction : null;

/** The answer that a person wrote; null: the found answer applies. */
export const textByHand = (item: Pick<AnswerItem, 'correction'>): string | null => editOf(item)?.text ?? null;

/** An answer by hand. Sentences that are the same as found ones keep their sources. */
export function correctedBy(text: string, { claims }: AnswerItem['headline']): TextCorrection {
  const correction = correctionOf(text, claims);
  return correction.claims?.some(({ citations }) => citations.length > 0) ? correction : { text };
}

export function stateOf(item: Pick<AnswerItem, 'correction' | 'headline'>): AnswerState {
  if (textByHand(item) !== null) return 'answered';
  if (item.headline.failure !== null) return 'failed';
  const band = bandOf(item.headline);
  if (band === 'answer') return 'answered';
  return band === 'closest' ? 'closest' : 'unanswered';
}

/** Whether a question is listed under this choice. */
export const isShown = (item: AnswerItem, shown: Shown): boolean =>
  shown === 'all' || (shown === 'answered') === (stateOf(item) === 'answered');

/** The display order: answers, then closest places, then failures, then questions that the documents do not answer. */
const order: readonly AnswerState[] = ['answered', 'closest', 'failed', 'unanswered'];

/**
 * Splits the answers of a group for display: those with something found, and the unanswered ones. Answers in `edited` keep their place,
 * so that a change does not move the answer out of sight.
 */
export function splitFound(
  items: readonly AnswerItem[],
  edited: readonly number[],
): { found: AnswerItem[]; missing: AnswerItem[] } {
  const stateThen = (item: AnswerItem) =>
    edited.includes(item.ordinal) ? stateOf({ ...item, correction: null }) : stateOf(item);
  const placed = items.map((item) => ({ item, place: order.indexOf(stateThen(item)) }));
  const sorted = placed.toSorted((first, second) => first.place - second.place);
  const last = order.length - 1;
  return {
    found: sorted.flatMap(({ item, place }) => (place < last ? item : [])),
    missing: sorted.flatMap(({ item, place }) => (place === last ? item : [])),
  };
}

/** Groups by category in the order of names, and within a category in the order of the questions. */
export function groupAnswers(items: readonly AnswerItem[]): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>();
  for (const item of items) {
    const { categoryId, categoryName } = item.headline;
    const group = groups.get(categoryId) ?? { categoryId, categoryName, items: [] };
    group.items.push(item);
    groups.set(categoryId, group);
  }
  return [...groups.values()].sort((first, second) => first.categoryName.localeCompare(second.categoryName));
}
