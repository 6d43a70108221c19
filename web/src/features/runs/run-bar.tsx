import type { Run } from '@bidloom/contract/runs';
import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Add16Regular, RecordStop16Regular } from '@fluentui/react-icons';
import { useDispatch, useSelector } from 'react-redux';
import { ClampedName } from '../../components/clamped-name.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { messages } from '../../lib/messages.ts';
import { selectProgressByRequest } from '../../lib/state/progress.slice.ts';
import { unseen } from '../../lib/unseen.ts';
import { ExportMenu } from './export-menu.tsx';
import { RunAge } from './run-age.tsx';
import { factsOf } from './run-facts.ts';
import { RunMenu } from './run-menu.tsx';
import { runProgress } from './run-progress.ts';
import { newRun, useShowRun } from './run-url.ts';
import { cancelRequested, type RunsState, retryRequested, selectRuns, selectRunsOf } from './runs.slice.ts';

const text = messages.runs;

const useStyles = makeStyles({
  bar: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    flexShrink: 0,
    padding: '6px 8px 8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // For screen readers only: the visible tab has the same title.
  title: { ...unseen, margin: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2px 8px' },
  facts: {
    flex: '1 1 220px',
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  name: { display: 'block', color: tokens.colorNeutralForeground1, fontSize: tokens.fontSizeBase300 },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  progress: { display: 'flex', alignItems: 'center', gap: '8px' },
  words: { display: 'flex', flexDirection: 'column', gap: '4px', flexGrow: 1, minWidth: 0 },
});

/** The header of every result: the state of the run, its cost, a note while nothing was found, and the actions. */
export function RunBar({ run, isEmpty }: { run: Run; isEmpty: boolean }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const show = useShowRun();
  const live = useSelector(selectProgressByRequest)[run.id];
  const { busy: changing, ended } = useSelector(selectRuns);
  const busy = changing.includes(run.id);
  // Its end was heard of, and is said elsewhere: there is nothing left to stop.
  const isEnded = ended[run.id] !== undefined;
  const progress = runProgress(run, live);
  const newestId = useSelector((state: { runs: RunsState }) => selectRunsOf(state, run.requestType))[0]?.id ?? run.id;
  const key = { workspaceId: run.workspaceId, id: run.id };
  const retry = (
    <Button size="small" disabledFocusable={busy} onClick={() => dispatch(retryRequested(key))}>
      {text.retry}
    </Button>
  );

  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>{text.types[run.requestType]}</h2>
      <div className={styles.line}>
        <Text size={200} className={styles.facts}>
          {run.name && (
            <strong className={styles.name}>
              <ClampedName text={run.name} lines={2} />
            </strong>
          )}
          {factsOf(run).join(' · ')}
          {newestId !== run.id && (
            <>
              {' · '}
              <TextButton label={text.toNewest} onClick={() => show(newestId)}>
                {text.toNewest}
              </TextButton>
            </>
          )}
        </Text>
        <div className={styles.buttons}>
          {!progress && <ExportMenu run={run} />}
          {run.requestType !== 'chat_export' && (
            <Button size="small" icon={<Add16Regular />} onClick={() => show(newRun)}>
              {text.newRun}
            </Button>
          )}
          <RunMenu run={run} />
        </div>
      </div>
      {progress && (
        <div className={styles.progress}>
          <div className={styles.words} role="status">
            <Text size={200}>{isEnded ? text.fetching : progress.stage}</Text>
            <ProgressBar
              {...(progress.fraction === null || isEnded ? {} : { value: progress.fraction })}
              aria-label={text.progress}
            />
          </div>
          {!isEnded && (
            <Button
              size="small"
              icon={<RecordStop16Regular />}
              disabledFocusable={busy}
              onClick={() => dispatch(cancelRequested(key))}
            >
              {text.cancel}
            </Button>
          )}
        </div>
      )}
      {!progress && <RunAge run={run} />}
      {run.status === 'failed' && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{text.failedTitle}</MessageBarTitle> {run.failure}
          </MessageBarBody>
          <MessageBarActions>{retry}</MessageBarActions>
        </MessageBar>
      )}
      {run.status === 'cancelled' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{text.cancelledTitle}</MessageBarTitle>{' '}
            {isEmpty ? text.cancelledEmptyText : text.cancelledText}
          </MessageBarBody>
          <MessageBarActions>{retry}</MessageBarActions>
        </MessageBar>
      )}
    </div>
  );
}
