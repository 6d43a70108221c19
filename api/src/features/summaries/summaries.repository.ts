import type { TemplateSection } from '@bidloom/contract/summaries';
import type { TenantTransaction } from '@bidloom/db';

/** The template of this id; null: the organisation's default. */
export function findTemplate(trx: TenantTransaction, id: string | null) {
  const templates = trx
    .selectFrom('summaryTemplates')
    .select(['id', 'name'])
    .select((eb) => eb.ref('sections').$castTo<TemplateSection[]>().as('sections'));
  return (id ? templates.where('id', '=', id) : templates.where('isDefault', '=', true)).executeTakeFirst();
}

/** The kind of an item, and the step of its run that wrote it. */
export function findStep(trx: TenantTransaction, requestId: string, ordinal: number) {
  return trx
    .selectFrom('documentRequestItems')
    .select(['kind', 'step'])
    .where('requestId', '=', requestId)
    .where('ordinal', '=', ordinal)
    .executeTakeFirst();
}
