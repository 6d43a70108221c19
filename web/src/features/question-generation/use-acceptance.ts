import { allCustomers } from '@bidloom/contract/fields';
import { acceptQuestions } from '@bidloom/contract/question-generation';
import type { Run } from '@bidloom/contract/runs';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { itemLoaded } from '../runs/runs.slice.ts';

const text = messages.questionRuns;

/** What is added where. */
export interface Acceptance {
  ordinals: number[];
  category: { id: string; name: string };
  /** Null: for all customers. */
  customerId: string | null;
}

/** Adds suggested questions to a category, and tells which of them were there already. */
export function useAcceptance({ workspaceId, id }: Pick<Run, 'workspaceId' | 'id'>): {
  accepting: boolean;
  /** Whether they were added. */
  accept: (acceptance: Acceptance) => Promise<boolean>;
} {
  const dispatch = useDispatch();
  const [accepting, setAccepting] = useState(false);

  const accept = async ({ ordinals, category, customerId }: Acceptance) => {
    setAccepting(true);
    try {
      const { data } = await call(acceptQuestions, {
        params: { workspaceId, id },
        body: { ordinals, categoryId: category.id, customerId: customerId ?? allCustomers },
        failure: text.addFailed,
      });
      for (const item of data.items) dispatch(itemLoaded({ id, item }));
      if (data.accepted > 0) {
        dispatch(toastShown({ intent: 'success', message: text.added(data.accepted, category.name) }));
      }
      if (data.existing > 0) {
        dispatch(toastShown({ intent: 'info', message: text.existing(data.existing, category.name) }));
      }
      return true;
    } catch (error) {
      dispatch(toastShown({ intent: 'error', title: text.addFailed, message: messageOf(error, text.addFailed) }));
      return false;
    } finally {
      setAccepting(false);
    }
  };
  return { accepting, accept };
}
