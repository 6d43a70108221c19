import type { SummaryTemplate } from '@bidloom/contract/summary-templates';
import { expect, test } from 'vitest';
import { removalText } from './removal-text.ts';
import { showTemplates } from './shown-templates.ts';
import { copyOf } from './template-draft.ts';

const templateOf = (facts: Partial<SummaryTemplate>): SummaryTemplate => ({
  id: facts.name ?? '',
  organizationId: 'o-1',
  name: '',
  description: null,
  sections: [{ title: 'Key dates', prompt: 'All dates.' }],
  isDefault: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...facts,
});
const long = templateOf({ name: 'Long', createdAt: '2026-01-01T00:00:00.000Z' });
const usual = templateOf({ name: 'Usual', isDefault: true });
const brief = templateOf({
  name: 'brief',
  sections: [...usual.sections, { title: 'Bonds', prompt: 'All bonds.' }],
});
const all = [brief, long, usual];
const list = { searchTerm: '', sortBy: 'name', sortDescending: false, pageNumber: 1, pageSize: 10, filters: {} };
const shown = (change: Partial<typeof list>) => showTemplates(all, { ...list, ...change });
const names = (change: Partial<typeof list>) => shown(change).items.map(({ name }) => name);

test('the default comes first, the others in their sort order', () => {
  expect(names({})).toEqual(['Usual', 'brief', 'Long']);
  expect(names({ sortDescending: true })).toEqual(['Usual', 'Long', 'brief']);
  expect(names({ sortBy: 'sections', sortDescending: true })).toEqual(['Usual', 'brief', 'Long']);
});

test('names, descriptions and titles of sections are searched', () => {
  expect(names({ searchTerm: ' BOND ' })).toEqual(['brief']);
  expect(names({ searchTerm: 'nothing' })).toEqual([]);
});

test('a page that no longer exists shows the last page', () => {
  expect(shown({ pageSize: 2, pageNumber: 7 })).toMatchObject({ pageNumber: 2, totalPages: 2, totalCount: 3 });
  expect(names({ pageSize: 2, pageNumber: 7 })).toEqual(['Long']);
});

test('before a template is deleted, the dialog says which one becomes the default', () => {
  expect(removalText(usual, all)).toContain('"Long" becomes the default');
  expect(removalText(long, all)).not.toContain('default');
  expect(removalText(usual, [usual])).toContain('built-in "Standard tender summary"');
});

test('a copy takes a name that is free and fits, and is not the default', () => {
  expect(copyOf(usual, all)).toMatchObject({ name: 'Copy of Usual', isDefault: false, sections: usual.sections });
  expect(copyOf(usual, [{ name: 'copy of usual' }, { name: 'Copy of Usual 2' }]).name).toBe('Copy of Usual 3');
  const longest = templateOf({ name: 'n'.repeat(120) });
  const first = copyOf(longest, [longest]);
  expect(first.name).toHaveLength(120);
  expect(copyOf(longest, [first]).name).toMatch(/^Copy of n+ 2$/);
  expect(copyOf(longest, [first]).name.length).toBeLessThanOrEqual(120);
});
