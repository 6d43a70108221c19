import type { Correction, Run, RunItem } from '@bidloom/contract/runs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { itemLoaded } from './runs.slice.ts';
import { type CorrectionPatch, saveCorrection } from './save-correction.ts';

const text = messages.runs;

export interface ItemCorrection {
  /** The correction, including changes that are not saved yet. */
  correction: Correction | null;
  /** Whether changes are being saved. */
  saving: boolean;
  /** Why changes could not be saved; they are kept until they are saved or discarded. */
  error: string | null;
  change: (patch: CorrectionPatch) => void;
  retry: () => void;
  discard: () => void;
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
  const queue = useRef<readonly CorrectionPatch[]>([]);
  const sending = useRef(false);
  const shown = useRef(true);
  const [state, setState] = useState<{ waiting: readonly CorrectionPatch[]; error: string | null }>({
    waiting: [],
    error: null,
  });

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    const failure = text.correctionFailed;
    try {
      while (queue.current.length > 0) {
        const taken = queue.current;
        const item = await saveCorrection({ workspaceId, id }, ordinal, taken);
        queue.current = queue.current.slice(taken.length);
        dispatch(itemLoaded({ id, item }));
        setState({ waiting: queue.current, error: null });
      }
    } catch (error) {
      const message = messageOf(error, failure);
      setState({ waiting: queue.current, error: message });
      // A user who has left the item must be told as well.
      if (!shown.current) dispatch(toastShown({ intent: 'error', title: failure, message }));
    } finally {
      sending.current = false;
    }
  };

  const enqueue = (patches: readonly CorrectionPatch[]) => {
    queue.current = patches;
    setState({ waiting: patches, error: null });
    if (patches.length > 0) void send();
  };
  const wanted = useMemo(
    () => state.waiting.reduce<Correction | null>((value, patch) => patch(value), correction),
    [state.waiting, correction],
  );
  return {
    correction: wanted,
    saving: state.waiting.length > 0 && state.error === null,
    error: state.error,
    change: (patch) => enqueue([...queue.current, patch]),
    retry: () => enqueue(queue.current),
    discard: () => enqueue([]),
  };
}
