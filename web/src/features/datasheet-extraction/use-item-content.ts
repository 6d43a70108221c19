import type { Run } from '@bidloom/contract/runs';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { contentOpened, type ItemContent, selectRuns } from '../runs/runs.slice.ts';

type RunOf = Pick<Run, 'workspaceId' | 'id'>;

const none: Record<number, ItemContent> = {};

interface ItemContents {
  /** By ordinal. */
  contents: Record<number, ItemContent>;
  reload: (ordinal: number) => void;
}

/** Items with their content, each fetched when it is first needed. */
export function useItemContents({ workspaceId, id }: RunOf, ordinals: readonly number[]): ItemContents {
  const dispatch = useDispatch();
  const contents = useSelector(selectRuns).contents[id] ?? none;
  const missing = ordinals.filter((ordinal) => contents[ordinal] === undefined).join(' ');

  useEffect(() => {
    if (missing === '') return;
    for (const ordinal of missing.split(' ')) dispatch(contentOpened({ workspaceId, id, ordinal: Number(ordinal) }));
  }, [dispatch, missing, workspaceId, id]);

  return { contents, reload: (ordinal) => dispatch(contentOpened({ workspaceId, id, ordinal })) };
}
