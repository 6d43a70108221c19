import type { RequestItem, RequestType } from '@bidloom/contract/document-requests';
import { mostChanges } from '@bidloom/contract/request-changes';
import type { TenantTransaction } from '@bidloom/db';
import { AppError } from '../../lib/errors/app-error.ts';
import { compareResults, type ResultChanges } from './compare-results.ts';
import {
  findRequest,
  listItems,
  listWholeItems,
  presentItem,
  type RequestPath,
} from './document-requests.repository.ts';
import { listResults, type Result } from './list-results.ts';
import { own } from './start-request.ts';

/** Kinds of runs that find the same things again. */
const comparable: readonly RequestType[] = [
  'keyword_extraction',
  'datasheet_extraction',
  'summary',
  'batch_query',
  'question_generation',
];

/** What a run has found otherwise than an earlier one. Throws `not_found`, and `invalid_input` for runs that have nothing in common. */
export async function compareRuns(
  trx: TenantTransaction,
  userId: string,
  { workspaceId, id, earlierId }: RequestPath & { earlierId: string },
): Promise<ResultChanges> {
  const later = own(await findRequest(trx, { workspaceId, id }, userId));
  const earlier = own(await findRequest(trx, { workspaceId, id: earlierId }, userId));
  if (later.requestType !== earlier.requestType || !comparable.includes(later.requestType)) {
    throw new AppError('invalid_input', 'Only runs of the same kind can be compared');
  }
  const [before, after] = [await resultsOf(trx, earlier), await resultsOf(trx, later)];
  const { changes, counts } = compareResults(before, after);
  return { changes: changes.slice(0, mostChanges), counts };
}

/** Parameters are in the heavy part of their items; of tables nothing is compared but them. */
async function resultsOf(
  trx: TenantTransaction,
  { id, requestType }: { id: string; requestType: RequestType },
): Promise<Result[]> {
  const rows =
    requestType === 'datasheet_extraction'
      ? await listWholeItems(trx, id, 'datasheet')
      : await listItems(trx, id, { afterOrdinal: -1 });
  return rows.flatMap((row) => listResults(presentItem(row) as RequestItem));
}
