import type { PromptDraft } from '@bidloom/contract/summary-templates';
import type { TenantTransaction } from '@bidloom/db';

export interface NewPromptDraft {
  id: string;
  organizationId: string;
  userId: string;
  wish: string;
  jobId: string | null;
}

export async function insertPromptDraft(trx: TenantTransaction, row: NewPromptDraft): Promise<void> {
  await trx.insertInto('promptDrafts').values(row).execute();
}

/** What has come of it so far. */
export function findPromptDraft(trx: TenantTransaction, id: string) {
  return (
    trx
      .selectFrom('promptDrafts')
      .select(['prompt', 'model', 'failure'])
      // A prompt always has one.
      .select((eb) => eb.ref('engine').$castTo<PromptDraft['engine']>().as('engine'))
      .where('id', '=', id)
      .executeTakeFirst()
  );
}

export async function deletePromptDraft(trx: TenantTransaction, id: string): Promise<void> {
  await trx.deleteFrom('promptDrafts').where('id', '=', id).execute();
}
