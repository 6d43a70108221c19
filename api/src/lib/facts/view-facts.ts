import { type FactReading, factNames, type WorkspaceFact } from '@bidloom/contract/facts';
import type { TenantTransaction } from '@bidloom/db';
import { requireWorkspace } from '../access/require-workspace.ts';
import { findReading, listFacts, loadDocumentNames } from './fact-rows.repository.ts';
import { presentFact } from './present-facts.ts';

export interface FactsView {
  facts: WorkspaceFact[];
  reading: FactReading;
}

/** All facts of a tender in their order, and how far reading them is. Throws `not_found` for a tender of somebody else. */
export async function viewFacts(trx: TenantTransaction, workspaceId: string): Promise<FactsView> {
  await requireWorkspace(trx, workspaceId);
  const rows = new Map((await listFacts(trx, workspaceId)).map((row) => [row.fact, row]));
  const { names, hasReady } = await loadDocumentNames(trx, workspaceId);
  const reading = await findReading(trx, workspaceId);
  return {
    facts: factNames.map((fact) => presentFact(fact, rows.get(fact), names)),
    reading: presentReading(reading, hasReady),
  };
}

/** A tender whose documents an older version has read is queued by the next worker that starts. */
function presentReading(reading: Awaited<ReturnType<typeof findReading>>, hasReady: boolean): FactReading {
  if (!hasReady) return { status: 'none', failure: null, readAt: null, engine: null, model: null };
  const { status = 'queued', failure = null, readAt = null, engine = null, model = null } = reading ?? {};
  return {
    status: status === 'queued' ? 'in_progress' : status,
    ...{ failure, readAt: readAt?.toISOString() ?? null, engine, model },
  };
}
