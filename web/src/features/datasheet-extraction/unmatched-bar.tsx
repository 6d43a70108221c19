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

/** Names of parameters that nothing was found for. */
function unmatchedOf({ result }: Run): string[] {
  const unmatched = result?.unmatched;
  return Array.isArray(unmatched) ? unmatched.filter((name) => typeof name === 'string') : [];
}

/** Says which of the asked parameters were not found, behind those that were; `open` where nothing else is there. */
export function UnmatchedBar({ run, open = false }: { run: Run; open?: boolean }) {
  const styles = useStyles();
  const names = unmatchedOf(run);
  return (
    <NotFound count={names.length} open={open}>
      <Text className={styles.names}>{names.join(', ')}</Text>
    </NotFound>
  );
}
