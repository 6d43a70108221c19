import type { FactsFormat, FactValue, WorkspaceFact } from '@bidloom/contract/facts';
import type { ExportedFact } from '@bidloom/contract/facts-items';
import { failures } from '@bidloom/contract/failures';
import type { RunExport } from '@bidloom/contract/runs';
import { isSettledStatus } from '@bidloom/contract/workspace-statuses';
import { newId, type TenantTransaction } from '@bidloom/db';
import { writeRunFile } from '@bidloom/jobs';
import { zoneOf } from '@bidloom/texts/deadline';
import { chooseDocuments } from '../../lib/choose-documents.ts';
import { AppError } from '../../lib/errors/app-error.ts';
import { viewFacts } from '../../lib/facts/view-facts.ts';
import { viewTenderState } from '../../lib/overview/view-tender-state.ts';
import type { Platform } from '../../platform.ts';
import type { DecisionKey } from './facts.repository.ts';
import { insertFactsFile, insertFactsRun } from './facts-export.repository.ts';

/**
 * Has the facts written to a file as they are now. A file belongs to a run: there is one for each download, complete from its beginning,
 * whose items are the facts, and whose result names the key dates and what needs a look,
 * as this person's overview shows them. Throws `conflict` where there is nothing to write.
 */
export async function exportFacts(
  trx: TenantTransaction,
  { queue }: Platform,
  order: Omit<DecisionKey, 'fact'> & { format: FactsFormat; isAdministrator: boolean },
): Promise<RunExport> {
  const { organizationId, workspaceId, userId, format } = order;
  const known = await viewFacts(trx, workspaceId);
  const { facts, reading } = known;
  const documents = await chooseDocuments(trx, workspaceId, undefined);
  if (facts.every(({ status }) => status === 'pending')) {
    throw new AppError(failures.facts.notRead);
  }
  const state = await viewTenderState(trx, order, known);
  const id = newId();
  const requestId = await insertFactsRun(trx, {
    ...{ organizationId, workspaceId, userId, engine: reading.engine, documents },
    facts: facts.map(exportedOf),
    overview: state && {
      ...{ settled: isSettledStatus(state.status), dueAt: state.dueAt, issues: state.issues },
      dates: state.dates.map(({ kind }) => kind),
    },
  });
  const jobId = await queue.send(trx, writeRunFile, { organizationId, exportId: id });
  await insertFactsFile(trx, { id, organizationId, requestId, format, createdBy: userId, jobId });
  return { id, requestId, format, status: 'queued', fileName: null, failure: null };
}

function exportedOf(fact: WorkspaceFact): ExportedFact {
  const { status, certainty, value, text, fileName, page, quote, found, decidedBy } = fact;
  return {
    ...{ fact: fact.fact, status, certainty, value, text, fileName, page, quote },
    zone: zoneOf(fact)?.name ?? null,
    ...{ documentsSayOtherwise: fact.documentsSayOtherwise, placeIsGone: fact.placeIsGone },
    conflicts: fact.conflicts.map(placeOf),
    apart: fact.apart.map(placeOf),
    statedSince: fact.statedSince.map(placeOf),
    replaced: fact.replaced.map(placeOf),
    maybeAt: (fact.maybeAt ?? []).map(({ quote, fileName, page }) => ({ text: quote, fileName, page })),
    found: found?.text ?? null,
    decidedBy: decidedBy?.name ?? null,
  };
}

function placeOf(value: FactValue) {
  const { text, fileName, page } = value;
  return { text, fileName, page, zone: zoneOf(value)?.name ?? null };
}
