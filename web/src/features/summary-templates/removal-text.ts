import { standardSummary } from '@bidloom/contract/standard-summary';
import type { SummaryTemplate } from '@bidloom/contract/summary-templates';
import { messages } from '../../lib/messages.ts';

const text = messages.summaryTemplates;

/** What happens when a template is deleted: if it was the default, the oldest remaining one becomes the default. */
export function removalText(template: SummaryTemplate, templates: readonly SummaryTemplate[]): string {
  const { id, name, isDefault } = template;
  const [next] = templates
    .filter((other) => other.id !== id)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id));
  if (!next) return text.removeLastText(name, standardSummary.name);
  return isDefault ? text.removeDefaultText(name, next.name) : text.removeText(name);
}
