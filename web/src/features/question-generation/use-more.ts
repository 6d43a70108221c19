import { generateNewQuestions } from '@bidloom/contract/question-generation';
import type { Run } from '@bidloom/contract/runs';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { useTender } from '../../lib/tender-context.ts';
import { startReset } from '../runs/runs.slice.ts';
import { useStart } from '../runs/use-start.ts';

const starter = { endpoint: generateNewQuestions, type: 'question_generation' } as const;

const asked = z.object({ count: z.int() });

interface More {
  /** Starts another run over the same documents; null if none of them exists any more. */
  askForMore: (() => void) | null;
  starting: boolean;
  error: string | null;
}

/** Requests the same number of questions again, without the earlier ones. */
export function useMore({ documents, parameters, requestType }: Run): More {
  const dispatch = useDispatch();
  const { workspaceId, customerId, documents: ready } = useTender();
  const { start, starting, error } = useStart(starter);
  const ids = new Set(documents.map(({ id }) => id));
  const documentIds = ready.flatMap(({ id }) => (ids.has(id) ? [id] : []));

  // The failure belongs to this result, not to a form that may be opened later.
  useEffect(() => () => void dispatch(startReset(requestType)), [dispatch, requestType]);

  const askForMore = () => {
    const { data } = asked.safeParse(parameters);
    start({ workspaceId, customerId, documentIds, ...(data ? { count: data.count } : {}) });
  };
  return { askForMore: documentIds.length > 0 ? askForMore : null, starting, error };
}
