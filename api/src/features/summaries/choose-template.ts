import { standardSummary } from '@bidloom/contract/standard-summary';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from '../../lib/errors/app-error.ts';
import { findTemplate } from './summaries.repository.ts';

/** The template of this id, the organisation's default, or the built-in one. */
export async function chooseTemplate(trx: TenantTransaction, id: string | null) {
  const found = await findTemplate(trx, id);
  if (!found && id) throw notFound('The template');
  if (!found) return { templateId: null, templateName: standardSummary.name, sections: standardSummary.sections };
  return { templateId: found.id, templateName: found.name, sections: found.sections };
}
