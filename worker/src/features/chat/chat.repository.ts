import type { TenantTransaction } from '@bidloom/db';
import { newId } from '@bidloom/db';
import { sql } from 'kysely';
import type { Engine, Usage } from '../../analyst/analyst.ts';
import type { ShownCitation, ShownClaim } from '../../analyst/present-claims.ts';
import type { Band } from '../../gate/band.ts';
import type { Turn } from '../../search/follow-up.ts';

/** Earlier questions that a follow-up may refer to. */
const rememberedTurns = 3;

/** A question that waits for its answer; undefined where it was answered, cancelled or never asked. */
export function loadPending(trx: TenantTransaction, chatEntryId: string) {
  return trx
    .selectFrom('chatEntries')
    .select(['id', 'workspaceId', 'userId', 'question', 'documentIds', 'createdAt'])
    .where('id', '=', chatEntryId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

export type PendingEntry = NonNullable<Awaited<ReturnType<typeof loadPending>>>;

/** What this person asked before in this tender, oldest first. */
export async function loadHistory(trx: TenantTransaction, entry: PendingEntry): Promise<Turn[]> {
  const turns = await trx
    .selectFrom('chatEntries')
    .select(['question', 'answer'])
    .where('workspaceId', '=', entry.workspaceId)
    .where('userId', '=', entry.userId)
    .where('answer', '<>', '')
    .where('createdAt', '<', entry.createdAt)
    .orderBy('createdAt', 'desc')
    .limit(rememberedTurns)
    .execute();
  return turns.reverse();
}

/** A finished answer as it is kept. */
export interface FinishedAnswer {
  answer: string;
  claims: ShownClaim[];
  citations: ShownCitation[];
  answered: boolean;
  band: Band;
  /** 0 to 1. */
  confidence: number;
  engine: Engine;
}

/** Keeps the answer; false where the question was cancelled meanwhile. */
export async function saveAnswer(trx: TenantTransaction, id: string, answer: FinishedAnswer): Promise<boolean> {
  return endEntry(trx, id, {
    ...answer,
    status: 'answered',
    claims: JSON.stringify(answer.claims),
    citations: JSON.stringify(answer.citations),
  });
}

/** Ends the question with a reason for a person; false where it was cancelled meanwhile. */
export async function saveFailure(trx: TenantTransaction, id: string, failure: string): Promise<boolean> {
  return endEntry(trx, id, { status: 'failed', failure });
}

/** An answer that a person stopped: what came of it. */
export type StoppedAnswer = Pick<FinishedAnswer, 'answer' | 'claims' | 'citations' | 'engine'>;

/** Keeps what came of an answer before a person stopped it; false where nobody did, as when the process ends. */
export async function saveStopped(
  trx: TenantTransaction,
  id: string,
  { answer, claims, citations, engine }: StoppedAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chatEntries')
    .set({ answer, engine, claims: JSON.stringify(claims), citations: JSON.stringify(citations) })
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .where('answer', '=', '')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function endEntry(
  trx: TenantTransaction,
  id: string,
  fields: Record<string, unknown> & { status: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chatEntries')
    .set({ ...fields, finishedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records the cost of an answer, or of the vector of its question. */
export async function saveUsage(
  trx: TenantTransaction,
  organizationId: string,
  entry: PendingEntry,
  usage: Usage & { kind: 'answer' | 'embed'; milliseconds: number },
): Promise<void> {
  await trx
    .insertInto('usageEvents')
    .values({
      id: newId(),
      organizationId,
      workspaceId: entry.workspaceId,
      userId: entry.userId,
      kind: usage.kind,
      model: usage.model,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      milliseconds: Math.round(usage.milliseconds),
    })
    .execute();
}
