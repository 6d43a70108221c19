import type { Run } from '@bidloom/contract/runs';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { NotFound } from '../../components/not-found.tsx';

const useStyles = makeStyles({
  names: {
    display: 'block',
    maxHeight: '30vh',
    overflowY: 'auto',
    padding: '0 12px 10px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

/** The names of requested parameters that were not found. */
function unmatchedOf({ result }: Run): string[] {
  const unmatched = result?.unmatched;
  return Array.isArray(unmatched) ? unmatched.filter((name) => typeof name === 'string') : [];
}

/** Lists the requested parameters that were not found, after the found ones; `open` if there is nothing else. */
export function UnmatchedBar({ run, open = false }: { run: Run; open?: boolean }) {
  const styles = useStyles();
  const names = unmatchedOf(run);
  return (
    <NotFound count={names.length} open={open}>
      <Text className={styles.names}>{names.join(', ')}</Text>
    </NotFound>
  );
}
