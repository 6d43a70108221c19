import type { Run } from '@bidloom/contract/runs';
import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { TextLink } from '../../components/text-link.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { runQuery } from '../runs/run-url.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  bar: { flexShrink: 0 },
  // Within text, its colour alone does not distinguish it.
  link: { textDecorationLine: 'underline' },
});

/** Says how many corrections of an earlier run this one does not have, since it has not found the same there, and leads to that run. */
export function NotCarried({ run: { result, requestType } }: { run: Run }) {
  const styles = useStyles();
  const { count, requestId, createdAt } = (result?.notCarried ?? {}) as Record<string, unknown>;
  if (typeof count !== 'number' || typeof requestId !== 'string' || typeof createdAt !== 'string') return null;
  return (
    <MessageBar className={styles.bar} intent="warning" layout="multiline" data-not-carried>
      <MessageBarBody>
        {text.notCarriedOf(count)}
        <TextLink className={styles.link} to={{ search: runQuery({ id: requestId, requestType }) }}>
          {text.notCarriedRun(formatDateTime(createdAt))}
        </TextLink>
        {text.notCarried(count)}
      </MessageBarBody>
    </MessageBar>
  );
}
