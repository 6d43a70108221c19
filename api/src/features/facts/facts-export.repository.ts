import type { FactReading } from '@bidloom/contract/facts';
import type { ExportedFact, ExportedOverview } from '@bidloom/contract/facts-items';
import { newId, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { ChosenDocument } from '../../lib/choose-documents.ts';

/** A run that is complete from its beginning, whose items are these facts; returns its id. */
export async function insertFactsRun(
  trx: TenantTransaction,
  run: {
    organizationId: string;
    workspaceId: string;
    userId: string;
    engine: FactReading['engine'];
    documents: readonly ChosenDocument[];
    facts: readonly ExportedFact[];
    /** Null in the room of a proposal. */
    overview: ExportedOverview | null;
  },
): Promise<string> {
  const { organizationId, workspaceId, documents, facts } = run;
  const requestId = newId();
  await trx
    .insertInto('documentRequests')
    .values({
      ...{ id: requestId, organizationId, workspaceId, requestType: 'facts_export', createdBy: run.userId },
      ...{ status: 'completed', engine: run.engine, startedAt: sql<Date>`now()`, finishedAt: sql<Date>`now()` },
      documentIds: documents.map((document) => document.id),
      documentNames: documents.map(({ fileName }) => fileName),
      parameters: '{}',
      result: JSON.stringify({ facts: facts.length, ...run.overview }),
    })
    .execute();
  await trx
    .insertInto('documentRequestItems')
    .values(
      facts.map((fact, ordinal) => ({
        ...{ organizationId, requestId, ordinal, kind: 'fact', step: 'facts' },
        headline: JSON.stringify(fact),
      })),
    )
    .execute();
  return requestId;
}

export async function insertFactsFile(
  trx: TenantTransaction,
  row: {
    id: string;
    organizationId: string;
    requestId: string;
    format: string;
    createdBy: string;
    jobId: string | null;
  },
): Promise<void> {
  await trx.insertInto('documentExports').values(row).execute();
}
