import { allCustomers } from '@bidloom/contract/fields';
import { acceptQuestions } from '@bidloom/contract/question-generation';
import type { Run } from '@bidloom/contract/runs';
import { useDispatch } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useSend } from '../../lib/use-send.ts';
import { itemLoaded } from '../runs/runs.slice.ts';

const text = messages.questionRuns;

/** The questions to add, and their target. */
export interface Acceptance {
  ordinals: number[];
  category: { id: string; name: string };
  /** Null: for all customers. */
  customerId: string | null;
}

/** Adds suggested questions to a category, and says which of them it already had. */
export function useAcceptance({ workspaceId, id }: Pick<Run, 'workspaceId' | 'id'>): {
  accepting: boolean;
  /** Whether they were added. */
  accept: (acceptance: Acceptance) => Promise<boolean>;
} {
  const dispatch = useDispatch();
  const { sending, send } = useSend();

  const accept = async ({ ordinals, category, customerId }: Acceptance) => {
    const body = { ordinals, categoryId: category.id, customerId: customerId ?? allCustomers };
    const answer = await send(
      acceptQuestions,
      { params: { workspaceId, id }, body, failure: text.addFailed },
      {
        done: ({ data }) => (data.accepted > 0 ? text.added(data.accepted, category.name) : ''),
        failed: text.addFailed,
      },
    );
    if (!answer) return false;
    const { items, existing } = answer.data;
    for (const item of items) dispatch(itemLoaded({ id, item }));
    if (existing > 0) dispatch(toastShown({ intent: 'info', message: text.existing(existing, category.name) }));
    return true;
  };
  return { accepting: sending, accept };
}
