import type { Correction, Run, RunItem } from '@bidloom/contract/runs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../lib/api-error.ts';
import { changedMeanwhile } from '../../lib/changed-meanwhile.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useUnsent } from '../../lib/use-unsent.ts';
import { itemLoaded } from './runs.slice.ts';
import { ChangedMeanwhileError, type CorrectionPatch, saveCorrection } from './save-correction.ts';

const text = messages.runs;

export interface ItemCorrection {
  /** The correction, including changes that are not saved yet. */
  correction: Correction | null;
  /** Whether changes are being saved. */
  saving: boolean;
  /** Why changes could not be saved; they are kept until they are saved or discarded. */
  error: string | null;
  /** Changes a part of the correction; what others have changed beside it stays. */
  change: (patch: CorrectionPatch) => void;
  /**
   * Replaces the whole correction, such as a text. Where somebody else has changed it meanwhile, that is an error first, and `retry` puts
   * this one in its place.
   *
   * @param seen `correctedAt` of the item when the person began
   */
  replace: (correction: Correction | null, seen: string | null) => void;
  retry: () => void;
  discard: () => void;
}

interface Waiting {
  patch: CorrectionPatch;
  /** `correctedAt` of the correction that the person has seen. Left out where only a part is changed: the others' parts stay. */
  seen?: string | null;
}

/**
 * Corrects an item by hand. Changes are shown at once and saved one after the other, each on top of the server's current
 * correction, so that two people who correct the same table both keep their corrections. One item for each component: set a key.
 */
export function useCorrection(
  { workspaceId, id }: Pick<Run, 'workspaceId' | 'id'>,
  { ordinal, correction }: Pick<RunItem, 'ordinal' | 'correction'>,
): ItemCorrection {
  const dispatch = useDispatch();
  const queue = useRef<readonly Waiting[]>([]);
  /** The time of the last correction that was saved here. */
  const own = useRef<string | null | undefined>(undefined);
  const sending = useRef(false);
  /** Whether the person has to say first which text counts. */
  const isAsked = useRef(false);
  const sayUnsent = useUnsent(() => !isAsked.current && void send());
  const shown = useRef(true);
  const [state, setState] = useState<{ waiting: readonly Waiting[]; error: string | null }>({
    waiting: [],
    error: null,
  });

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const tell = (error: string | null) => {
    sayUnsent(queue.current.length > 0);
    setState({ waiting: queue.current, error });
  };

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    const failure = text.correctionFailed;
    try {
      while (queue.current.length > 0) {
        const taken = queue.current;
        const isSeen = (at: string | null) =>
          at === own.current || taken.every(({ seen }) => seen === undefined || seen === at);
        const patches = taken.map(({ patch }) => patch);
        const item = await saveCorrection({ workspaceId, id }, ordinal, patches, isSeen);
        own.current = item.correctedAt;
        queue.current = queue.current.slice(taken.length);
        dispatch(itemLoaded({ id, item }));
        tell(null);
      }
    } catch (error) {
      const message = error instanceof ChangedMeanwhileError ? takeTheirs(error.item) : messageOf(error, failure);
      tell(message);
      // A user who has left the item must be told as well.
      if (!shown.current) dispatch(toastShown({ intent: 'error', title: failure, message }));
    } finally {
      sending.current = false;
    }
  };

  /** Loads what somebody else has written. It is then seen, and may be replaced. */
  const takeTheirs = (item: RunItem): string => {
    dispatch(itemLoaded({ id, item }));
    isAsked.current = true;
    queue.current = queue.current.map(({ patch }) => ({ patch, seen: item.correctedAt }));
    const theirs = item.correction && 'text' in item.correction ? item.correction.text : null;
    return changedMeanwhile(theirs);
  };

  const enqueue = (waiting: readonly Waiting[]) => {
    queue.current = waiting;
    isAsked.current = false;
    tell(null);
    if (waiting.length > 0) void send();
  };
  const wanted = useMemo(
    () => state.waiting.reduce<Correction | null>((value, { patch }) => patch(value), correction),
    [state.waiting, correction],
  );
  return {
    correction: wanted,
    saving: state.waiting.length > 0 && state.error === null,
    error: state.error,
    change: (patch) => enqueue([...queue.current, { patch }]),
    replace: (next, seen) => enqueue([...queue.current, { patch: () => next, seen }]),
    retry: () => enqueue(queue.current),
    discard: () => enqueue([]),
  };
}
