import type { askQuestionBody } from '@bidloom/contract/chat';
import { failures } from '@bidloom/contract/failures';
import { type TenantTransaction, withTenant } from '@bidloom/db';
import { answerQuestion } from '@bidloom/jobs';
import type { z } from 'zod';
import { requireIdentity } from '../../lib/access/require-identity.ts';
import { requireLicence } from '../../lib/access/require-licence.ts';
import { chooseDocuments } from '../../lib/choose-documents.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { type ChatEntryRow, endPending, findChatEntry, insertQuestion, keepJob } from './chat.repository.ts';

/** Whose questions they are: nobody else sees them, not even in the same organisation. */
export interface Asker {
  organizationId: string;
  userId: string;
}

/** Writes a question and queues its answering; neither can exist without the other. */
export async function putQuestion(
  trx: TenantTransaction,
  { queue, usesModel }: Pick<Platform, 'queue' | 'usesModel'>,
  asker: Asker,
  { workspaceId, documentIds, userQuestion, ...named }: z.output<typeof askQuestionBody>,
): Promise<ChatEntryRow> {
  await requireIdentity(trx, asker.userId, { workspaceId, ...named });
  await requireLicence(trx, { usesModel }, asker.organizationId, 'tokens');
  const asked = await chooseDocuments(trx, workspaceId, documentIds);
  const id = await insertQuestion(trx, {
    ...asker,
    workspaceId,
    question: userQuestion,
    documentIds: documentIds ? asked.map((document) => document.id) : null,
    documentNames: documentIds ? asked.map(({ fileName }) => fileName).join(', ') : null,
  });
  const payload = { organizationId: asker.organizationId, chatEntryId: id };
  await keepJob(trx, id, await queue.send(trx, answerQuestion, payload));
  return own(await findChatEntry(trx, asker.userId, id));
}

/** Stops the answering of a question that is still pending; an entry that has ended stays as it is. */
export async function cancelQuestion(
  { database, queue, events }: Platform,
  asker: Asker,
  id: string,
): Promise<ChatEntryRow> {
  const entry = await withTenant(database, asker.organizationId, async (trx) => {
    own(await findChatEntry(trx, asker.userId, id));
    const ended = await endPending(trx, id, { status: 'cancelled', failure: failures.chat.stopped(null).message });
    if (ended) await events.publish({ type: 'chat.done', ...asker, data: { chatEntryId: id } }, trx);
    return own(await findChatEntry(trx, asker.userId, id));
  });
  // After the row, so that a job that continues for a moment finds it ended.
  if (entry.status === 'cancelled' && entry.jobId) await queue.cancel(answerQuestion, entry.jobId);
  return entry;
}

/** Gives up a question that nobody answered in time; one that was answered at the last moment stays answered. */
export async function giveUp({ database, queue }: Platform, asker: Asker, entry: ChatEntryRow): Promise<void> {
  const failure = failures.chat.noAnswerInTime.message;
  const ended = await withTenant(database, asker.organizationId, (trx) =>
    endPending(trx, entry.id, { status: 'failed', failure }),
  );
  if (ended && entry.jobId) await queue.cancel(answerQuestion, entry.jobId);
}

/** The entry, where there is one. */
export function own(entry: ChatEntryRow | undefined): ChatEntryRow {
  if (!entry) throw notFound('The question');
  return entry;
}
