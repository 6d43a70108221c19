import type { SummaryTemplate, summaryTemplateForm } from '@bidloom/contract/summary-templates';
import type { z } from 'zod';
import { messages } from '../../lib/messages.ts';

/** The initial values of the form. */
export type TemplateDraft = Pick<SummaryTemplate, 'name' | 'description' | 'sections' | 'isDefault'>;
/** The request's body. */
export type TemplateFields = z.output<typeof summaryTemplateForm>;

export const blankSection = { title: '', prompt: '' };
export const blankTemplate: TemplateDraft = { name: '', description: null, sections: [blankSection], isDefault: false };

/** The longest name, in characters. */
const longestName = 120;

/** A copy of a template with a free name. It is not the default. */
export function copyOf(template: TemplateDraft, others: readonly Pick<SummaryTemplate, 'name'>[]): TemplateDraft {
  const taken = new Set(others.map(({ name }) => name.toLowerCase()));
  const wanted = messages.summaryTemplates.copyOf(template.name);
  let name = wanted.slice(0, longestName).trim();
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
    const ending = ` ${count}`;
    name = `${wanted.slice(0, longestName - ending.length).trim()}${ending}`;
  }
  const { description, sections } = template;
  return { name, description, sections, isDefault: false };
}
