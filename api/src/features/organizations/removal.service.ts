import { failures } from '@bidloom/contract/failures';
import { type AuditSource, asPlatform, type PlatformTransaction, recordAudits } from '@bidloom/db';
import { exportOrganization, removeObjects, removeOrganization } from '@bidloom/jobs';
import { AppError } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { listAdministrators } from './administrators.repository.ts';
import { updateOrganization } from './organizations.repository.ts';
import { lock, organizationTarget } from './organizations.service.ts';
import { deleteRemoval, findRemoval, insertRemoval, summariseLog, updateRemoval } from './removal.repository.ts';
import { tellDownload, tellRequest } from './tell-administrators.ts';

/** Both sides keep an entry: that of the platform outlives the organisation, whose own people read theirs. */
const audit = (
  trx: PlatformTransaction,
  source: AuditSource,
  organization: { id: string; name: string },
  action: string,
  /** For the platform's entry only. */
  details: Record<string, unknown> = {},
) => {
  const event = { action, target: organizationTarget(organization) };
  return recordAudits(trx, source, [
    { organizationId: null, ...event, details },
    { organizationId: organization.id, ...event },
  ]);
};

/** The first step: deactivates the organisation at once, and queues the export. A second request continues the first. */
export async function requestRemoval(
  trx: PlatformTransaction,
  { queue }: Pick<Platform, 'queue'>,
  source: AuditSource,
  id: string,
  typedName: string,
): Promise<void> {
  const organization = await lock(trx, id);
  requireName(organization, typedName);
  if (await findRemoval(trx, id)) throw new AppError(failures.organizations.removalRequested);
  const { name, isActive } = organization;
  const requestedBy = source.actorId;
  const addresses = await listAdministrators(trx, id);
  const asked = { organizationId: id, organizationName: name, wasActive: isActive, requestedBy };
  await insertRemoval(trx, { ...asked, toldAddresses: addresses });
  await updateOrganization(trx, id, {
    isActive: false,
    // An organisation that was deactivated before keeps its reason, in case the removal is cancelled.
    inactiveReason: isActive ? failures.organizations.removalRequestedReason.message : organization.inactiveReason,
  });
  const jobId = await queue.send(trx, exportOrganization, { removalOf: id });
  await updateRemoval(trx, id, { jobId });
  await tellRequest(trx, queue, addresses, name);
  await audit(trx, source, organization, 'organization.removal_requested');
}

/** Cancels the removal before it is confirmed; the organisation is what it was. What the export had written by then is removed. */
export async function cancelRemoval(platform: Platform, source: AuditSource, id: string): Promise<void> {
  const removal = await asPlatform(platform.database, async (trx) => {
    const organization = await lock(trx, id);
    const found = await requireRemoval(trx, id);
    if (found.status === 'removing') throw tooLate();
    await deleteRemoval(trx, id);
    if (found.wasActive) await updateOrganization(trx, id, { isActive: true, inactiveReason: null });
    if (found.exportObjectKey) {
      await platform.queue.send(trx, removeObjects, { organizationId: id, keys: [found.exportObjectKey] });
    }
    await audit(trx, source, organization, 'organization.removal_cancelled');
    return found;
  });
  if (removal.status === 'exporting' && removal.jobId) await platform.queue.cancel(exportOrganization, removal.jobId);
}

/** Queues the export again if it failed or expired, or if the queue no longer runs its job. */
export async function exportAgain(platform: Platform, source: AuditSource, id: string): Promise<void> {
  const isAtWork = await watchJob(platform, id);
  await asPlatform(platform.database, async (trx) => {
    const organization = await lock(trx, id);
    const removal = await requireRemoval(trx, id);
    if (removal.status === 'removing') throw tooLate();
    if (removal.status === 'exporting' && isAtWork(removal)) {
      throw new AppError(failures.organizations.exportInProgress);
    }
    const jobId = await platform.queue.send(trx, exportOrganization, { removalOf: id });
    await updateRemoval(trx, id, { status: 'exporting', failure: null, jobId, downloadedAt: null, downloadedBy: null });
    await audit(trx, source, organization, 'organization.export_requested');
  });
}

/** The second step, which cannot be undone; a second request continues where the first one ended. */
export async function confirmRemoval(
  platform: Platform,
  source: AuditSource,
  id: string,
  { name, withoutDownload }: { name: string; withoutDownload?: boolean | undefined },
): Promise<void> {
  const isAtWork = await watchJob(platform, id);
  await asPlatform(platform.database, async (trx) => {
    const organization = await lock(trx, id);
    requireName(organization, name);
    const removal = await requireRemoval(trx, id);
    if (removal.status === 'removing') {
      if (isAtWork(removal)) return;
    } else {
      if (removal.status !== 'ready') throw new AppError(failures.organizations.noExportYet);
      if (removal.isExpired) {
        throw new AppError(failures.organizations.exportExpired);
      }
      if (!removal.downloadedAt && !withoutDownload) {
        throw new AppError(failures.organizations.exportNotDownloaded);
      }
    }
    if (organization.isActive) throw new AppError(failures.organizations.stillActive);
    const jobId = await platform.queue.send(trx, removeOrganization, { removalOf: id });
    const confirmed = removal.confirmedAt ? {} : { confirmedBy: source.actorId, confirmedAt: new Date() };
    await updateRemoval(trx, id, { status: 'removing', failure: null, jobId, ...confirmed });
    await audit(trx, source, organization, 'organization.removal_confirmed', { log: await summariseLog(trx, id) });
  });
}

/** The export for download; records that it `isTaken`, and notifies the organisation. */
export async function takeExport(
  trx: PlatformTransaction,
  { queue }: Pick<Platform, 'queue'>,
  source: AuditSource,
  { id, isTaken }: { id: string; isTaken: boolean },
): Promise<{ objectKey: string; name: string }> {
  const organization = await lock(trx, id);
  const { status, exportObjectKey, isExpired, toldAddresses } = await requireRemoval(trx, id);
  if (status !== 'ready' || !exportObjectKey || isExpired) {
    throw new AppError(failures.organizations.noExport);
  }
  if (!isTaken) return { objectKey: exportObjectKey, name: organization.name };
  await updateRemoval(trx, id, { downloadedAt: new Date(), downloadedBy: source.actorId });
  await tellDownload(trx, queue, toldAddresses, organization.name);
  await audit(trx, source, organization, 'organization.export_downloaded');
  return { objectKey: exportObjectKey, name: organization.name };
}

const tooLate = () => new AppError(failures.organizations.removalInProgress);

/**
 * Whether the job of a removal waits or runs; one that ended without a message left its row as it was. Call it before the transaction that
 * needs it: the queue has its own connection, and the embedded database has only one. A job that was sent since then waits.
 */
async function watchJob({ database, queue }: Platform, id: string) {
  const jobId = (await asPlatform(database, (trx) => findRemoval(trx, id)))?.jobId ?? null;
  const state = jobId ? (await queue.jobStates([jobId])).get(jobId) : undefined;
  const isQueued = state === 'created' || state === 'retry' || state === 'active';
  return (removal: { jobId: string | null }) => removal.jobId !== jobId || isQueued;
}

async function requireRemoval(trx: PlatformTransaction, id: string) {
  const found = await findRemoval(trx, id);
  if (!found) throw new AppError(failures.organizations.removalNotRequested);
  return found;
}

function requireName({ name }: { name: string }, typed: string): void {
  if (typed === name.trim()) return;
  throw new AppError(failures.organizations.wrongName(name), ['name is not its name']);
}
