import { isDecided, type KnownFact } from '../../facts/known-fact.ts';
import { askedOf, type DocumentScope } from '../../scope/document-scope.ts';
import { loadKnownFacts } from '../../scope/known-facts.repository.ts';
import { loadScope } from '../../scope/load-scope.ts';
import type { RunContext } from './run-context.ts';

/** The documents of a run as they are looked into. */
export function scopeOfRun(context: RunContext<never>): Promise<DocumentScope> {
  const ids = context.documents.map(({ id }) => id);
  return loadScope(context, context.workspaceId, ids);
}

/**
 * The documents of a run with what is kept of the tender's bid facts: all, or, where the run has only some of its documents or they were not
 * read for facts yet, what people decided.
 */
export async function scopeWithKnownFacts(context: RunContext<never>): Promise<DocumentScope> {
  const { scope, facts } = await loadFactsOfRun(context);
  return { ...scope, facts };
}

/** The same with all facts: those of which nothing is kept as the documents state them. */
export async function scopeWithFacts(context: RunContext<never>): Promise<DocumentScope> {
  const { compute, turn } = context;
  const { scope, facts, isComplete } = await loadFactsOfRun(context);
  if (isComplete) return { ...scope, facts };
  const known = new Map(facts.map((each) => [each.fact, each]));
  const found = await compute('findScopeFacts', askedOf(scope), turn, scope.rows);
  return { ...scope, facts: found.map((each) => known.get(each.fact) ?? each) };
}

async function loadFactsOfRun(
  context: RunContext<never>,
): Promise<{ scope: DocumentScope; facts: KnownFact[]; isComplete: boolean }> {
  const scope = await scopeOfRun(context);
  const ids = scope.documents.map(({ id }) => id);
  const { facts, isComplete } = await context.tenant((trx) => loadKnownFacts(trx, context.workspaceId, ids));
  return { scope, isComplete, facts: isComplete ? facts : facts.filter(isDecided) };
}
