import { fieldMessages } from '@bidloom/contract/field-messages';
import type { KeyDateKind } from '@bidloom/contract/overview';
import { plural } from '@bidloom/texts/counted';
import { factTitles } from '@bidloom/texts/fact-titles';
import { issueSeverities, issuesTitle, noIssues, noIssuesSettled } from '@bidloom/texts/issue-words';

/** "a.pdf, b.pdf and 3 more". */
const listed = (some: readonly string[], count: number, shown = 3): string => {
  const names = some.slice(0, shown);
  const rest = count - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
};

const dates: Record<KeyDateKind, string> = { ...factTitles, due: 'Due' };

/** The words of a tender's overview. */
export const overviewMessages = {
  tab: 'Overview',
  list: 'Overview of the tender',
  fetchFailed: 'Failed to fetch the overview',
  listed,

  due: 'Due',
  noDueDate: 'No due date',
  noDueDateStated: 'The documents state no deadline that is sure. Set the date that you work towards.',
  noDueDateReading: 'The documents are being read for a deadline.',
  noDueDateYet: 'Set it, or take it over from the documents once they are read.',
  daysLeft: (days: number) => plural(days, 'day left', 'days left'),
  hoursLeft: (hours: number) => plural(hours, 'hour left', 'hours left'),
  minutesLeft: (minutes: number) => plural(minutes, 'minute left', 'minutes left'),
  overdue: (days: number) => (days === 0 ? 'Overdue since today' : `Overdue by ${plural(days, 'day', 'days')}`),
  settled: 'No longer worked on',
  setDue: 'Set due date',
  changeDue: 'Change due date',
  dueTitle: 'Due date of the tender',
  dueLabel: 'Due date',
  dueStated: (stated: string) => `The documents state: ${stated}.`,
  dueFromDocuments: (stated: string) => `Filled in from the documents, which state: ${stated}.`,
  fillIn: (stated: string) => `Fill in ${stated}`,
  dueRequired: fieldMessages.required('Due date'),

  download: 'Download',
  downloading: 'Writing the file...',
  downloadExcel: 'Key facts as Excel (.xlsx)',
  downloadWord: 'Overview as Word (.docx)',
  downloadDates: 'Key dates as a calendar file (.ics)',
  datesFailed: 'Failed to download the key dates',
  datesSaved: (name: string) => `${name} was saved`,

  issues: issuesTitle,
  noIssues,
  noIssuesYet: 'The documents are still being read. What is missing or contradicts itself appears here.',
  noIssuesSettled,
  severities: issueSeverities,
  showFact: (name: string) => `Show ${name}`,
  showRuns: 'Show all runs',
  openDocument: (name: string) => `Open ${name}`,

  datesTitle: 'Key dates',
  noDates: 'No key dates are known yet.',
  dates,
  today: 'Today',
  inDays: (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`),
  daysAgo: (days: number) => (days === 1 ? 'yesterday' : `${days} days ago`),
  noZone: 'no time zone named',
  toCheck: 'Check this',

  changesTitle: 'Since your last visit',
  since: (moment: string) => `Since your last visit on ${moment}`,
  nothingBefore:
    'Nothing to compare with yet. When you come back after more than 30 minutes, this shows what others have changed.',
  noChanges: 'Nothing has changed.',
  added: (names: string, count: number) => `${plural(count, 'document', 'documents')} added: ${names}`,
  removed: (names: string, count: number) => `${plural(count, 'document', 'documents')} removed: ${names}`,
  ended: (count: number) => (count === 1 ? 'Run that ended:' : `${count} runs that ended:`),
  factChanged: (name: string, now: string, before: string) => `${name}: ${now}, before: ${before}`,
  factDecided: (name: string, now: string, by: string) => `${name}: ${now}, confirmed by ${by}`,
  factCorrected: (name: string, now: string, before: string, by: string) =>
    `${name}: ${now} by ${by}, before: ${before}`,
  nothingStated: 'not stated',
  moved: (to: string, from: string | null) => (from ? `Status: ${to}, before: ${from}` : `Status: ${to}`),
  by: (name: string) => `by ${name}`,
  dueChanged: (now: string, before: string) => `Due date: ${now}, before: ${before}`,

  factsTitle: 'Key facts',
  factsText: (stated: number, all: number) => `${stated} of ${all} stated`,
  allFacts: (count: number) => `All ${count} key facts`,
  factsReading: 'The key facts are being read.',
  factsWaiting: 'Key facts are read from the documents of the tender, as soon as one is ready.',

  workTitle: 'Documents and runs',
  documents: 'Documents',
  noDocuments: 'Drop the files of the tender anywhere on this page, or choose them.',
  addDocuments: 'Add documents',
  pages: (pages: number) => (pages === 1 ? '1 page' : `${pages.toLocaleString('en-GB')} pages`),
  runs: 'Runs',
  noRuns: 'No analysis has been run yet.',
  startRun: 'Write a summary',
  runOf: (type: string) => `Open the result: ${type}`,
  percent: (percent: number) => `${Math.round(percent)}%`,
};
