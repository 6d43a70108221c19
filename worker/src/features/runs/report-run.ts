import { findSubject, insertRunNotifications, type TenantTransaction, withTenant } from '@bidloom/db';
import { isEndKept, messageOf } from '@bidloom/jobs/run-messages';
import { runTypes } from '@bidloom/jobs/run-types';
import type { Events, NotificationData, NotificationEvent } from '@bidloom/platform';
import type { Platform } from '../../platform.ts';
import { type RunKey, type StartedRun, saveRunProgress } from './runs.repository.ts';

/** Milliseconds between two reports: nobody can read reports that come faster. */
const reportEvery = 250;

/** A run as reports describe it. */
export type RunSubject = RunKey & StartedRun;

/** Reports the progress of a run, not more often than anybody can see. */
export interface RunReporter {
  report(stage: string, percent: number): void;
  /** Waits for reports that are in progress. */
  settle(): Promise<void>;
}

/** Progress goes to the row, for people who look later, and to the streams, for people who look now; nothing else is kept. */
export function createRunReporter({ database, events, logger }: Platform, subject: RunSubject): RunReporter {
  const { organizationId, requestId } = subject;
  let last = Number.NEGATIVE_INFINITY;
  let inProgress: Promise<void> = Promise.resolve();
  const send = async (stage: string, percent: number) => {
    await withTenant(database, organizationId, (trx) => saveRunProgress(trx, subject, { stage, percent }));
    const event: NotificationEvent = {
      ...eventOf(subject, `${runTypes[subject.requestType].name}: ${stage}`),
      Status: 'running',
      Progress: percent,
      Stage: stage,
    };
    const data: NotificationData = { id: null, event };
    // A question in the chat concerns only the person who asked it; proposals are for administrators.
    const isForOwner = subject.isInRoom || runTypes[subject.requestType].isForOwner;
    const userId = isForOwner ? subject.createdBy : null;
    await events.publish({ type: 'notification', organizationId, userId, data });
  };
  return {
    report(stage, percent) {
      const now = performance.now();
      if (now - last < reportEvery) return;
      last = now;
      inProgress = inProgress
        .then(() => send(stage, Math.round(percent)))
        .catch((error: unknown) => logger.warn({ err: error, requestId }, 'progress was not reported'));
    },
    settle: () => inProgress,
  };
}

/**
 * Notifies the people whom a run concerns that it has ended, and for which tender. It does so in the transaction that ends the run: nobody
 * misses it, and nobody is notified twice.
 */
export async function announceRunEnd(
  trx: TenantTransaction,
  events: Events,
  subject: RunSubject,
  end: { status: 'completed' | 'failed'; message: string },
): Promise<void> {
  const { organizationId } = subject;
  const message = messageOf(end.message, await findSubject(trx, subject));
  const event: NotificationEvent = { ...eventOf(subject, message), Status: end.status, Progress: 100 };
  for (const { userId, id } of await insertRunNotifications(trx, subject, event, isEndKept(subject.parameters))) {
    const data: NotificationData = { id, event };
    await events.publish({ type: 'notification', organizationId, userId, data }, trx);
  }
}

function eventOf(subject: RunSubject, message: string): NotificationEvent {
  return {
    ProcessingType: runTypes[subject.requestType].processingType,
    Message: message,
    RequestId: subject.requestId,
    RequestType: subject.requestType,
    WorkspaceId: subject.workspaceId,
    CustomerId: subject.customerId,
  };
}
