import type { Correction, Run, RunItem } from '@bidloom/contract/runs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../lib/api-error.ts';
import { changedMeanwhile } from '../../lib/changed-meanwhile.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useUnsent } from '../../lib/use-unsent.ts';
import { type Asked, answersTo, askedWith, askedWords } from './asked-changes.ts';
import { itemLoaded } from './runs.slice.ts';
import {
  type Change,
  ChangedMeanwhileError,
  type CorrectionPatch,
  type Part,
  saveCorrection,
} from './save-correction.ts';

const text = messages.runs;

export interface ItemCorrection {
  /** The correction, including changes that are not saved yet. */
  correction: Correction | null;
  /** The keys of the parts whose changes are not saved yet. */
  unsaved: ReadonlySet<string>;
  /** Whether changes are being saved. */
  saving: boolean;
  /** Why changes could not be saved; they are kept until they are saved or discarded. */
  error: string | null;
  /**
   * Changes a part of the correction; what others have changed beside it stays. Where somebody else has changed the same `part` meanwhile,
   * that is an error first, and `retry` puts this one in its place.
   */
  change: (patch: CorrectionPatch, part?: Part) => void;
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

interface Waiting extends Change {
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
  /** Changes of parts that others have changed meanwhile. */
  const asked = useRef<readonly Asked<Waiting>[]>([]);
  const failed = useRef<string | null>(null);
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
      // Nobody can answer what is asked any more; what is not sent yet is still sent.
      sayUnsent(queue.current.length > 0);
    };
  }, [sayUnsent]);

  const tell = (error: string | null) => {
    failed.current = error;
    const waiting = [...queue.current, ...asked.current];
    sayUnsent(waiting.length > 0);
    setState({ waiting, error: [askedWords(asked.current), error].filter(Boolean).join(' ') || null });
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
        const { item, saved, refused } = await saveCorrection({ workspaceId, id }, ordinal, taken, isSeen);
        if (saved.length > 0) own.current = item.correctedAt;
        queue.current = queue.current.slice(taken.length);
        asked.current = askedWith(asked.current, refused);
        dispatch(itemLoaded({ id, item }));
        tell(null);
        if (refused.length > 0) tellLeft(askedWords(refused) ?? failure);
      }
    } catch (error) {
      const message = error instanceof ChangedMeanwhileError ? takeTheirs(error.item) : messageOf(error, failure);
      tell(message);
      tellLeft(message);
    } finally {
      sending.current = false;
    }
  };

  /** A user who has left the item must be told as well. */
  const tellLeft = (message: string) => {
    if (!shown.current) dispatch(toastShown({ intent: 'error', title: text.correctionFailed, message }));
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
  const { add, retry, discard } = answersTo({ queue, asked, failed }, enqueue);
  const wanted = useMemo(
    () => state.waiting.reduce<Correction | null>((value, { patch }) => patch(value), correction),
    [state.waiting, correction],
  );
  const unsaved = useMemo(() => new Set(state.waiting.flatMap(({ part }) => part?.key ?? [])), [state.waiting]);
  return {
    correction: wanted,
    unsaved,
    saving: state.waiting.length > 0 && state.error === null,
    error: state.error,
    change: (patch, part) => add([part ? { patch, part } : { patch }]),
    replace: (next, seen) => enqueue([...queue.current, { patch: () => next, seen }]),
    retry,
    discard,
  };
}
