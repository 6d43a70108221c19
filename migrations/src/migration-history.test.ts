import t from 'tap';
import { digestOf } from './migrate.ts';
import { type AppliedVersion, assertHistory, MigrationHistoryError } from './migration-history.ts';

const files = ['20261120-a', '20261121-b', '20261122-c'].map((name) => ({ name, sha256: digestOf(name) }));
const applied = (...names: string[]): AppliedVersion[] => names.map((name) => ({ name, sha256: digestOf(name) }));

/** The message to the operator. */
function refusal(history: AppliedVersion[]): string {
  try {
    assertHistory(history, files);
  } catch (error) {
    if (error instanceof MigrationHistoryError) return error.message;
    throw error;
  }
  return 'accepted';
}

t.test('a new database, one of an earlier version and one without digests are accepted', async (t) => {
  t.equal(refusal([]), 'accepted');
  t.equal(refusal(applied('20261120-a', '20261121-b')), 'accepted');
  t.equal(refusal([{ name: '20261120-a', sha256: null }]), 'accepted');
});

t.test('versions that do not fit together are reported, with what to do', async (t) => {
  const edited = [{ name: '20261120-a', sha256: digestOf('as it was') }];
  t.match(refusal(edited), /20261120-a\.ts was changed .* new file/);
  t.match(refusal(applied('20261120-a', '20261120-gone')), /20261120-gone\.ts is missing/);
  t.match(refusal(applied('20261120-a', '20261201-later')), /a newer Bidloom .* restore a backup/);
  t.match(refusal(applied('20261120-a', '20261122-c')), /20261121-b\.ts comes before 20261122-c/);
});

t.test('line endings make no difference, anything else does', async (t) => {
  t.equal(digestOf('select 1;\r\nselect 2;\r\n'), digestOf('select 1;\nselect 2;\n'));
  t.not(digestOf('select 1;\n'), digestOf('select 1; \n'));
});
