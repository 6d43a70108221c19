import { repeatedTypes } from '@bidloom/contract/run';
import { type Run, repeatRun } from '@bidloom/contract/runs';
import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { ClampedName } from '../../components/clamped-name.tsx';
import { resultMessages } from '../../lib/messages.results.ts';
import { useTender } from '../../lib/tender-context.ts';
import { documentsSince } from './documents-since.ts';
import { useStart } from './use-start.ts';

// File names may have no place to break; the note is above every result, and long ones would take its place.
const useStyles = makeStyles({ words: { overflowWrap: 'anywhere' } });

/** Says that the documents have changed since a run was started, and starts it again; nothing while they are the same. */
export function RunAge({ run }: { run: Run }) {
  const { documents, allDocuments } = useTender();
  const styles = useStyles();
  const { id, workspaceId, requestType } = run;
  const starter = useMemo(() => ({ endpoint: repeatRun, type: requestType }), [requestType]);
  const { start, starting, error } = useStart(starter);
  if (!allDocuments || !repeatedTypes.some((type) => type === requestType)) return null;
  const words = resultMessages.madeBefore(documentsSince(run, allDocuments, documents));
  if (words === null) return null;
  return (
    <MessageBar intent="warning" layout="multiline" data-run-age>
      <MessageBarBody className={styles.words}>
        <ClampedName text={words} lines={2} /> {error}
      </MessageBarBody>
      <MessageBarActions>
        {documents.length > 0 && (
          <Button size="small" disabledFocusable={starting} onClick={() => start(undefined, { workspaceId, id })}>
            {resultMessages.runAgain}
          </Button>
        )}
      </MessageBarActions>
    </MessageBar>
  );
}
