import { commitWithoutWaiting, findSubject, insertNotification, type TenantTransaction, withTenant } from '@bidloom/db';
import { cutMiddle } from '@bidloom/jobs/cut-middle';
import { messageOf } from '@bidloom/jobs/run-messages';
import type { Events, NotificationData, NotificationEvent } from '@bidloom/platform';
import { isContainer } from '@bidloom/texts/container-types';
import type { Platform } from '../../platform.ts';
import { type IngestKey, type IngestProgress, saveProgress } from './documents.repository.ts';

/** The processing type of document ingestion, as the specification numbers it. */
const processingType = 4;
/** Milliseconds between two reports: what nobody can read any faster is not sent. */
const reportEvery = 250;

/** The document of a report. */
export interface IngestSubject extends IngestKey {
  workspaceId: string;
  customerId: string;
  fileName: string;
  mediaType: string;
  /** Who is notified; null: everybody in the organisation. */
  audienceId: string | null;
}

/** Tells how reading comes along, not more often than anybody can see. */
export interface ProgressReporter {
  report(progress: IngestProgress): void;
  /** Waits for reports that are in progress. */
  settle(): Promise<void>;
}

/** Progress goes to the row, for people who look later, and to the streams, for people who look now; nothing else is kept. */
export function createProgressReporter(
  { database, events, logger }: Platform,
  subject: IngestSubject,
): ProgressReporter {
  let last = 0;
  let inProgress: Promise<void> = Promise.resolve();
  const send = async (progress: IngestProgress) => {
    await withTenant(database, subject.organizationId, async (trx) => {
      await commitWithoutWaiting(trx);
      await saveProgress(trx, subject, progress);
    });
    const event = progressEvent(subject, progress);
    await events.publish({
      type: 'notification',
      organizationId: subject.organizationId,
      userId: subject.audienceId,
      data: { id: null, event } satisfies NotificationData,
    });
  };
  return {
    report(progress) {
      const now = performance.now();
      if (now - last < reportEvery) return;
      last = now;
      inProgress = inProgress
        .then(() => send(progress))
        .catch((error: unknown) =>
          logger.warn({ err: error, documentId: subject.documentId }, 'progress was not reported'),
        );
    },
    settle: () => inProgress,
  };
}

function progressEvent(subject: IngestSubject, { stage, done, total }: IngestProgress): NotificationEvent {
  // An archive or e-mail has files where others have pages.
  const [reading, unit] = isContainer(subject.mediaType) ? ['Opening', 'file'] : ['Reading', 'page'];
  const words = { queued: 'Waiting', reading, recognising: 'Recognizing text of', indexing: 'Indexing' }[stage];
  const hasPlace = stage === 'reading' || stage === 'recognising';
  const place = hasPlace ? ` ${unit} ${done}${total ? ` of ${total}` : ''}` : '';
  return {
    ProcessingType: processingType,
    Message: `${subject.fileName}: ${words.toLowerCase()}${place}`,
    DocumentId: subject.documentId,
    WorkspaceId: subject.workspaceId,
    CustomerId: subject.customerId,
    Status: 'processing',
    Progress: percent(stage, done, total),
    Stage: `${words}${place}`,
  };
}

/** Reading is most of the work; a scan counts its pages again while they are recognised. */
function percent(stage: IngestProgress['stage'], done: number, total: number | null): number {
  if (stage === 'indexing') return 90;
  return total ? Math.round((85 * done) / total) : 0;
}

/**
 * Notifies the people concerned that the document is ready, or why it is not. It does so in the transaction that ends the document: nobody
 * misses it, and nobody is notified twice.
 */
export async function announceEnd(
  trx: TenantTransaction,
  events: Events,
  subject: IngestSubject,
  failure: string | null,
): Promise<void> {
  const tender = await findSubject(trx, { workspaceId: subject.workspaceId, documentIds: [] });
  const name = cutMiddle(subject.fileName);
  const end = failure ? `${name} could not be read. ${failure}` : `${name} is ready`;
  const event: NotificationEvent = {
    ProcessingType: processingType,
    Message: messageOf(end, tender),
    DocumentId: subject.documentId,
    WorkspaceId: subject.workspaceId,
    CustomerId: subject.customerId,
    FileName: subject.fileName,
    WorkspaceName: tender.name,
    Status: failure ? 'failed' : 'ready',
    Progress: 100,
  };
  const { organizationId, audienceId: userId } = subject;
  const id = await insertNotification(trx, { organizationId, userId, event });
  const data: NotificationData = { id, event };
  await events.publish({ type: 'notification', organizationId, userId, data }, trx);
}
