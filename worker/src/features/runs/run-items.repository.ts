import type { TenantTransaction } from '@bidloom/db';

/** What steps of a run have kept, for the steps after them and for the sum at its end. */

/** The headlines of a run's items in their order; of one kind alone where it is named. */
export async function loadHeadlines<Headline>(
  trx: TenantTransaction,
  requestId: string,
  kind?: string,
): Promise<Headline[]> {
  const rows = await trx
    .selectFrom('documentRequestItems')
    .select('headline')
    .where('requestId', '=', requestId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', String(kind)))
    .orderBy('ordinal')
    .execute();
  return rows.map(({ headline }) => headline as unknown as Headline);
}

/** The headlines of all items but those of one step. */
export async function loadOtherHeadlines<Headline>(
  trx: TenantTransaction,
  requestId: string,
  besidesStep: string,
): Promise<Headline[]> {
  const rows = await trx
    .selectFrom('documentRequestItems')
    .select('headline')
    .where('requestId', '=', requestId)
    .where('step', '!=', besidesStep)
    .execute();
  return rows.map(({ headline }) => headline as unknown as Headline);
}

/** The content of the one item of a step that is done. */
export async function loadStepContent<Content>(
  trx: TenantTransaction,
  requestId: string,
  step: string,
): Promise<Content> {
  const { content } = await trx
    .selectFrom('documentRequestItems')
    .select('content')
    .where('requestId', '=', requestId)
    .where('step', '=', step)
    .executeTakeFirstOrThrow();
  return content as unknown as Content;
}

export async function countItems(trx: TenantTransaction, requestId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('documentRequestItems')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
