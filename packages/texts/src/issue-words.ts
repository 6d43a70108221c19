import { plural } from './counted.ts';

/** The heading of what is missing, contradicts itself or waits for a person. */
export const issuesTitle = 'Needs a look';
/** Where there is nothing of the kind: in a tender that is worked on, and in one that is closed. */
export const noIssues = 'Nothing is missing, and nothing contradicts itself.';
export const noIssuesSettled = 'Key facts are no longer checked: this tender is closed.';

/** How much an issue matters. */
export const issueSeverities = { error: 'Important', warning: 'Check', info: 'To know' } as const;

const titles = {
  due_passed: 'The due date has passed',
  no_due_date: 'The tender has no due date',
  due_differs: 'The documents state another deadline than the due date of the tender',
  date_after_due: 'Later than the due date',
  opening_before_due: 'Earlier than the due date',
  no_documents: 'No documents yet',
  documents_failed: (count: number) => `${plural(count, 'document', 'documents')} could not be read`,
  documents_reading: (count: number) => `${plural(count, 'document is', 'documents are')} still being read`,
  facts_reading: 'The key facts are being read',
  facts_failed: 'The key facts could not be read',
  documents_say_otherwise: 'Documents now say something else than was decided',
  place_gone: 'The place that was named is no longer in the documents',
  conflict: 'The documents contradict themselves',
  to_check: 'Uncertain, please check',
  not_stated: 'Not stated in the documents',
  runs_failed: (count: number) => `${plural(count, 'analysis', 'analyses')} failed when last run`,
};

/** Of a tender that has no due date itself. */
const titlesWithoutDue: Partial<Record<keyof typeof titles, string>> = {
  date_after_due: 'Later than the submission deadline in the documents',
  opening_before_due: 'Earlier than the submission deadline in the documents',
};

interface Issue {
  kind: keyof typeof titles;
  documents: { count: number } | null;
  runs: number;
}

/** What an issue is, for people, without the facts and documents that it is about. `all`: the issues of its tender. */
export function issueTitle({ kind, documents, runs }: Issue, all: readonly Pick<Issue, 'kind'>[]): string {
  const withoutDue = all.some((issue) => issue.kind === 'no_due_date') ? titlesWithoutDue[kind] : undefined;
  if (withoutDue) return withoutDue;
  const title = titles[kind];
  if (typeof title === 'string') return title;
  return title(kind === 'runs_failed' ? runs : (documents?.count ?? 0));
}
