import { askedOf, type DocumentScope } from '../../../scope/document-scope.ts';
import { loadKnownFacts } from '../../../scope/known-facts.ts';
import { scopeOfRun } from '../present.ts';
import type { RunContext } from '../run-context.ts';

/**
 * The documents of a run with their bid facts: what is kept of the tender, or, where the run has only some of its documents or they were not
 * read for facts yet, what these state beside what people decided.
 */
export async function scopeWithFacts(context: RunContext<'batch_query'>): Promise<DocumentScope> {
  const { tenant, workspaceId, compute, turn } = context;
  const scope = await scopeOfRun(context);
  const ids = scope.documents.map(({ id }) => id);
  const { facts, isComplete } = await tenant((trx) => loadKnownFacts(trx, workspaceId, ids));
  if (isComplete) return { ...scope, facts };
  const decided = new Map(facts.filter(({ probability }) => probability === 1).map((known) => [known.fact, known]));
  const found = await compute('findScopeFacts', askedOf(scope), turn, scope.rows);
  return { ...scope, facts: found.map((known) => decided.get(known.fact) ?? known) };
}
