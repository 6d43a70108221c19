import { failures } from '@bidloom/contract/failures';
import { mostChanges } from '@bidloom/contract/run-changes';
import type { TenantTransaction } from '@bidloom/db';
import { AppError } from '../../lib/errors/app-error.ts';
import type { ComparedItems, ComparedTypes } from './analyses.ts';
import { compareResults, type Result, type ResultChanges } from './compare-results.ts';
import { presentItem } from './runs.presenter.ts';
import { findRun, listItems, listWholeItems, type RunPath } from './runs.repository.ts';
import { requireRun } from './start-run.ts';

/**
 * How the results of a run differ from those of an earlier one. Throws `not_found`, and `invalid_input` for runs that have nothing in
 * common.
 */
export async function compareRuns(
  trx: TenantTransaction,
  compared: ComparedTypes,
  userId: string,
  { workspaceId, id, earlierId }: RunPath & { earlierId: string },
): Promise<ResultChanges> {
  const later = requireRun(await findRun(trx, { workspaceId, id }, userId));
  const earlier = requireRun(await findRun(trx, { workspaceId, id: earlierId }, userId));
  const items = compared[later.requestType];
  if (later.requestType !== earlier.requestType || !items) {
    throw new AppError(failures.runs.otherKinds);
  }
  const [before, after] = [await resultsOf(trx, items, earlier.id), await resultsOf(trx, items, later.id)];
  const { changes, counts } = compareResults(before, after);
  return { changes: changes.slice(0, mostChanges), counts };
}

async function resultsOf(
  trx: TenantTransaction,
  { kind, isWhole, resultsOf: read }: ComparedItems,
  id: string,
): Promise<Result[]> {
  const rows = isWhole ? await listWholeItems(trx, id, kind) : await listItems(trx, id, { afterOrdinal: -1 });
  return rows.flatMap((row) => read(presentItem(row)));
}
