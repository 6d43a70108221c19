import type { SummaryTemplate } from '@bidloom/contract/summary-templates';
import type { TemplateRow } from './summary-templates.repository.ts';

export function presentTemplate(row: TemplateRow): SummaryTemplate {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
