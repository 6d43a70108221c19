import type { Claim } from '../../analyst/analyst.ts';
import { loadCitedPages } from '../../analyst/cited-pages.ts';
import type { DocumentScope } from '../../scope/document-scope.ts';
import { loadScope } from '../../scope/load-scope.ts';
import type { RunContext } from './run-context.ts';

/** Checks what claims cite and gives each place its boxes, as items show them. */
export async function citeClaims({ tenant, compute, turn }: RunContext<never>, claims: readonly Claim[]) {
  return compute('presentClaims', await tenant((trx) => loadCitedPages(trx, claims)), turn);
}

/** The documents of a run as they are looked into. */
export function scopeOfRun(context: RunContext<never>): Promise<DocumentScope> {
  const ids = context.documents.map(({ id }) => id);
  return loadScope(context, context.workspaceId, ids);
}
