import { newId, type TenantTransaction } from '@bidloom/db';
import type { Engine, Usage } from '../../analyst/analyst.ts';

/** A draft with who wrote it, or why there is none. */
export type Outcome = { prompt: string; engine: Engine; model: string | null } | { failure: string };

/** A draft that was neither written nor given up. */
export function findOpenDraft(trx: TenantTransaction, id: string) {
  return trx
    .selectFrom('promptDrafts')
    .select(['wish', 'userId'])
    .where('id', '=', id)
    .where('prompt', 'is', null)
    .where('failure', 'is', null)
    .executeTakeFirst();
}

/** Answers whose draft it is. */
export async function endDraft(trx: TenantTransaction, id: string, outcome: Outcome): Promise<string> {
  const { userId } = await trx
    .updateTable('promptDrafts')
    .set(outcome)
    .where('id', '=', id)
    .returning('userId')
    .executeTakeFirstOrThrow();
  return userId;
}

/** Records the cost of one call to a model. */
export async function saveDraftUsage(
  trx: TenantTransaction,
  person: { organizationId: string; userId: string },
  { milliseconds, ...usage }: Usage & { milliseconds: number; cost: number },
): Promise<void> {
  await trx
    .insertInto('usageEvents')
    .values({ id: newId(), ...person, kind: 'prompt', ...usage, milliseconds: Math.round(milliseconds) })
    .execute();
}
