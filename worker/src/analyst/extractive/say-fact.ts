import type { KnownFact } from '../../facts/known-fact.ts';
import type { Found } from '../../search/search-passages.ts';
import type { Claim } from '../analyst.ts';
import { claimOf } from './claim-of.ts';

/** Places that are quoted for a fact: that of its value, then those that say otherwise. */
const mostOfFact = 3;

/** The bid fact that a question asks for, in the words of its place; null where none is known. */
export function sayFact({ fact, band }: Found): { claims: Claim[]; isFragment: false } | null {
  if (!fact?.stated || band !== 'answer') return null;
  const others = fact.conflicts.slice(0, mostOfFact - 1).map(({ place }) => claimOf(place));
  return { claims: [claimOfFact(fact.stated), ...others], isFragment: false };
}

function claimOfFact({ text, place }: NonNullable<KnownFact['stated']>): Claim {
  // What a person typed need not be in any document.
  if (!place) return { text, citations: [], supported: false };
  const quoted = claimOf(place);
  // What a person typed beside its place, or a value that its quote gives in other words.
  return quoted.text.includes(text) ? quoted : { ...quoted, text: `${text}: ${quoted.text}` };
}
