import { plural } from '@bidloom/texts/counted';

/** "a.pdf, b.pdf and 3 more". */
function named(names: readonly string[]): string {
  const rest = names.length - 2;
  if (rest > 1) return `${names.slice(0, 2).join(', ')} and ${rest} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
}
const were = (names: readonly string[], what: string) =>
  `${named(names)} ${names.length === 1 ? 'was' : 'were'} ${what}`;

/** The words that results of all kinds of runs share. */
export const resultMessages = {
  notFound: (count: number) => `Not found (${count.toLocaleString('en-GB')})`,
  notAnswered: (count: number) => `Not answered (${count.toLocaleString('en-GB')})`,

  /** Null: no document has changed. */
  madeBefore: ({
    added,
    replaced,
    removed,
  }: {
    added: readonly string[];
    replaced: readonly { before: string; now: string }[];
    removed: readonly string[];
  }): string | null => {
    const [first, ...others] = replaced;
    const changes = [
      ...(first && others.length === 0 ? [`${first.before} was replaced by ${first.now}`] : []),
      ...(others.length > 0 ? [`${replaced.length} documents were replaced by later versions`] : []),
      ...(added.length > 0 ? [were(added, 'added')] : []),
      ...(removed.length > 0 ? [were(removed, 'deleted')] : []),
    ];
    return changes.length > 0 ? `Made before ${changes.join(', and before ')}.` : null;
  },
  runAgain: 'Run again',

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
