import { differs, isSure, momentOf, zoneOf } from '@bidloom/contract/deadline';
import type { WorkspaceFact } from '@bidloom/contract/facts';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useDispatch } from 'react-redux';
import { formatDueTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { dueDateChosen } from './facts.slice.ts';

const text = messages.facts;

const useStyles = makeStyles({
  note: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  action: { alignSelf: 'flex-start' },
});

/** Compares the deadline in the documents with the tender's due date, and offers to use it. */
export function DueOffer({ item }: { item: WorkspaceFact }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { organizationId, workspaceId, due } = useTender();
  if (!due) return null;
  const zone = zoneOf(item);
  if (due.at) {
    if (!differs(due.at, item.value, zone)) return null;
  }
  const moment = momentOf(item.value, zone);
  const differing = due.at && (
    <Text size={200} className={styles.note}>
      {text.dueDiffers(formatDueTime(due.at))}
    </Text>
  );
  if (!moment || !isSure(item)) return differing;
  return (
    <>
      {differing}
      <Button
        className={styles.action}
        size="small"
        onClick={() => dispatch(dueDateChosen({ organizationId, workspaceId, dueAt: moment, before: due.at }))}
      >
        {text.dueAction(formatDueTime(moment))}
      </Button>
      {zone === null && (
        <Text size={200} className={styles.note}>
          {text.takenAs(formatDueTime(moment))}
        </Text>
      )}
    </>
  );
}
