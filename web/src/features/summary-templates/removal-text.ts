import { standardSummary } from '@bidloom/contract/standard-summary';
import type { SummaryTemplate } from '@bidloom/contract/summary-templates';
import { messages } from '../../lib/messages.ts';

const text = messages.summaryTemplates;

/** What becomes of summaries when a template is deleted: the oldest one left becomes the default in its place. */
export function removalText(template: SummaryTemplate, templates: readonly SummaryTemplate[]): string {
  const { id, name, isDefault } = template;
  const [next] = templates
    .filter((other) => other.id !== id)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id));
  if (!next) return text.removeLastText(name, standardSummary.name);
  return isDefault ? text.removeDefaultText(name, next.name) : text.removeText(name);
}
