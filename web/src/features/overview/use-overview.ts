import type { Overview } from '@bidloom/contract/overview';
import { getOverview } from '@bidloom/contract/overview';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { selectNotifications } from '../../lib/state/notifications.slice.ts';
import { useCall } from '../../lib/use-call.ts';

/** The polling interval while documents are read or runs are in progress, in milliseconds. */
const pollAfter = 4000;
/** Changes within this time after the first one, in milliseconds, are answered by one call. */
const gatherFor = 250;

/**
 * The overview of a tender. It is fetched again for every notification, and when `made` changes: the data on the screen from
 * which the server computes the overview; null before that is known.
 */
export function useOverview(workspaceId: string, made: readonly unknown[] | null) {
  const { answer, error, reload, refresh } = useCall(getOverview, {
    params: { workspaceId },
    failure: text.fetchFailed,
  });
  const overview = answer?.data;
  const newest = useSelector(selectNotifications).items[0]?.id;

  const seen = useRef<readonly unknown[] | null>(null);
  const gathering = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    if (!made) return;
    const now = [newest, ...made];
    const isOld = seen.current?.some((value, index) => value !== now[index]);
    seen.current = now;
    // Not begun again by each change: while documents are read, there is always another one.
    if (!isOld || gathering.current !== null) return;
    gathering.current = setTimeout(() => {
      gathering.current = null;
      refresh();
    }, gatherFor);
  }, [newest, made, refresh]);
  useEffect(
    () => () => {
      clearTimeout(gathering.current ?? undefined);
      gathering.current = null;
    },
    [],
  );

  const isGoing = overview !== undefined && isInProgress(overview);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(refresh, pollAfter);
    return () => clearInterval(timer);
  }, [isGoing, refresh]);

  return { overview, error, reload };
}

function isInProgress({ documents, runs }: Overview): boolean {
  return documents.byStatus.uploaded + documents.byStatus.processing > 0 || runs.inProgress.length > 0;
}
