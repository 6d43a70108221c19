import type { FoundFact } from '../../../facts/model.ts';
import type { SaidPlace } from '../../tasks.ts';
import type { Statement } from '../statements.ts';
import type { WishedTopic } from '../topics/match-topics.ts';

/** A fact that is less sure is left to the sentences that are chosen. */
const leastSure = 0.5;

/**
 * The statements that state the bid facts of a section's topics, in the order of the topics; each once. A fact whose place is in no
 * statement is left out.
 */
export function stateFacts(
  wished: readonly WishedTopic[],
  facts: readonly FoundFact[],
  statements: readonly Statement[],
): Statement[] {
  const wanted = new Set(wished.flatMap(({ topic }) => topic.facts ?? []));
  const stating = new Set<Statement>();
  for (const name of wanted) {
    const place = facts.find(({ fact, probability }) => fact === name && probability >= leastSure)?.stated?.place;
    const statement = place && statements.find((each) => isWithin(place, each));
    if (statement) stating.add(statement);
  }
  return [...stating];
}

/** Whether a place begins in another. */
export function isWithin(place: Pick<SaidPlace, 'documentId' | 'page' | 'start'>, other: SaidPlace): boolean {
  const { documentId, page, start } = place;
  return documentId === other.documentId && page === other.page && other.start <= start && start < other.end;
}
