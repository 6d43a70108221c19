import type { Run, RunItem, RunType } from '@bidloom/contract/runs';
import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { messages } from '../../lib/messages.ts';
import { useHeadingFocus } from '../../lib/use-heading-focus.ts';
import { RunBar } from './run-bar.tsx';
import { RunChanges } from './run-changes.tsx';
import { newRun, useComparedRun, useRunInAddress, useShowRun } from './run-url.ts';
import {
  type RunsState,
  runClosed,
  runOpened,
  runReloadRequested,
  runsOpened,
  selectRuns,
  selectRunsOf,
} from './runs.slice.ts';
import { useStartedRun } from './use-start.ts';

const text = messages.runs;

const useStyles = makeStyles({
  tab: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, minWidth: 0 },
  scroller: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  result: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
});

/** The properties of every analysis panel. */
export interface RunPanelProps {
  workspaceId: string;
  /** The id of the run to show; `newRun`: the form; null: the newest run. */
  requestId: string | null;
}

interface RunTabProps extends RunPanelProps {
  type: RunType;
  /** The form that starts a run. `onCancel` is null while there is no run to go back to. */
  form: (onCancel: (() => void) | null) => ReactNode;
  /** The result, below the bar. It fills the rest of the tab and scrolls separately. */
  children: (run: Run, items: readonly RunItem[]) => ReactNode;
}

/** The tab of one type of analysis: the form while there is no run, else a run with its result. */
export function RunTab({ workspaceId, requestId, type, form, children }: RunTabProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const show = useShowRun();
  const { lists, removed } = useSelector(selectRuns);
  const runs = useSelector((state: { runs: RunsState }) => selectRunsOf(state, type));
  const list = lists[type];
  useStartedRun(type);
  const namedId = requestId !== null && removed.includes(requestId) ? null : requestId;
  const shownId = namedId === newRun ? null : (namedId ?? runs[0]?.id ?? null);
  const tab = useHeadingFocus(shownId ?? newRun);
  // What was loaded before the tab was opened may lack a newer run.
  const [listBefore] = useState(list);
  useRunInAddress(namedId, list === listBefore ? null : shownId);

  useEffect(() => {
    dispatch(runsOpened({ workspaceId, type }));
  }, [dispatch, workspaceId, type]);

  let content: ReactNode;
  if (shownId) {
    content = (
      <ShownRun key={shownId} workspaceId={workspaceId} id={shownId} type={type}>
        {children}
      </ShownRun>
    );
  } else if (list?.status === 'failed') {
    content = (
      <Failure
        title={text.fetchFailed}
        error={list.error}
        onRetry={() => dispatch(runsOpened({ workspaceId, type }))}
      />
    );
  } else if (namedId !== newRun && list?.status !== 'ready') {
    content = <Waiting />;
  } else {
    content = <div className={styles.scroller}>{form(runs.length > 0 ? () => show(null) : null)}</div>;
  }
  return (
    <div ref={tab} className={styles.tab}>
      {content}
    </div>
  );
}

interface ShownRunProps extends Pick<RunTabProps, 'workspaceId' | 'type' | 'children'> {
  id: string;
}

/** One run: its state and its result. */
export function ShownRun({ workspaceId, id, type, children }: ShownRunProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const show = useShowRun();
  const { byId, views } = useSelector(selectRuns);
  const [comparedId] = useComparedRun();
  const run = byId[id];
  const view = views[id];

  useEffect(() => {
    dispatch(runOpened({ workspaceId, id }));
    return () => {
      dispatch(runClosed());
    };
  }, [dispatch, workspaceId, id]);

  if (!view || view.status === 'loading') return <Waiting />;
  if (view.status === 'failed') {
    return (
      <Failure title={text.viewFailed} error={view.error} onRetry={() => dispatch(runReloadRequested(id))}>
        <Button onClick={() => show(null)}>{text.toNewest}</Button>
      </Failure>
    );
  }
  if (!run || run.requestType !== type) {
    return (
      <EmptyState title={text.missingTitle} text={text.missingText}>
        <Button onClick={() => show(null)}>{text.toNewest}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <RunBar run={run} isEmpty={view.items.length === 0} />
      <div className={styles.result}>
        {comparedId && comparedId !== id ? <RunChanges run={run} otherId={comparedId} /> : children(run, view.items)}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <Skeleton className={useStyles().skeleton} aria-label={messages.common.loading}>
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
    </Skeleton>
  );
}

interface FailureProps {
  title: string;
  error: string | null;
  onRetry: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

function Failure({ title, error, onRetry, children }: FailureProps) {
  return (
    <div role="alert">
      <EmptyState title={title} text={error ?? messages.errors.tryAgain}>
        <Button onClick={onRetry}>{messages.common.retry}</Button>
        {children}
      </EmptyState>
    </div>
  );
}
