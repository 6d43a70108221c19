import type { Run } from '@bidloom/contract/runs';
import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';

const text = messages.runs;

/** The choices of a creator: the user, and everyone who has appeared in the list. */
export function useCreatorChoices(runs: readonly Run[]): { value: string; label: string }[] {
  const user = useSelector(selectUser);
  const seen = useRef(new Map<string, string>());
  return useMemo(() => {
    for (const { createdBy } of runs) seen.current.set(createdBy.id, createdBy.name);
    const others = [...seen.current].filter(([id]) => id !== user?.userId);
    return [
      { value: '', label: text.anyone },
      ...(user ? [{ value: user.userId, label: text.me }] : []),
      ...others.map(([value, label]) => ({ value, label })),
    ];
  }, [runs, user]);
}
