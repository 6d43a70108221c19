import type { SummaryTemplate } from '@bidloom/contract/summary-templates';
import type { ListUrl } from '../../resource/list-url.ts';

interface ShownTemplates {
  items: SummaryTemplate[];
  totalCount: number;
  totalPages: number;
  /** The shown page: the last one if the page in the address no longer exists. */
  pageNumber: number;
}

const orders: Record<string, (one: SummaryTemplate, other: SummaryTemplate) => number> = {
  name: (one, other) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' }),
  sections: (one, other) => one.sections.length - other.sections.length,
  updatedAt: (one, other) => one.updatedAt.localeCompare(other.updatedAt),
};

/** Searches, sorts and pages templates in the browser: there are at most a hundred, fetched at once. The default is first. */
export function showTemplates(templates: readonly SummaryTemplate[], list: ListUrl): ShownTemplates {
  const { searchTerm, sortBy, sortDescending, pageNumber, pageSize } = list;
  const term = searchTerm.trim().toLowerCase();
  const found = templates.filter(({ name, description, sections }) =>
    [name, description ?? '', ...sections.map(({ title }) => title)].some((words) =>
      words.toLowerCase().includes(term),
    ),
  );
  const order = orders[sortBy] ?? (() => 0);
  const direction = sortDescending ? -1 : 1;
  found.sort((one, other) => Number(other.isDefault) - Number(one.isDefault) || direction * order(one, other));
  const totalPages = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = Math.min(pageNumber, totalPages);
  return {
    items: found.slice((shown - 1) * pageSize, shown * pageSize),
    totalCount: found.length,
    totalPages,
    pageNumber: shown,
  };
}
