import type { ItemOf } from '@bidloom/contract/runs';

export type SuggestionItem = ItemOf<'question'>;
export type Audience = SuggestionItem['headline']['audience'];
export type Reason = SuggestionItem['headline']['reason'];

const audiences: readonly Audience[] = ['ask', 'answer'];
/** The reasons, the most important for a bid first. */
export const reasons: readonly Reason[] = ['contradiction', 'ambiguity', 'gap', 'requirement'];

/** The category to which a question was added; null: it was not accepted yet. */
export const acceptedInto = ({ correction }: Pick<SuggestionItem, 'correction'>): string | null =>
  correction && 'categoryId' in correction ? correction.categoryId : null;

/** Groups questions by audience, each group in the order in which they were found; empty groups are left out. */
export function groupSuggestions(items: readonly SuggestionItem[]): { audience: Audience; items: SuggestionItem[] }[] {
  return audiences
    .map((audience) => ({ audience, items: items.filter(({ headline }) => headline.audience === audience) }))
    .filter((group) => group.items.length > 0);
}
