import { failures } from '@bidloom/contract/failures';
import { type RepeatedType, type RunType, repeatedTypes } from '@bidloom/contract/run';
import type { TenantTransaction } from '@bidloom/db';
import type { RunParameters } from '@bidloom/jobs/run-types';
import { AppError } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { listDocumentsSince } from './repeat-run.repository.ts';
import { findRun, type RunPath, type RunRow } from './runs.repository.ts';
import { type Requester, requireRun, startRun } from './start-run.ts';

/**
 * Starts a run that asks for the same as an earlier one, of the documents as they are by now: those of the earlier run that are still there,
 * or the versions that took their places, and those that were added since. Throws `invalid_input` for a kind of run that no form starts, and
 * `conflict` where none of these documents is ready.
 */
export async function repeatRun(
  trx: TenantTransaction,
  platform: Platform,
  requester: Requester,
  path: RunPath,
): Promise<RunRow> {
  const earlier = requireRun(await findRun(trx, path, requester.userId));
  const { requestType, workspaceId, teamId } = earlier;
  if (!isRepeated(requestType)) throw new AppError(failures.runs.notRepeatable);
  const documentIds = await listDocumentsSince(trx, earlier);
  if (documentIds.length === 0) throw new AppError(failures.documents.noneReady);
  const parameters = earlier.parameters as RunParameters<RepeatedType>;
  const asked = 'regenerate' in parameters ? { ...parameters, regenerate: null } : parameters;
  return startRun(trx, platform, requester, { workspaceId, documentIds, teamId }, requestType, asked);
}

const isRepeated = (type: RunType): type is RepeatedType => repeatedTypes.some((each) => each === type);
