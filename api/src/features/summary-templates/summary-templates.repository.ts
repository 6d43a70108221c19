import type { summaryTemplateForm } from '@bidloom/contract/summary-templates';
import { caseless, newId, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { z } from 'zod';

export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

export type TemplateFields = z.output<typeof summaryTemplateForm>;

function selectTemplates(trx: TenantTransaction) {
  return trx
    .selectFrom('summaryTemplates')
    .select(['id', 'organizationId', 'name', 'description', 'isDefault', 'createdAt', 'updatedAt'])
    .select(sql<TemplateFields['sections']>`sections`.as('sections'));
}

/** The default first, then by name. */
export function listTemplates(trx: TenantTransaction) {
  return selectTemplates(trx).orderBy('isDefault', 'desc').orderBy(caseless('name')).execute();
}

export function findTemplate(trx: TenantTransaction, id: string) {
  return selectTemplates(trx).where('id', '=', id).executeTakeFirst();
}

/** Returns the new template's id. */
export async function insertTemplate(
  trx: TenantTransaction,
  organizationId: string,
  createdBy: string,
  { sections, ...fields }: TemplateFields,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('summaryTemplates')
    .values({ id, organizationId, createdBy, ...fields, sections: JSON.stringify(sections) })
    .execute();
  return id;
}

/** Nothing happens where there is no such template. */
export async function updateTemplate(
  trx: TenantTransaction,
  id: string,
  { sections, ...fields }: TemplateFields,
): Promise<void> {
  await trx
    .updateTable('summaryTemplates')
    .set({ ...fields, sections: JSON.stringify(sections), updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Returns the template as it was, or undefined where there was none. */
export function deleteTemplate(trx: TenantTransaction, id: string) {
  return trx
    .deleteFrom('summaryTemplates')
    .where('id', '=', id)
    .returning(['id', 'name', 'isDefault'])
    .executeTakeFirst();
}

/** Takes the default from whichever template is it. */
export async function clearDefault(trx: TenantTransaction): Promise<void> {
  await trx.updateTable('summaryTemplates').set({ isDefault: false }).where('isDefault', '=', true).execute();
}

/** Makes the oldest template the default, if there is one. */
export async function promoteOldest(trx: TenantTransaction): Promise<void> {
  await trx
    .updateTable('summaryTemplates')
    .set({ isDefault: true })
    .where('id', '=', (eb) =>
      eb.selectFrom('summaryTemplates').select('id').orderBy('createdAt').orderBy('id').limit(1),
    )
    .execute();
}

export async function countTemplates(trx: TenantTransaction): Promise<number> {
  const { count } = await trx
    .selectFrom('summaryTemplates')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
