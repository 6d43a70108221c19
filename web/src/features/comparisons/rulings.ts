import type { ComparisonState } from '@bidloom/contract/comparisons-items';
import type { Correction, ItemOf } from '@bidloom/contract/runs';
import { messages } from '../../lib/messages.ts';
import type { Part } from '../runs/save-correction.ts';

export type RowItem = ItemOf<'comparison_row'>;
export type Offer = RowItem['headline']['offers'][number];
export type Ruling = Extract<Correction, { rulings: unknown }>['rulings'][number];
/** The state of an offer: a person's judgement where there is one, else what was found. */
export type Standing = ComparisonState | Ruling['state'];

const rulingsOf = (correction: Correction | null): readonly Ruling[] =>
  correction !== null && 'rulings' in correction ? correction.rulings : [];

export const rulingOf = (correction: Correction | null, proposalId: string): Ruling | null =>
  rulingsOf(correction).find((each) => each.proposalId === proposalId) ?? null;

/** A judgement in words. */
const rulingWords = ({ state, value, note }: Ruling): string =>
  [messages.comparison.states[state], value, note].filter(Boolean).join(' – ');

/** The judgement of an offer in the correction of its row, as the person saw it. */
export const partOfRuling = ({ proposalId, vendorName }: Offer, seen: Ruling | null): Part => ({
  key: proposalId,
  name: vendorName,
  of: (correction) => {
    const ruling = rulingOf(correction, proposalId);
    return ruling && rulingWords(ruling);
  },
  seen: seen && rulingWords(seen),
});

export const standingOf = (correction: Correction | null, offer: Offer): Standing =>
  rulingOf(correction, offer.proposalId)?.state ?? offer.state;

/** The correction with this judgement of one offer; null takes it back. */
export function withRuling(
  correction: Correction | null,
  proposalId: string,
  ruling: Ruling | null,
): Correction | null {
  const others = rulingsOf(correction).filter((each) => each.proposalId !== proposalId);
  const rulings = ruling ? [...others, ruling] : others;
  return rulings.length > 0 ? { rulings: [...rulings] } : null;
}

export type View = 'all' | 'deviates' | 'check';

/** Whether a row is shown: at least one of the shown proposals must have a state that the view shows. */
export function isInView({ headline, correction }: RowItem, view: View, shown: readonly string[]): boolean {
  if (view === 'all') return true;
  const wanted: readonly Standing[] = view === 'deviates' ? ['deviates'] : ['missing', 'unclear', 'wrong_match'];
  return headline.offers.some(
    (offer) => shown.includes(offer.proposalId) && wanted.includes(standingOf(correction, offer)),
  );
}

const standings: readonly Standing[] = ['meets', 'deviates', 'accepted', 'missing', 'unclear', 'wrong_match'];

/** The number of rows of a proposal in each state, in the usual order, without states that no row has. */
export function countStandings(rows: readonly RowItem[], proposalId: string): Map<Standing, number> {
  const counts = new Map<Standing, number>(standings.map((standing) => [standing, 0]));
  for (const { headline, correction } of rows) {
    const offer = headline.offers.find((each) => each.proposalId === proposalId);
    if (!offer) continue;
    const standing = standingOf(correction, offer);
    counts.set(standing, (counts.get(standing) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}
