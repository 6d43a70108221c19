import { plural } from './counted.ts';

/** The words that results of all kinds of runs share. */
export const resultMessages = {
  notFound: (count: number) => `Not found (${count.toLocaleString('en-GB')})`,
  notAnswered: (count: number) => `Not answered (${count.toLocaleString('en-GB')})`,

  name: 'Name',
  rename: 'Rename',
  renameTitle: 'Name this run',
  renameHint: 'So that it is found again, such as "After addendum 2". Leave it empty for none.',
  renameFailed: 'Failed to rename the run',
  from: 'From',
  to: 'To',

  compare: 'Compare with another run',
  compareTitle: 'Compared runs',
  compareBack: 'Back to the result',
  compareOlder: 'Earlier run',
  compareNewer: 'Later run',
  compareNone: 'There is no other run of this kind yet.',
  compareFailed: 'Failed to compare the runs',
  compareSame: 'Nothing has changed',
  compareSameText: 'Both runs have found the same.',
  kinds: { added: 'Only in the later run', removed: 'Only in the earlier run', changed: 'Changed', same: 'Unchanged' },
  kindCount: (name: string, count: number) => `${name} ${count.toLocaleString('en-GB')}`,
  before: 'Before',
  after: 'After',
  nothing: 'not in this run',
  hits: (count: number) => plural(count, 'hit', 'hits'),
  tables: (count: number) => plural(count, 'table', 'tables'),
  runOption: (name: string | null, when: string) => (name ? `${name} · ${when}` : when),
};
