import { activateCategory, type Category, deactivateCategory, searchCategories } from '@bidloom/contract/categories';
import { countQuestions } from '@bidloom/contract/questions';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useCall, useChoices } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';

const text = messages.categoryPane;

/** A category and how many questions it has for the chosen customer. */
export interface CountedCategory extends Category {
  questions: number;
}

/** All categories by name, inactive ones too, with the number of their questions for a customer or (`all`) for all of them. */
export function useCategories(customerId: string) {
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const found = useChoices(searchCategories, {
    params: { organizationId },
    query: { sortBy: 'name', pageSize: 100 },
    failure: text.failed,
  });
  const counts = useCall(countQuestions, { params: { organizationId, customerId } });
  const categories = useMemo(() => {
    const byId = new Map(counts.answer?.data.map(({ categoryId, questions }) => [categoryId, questions]));
    return found.answer?.data.map(
      (category): CountedCategory => ({ ...category, questions: byId.get(category.id) ?? 0 }),
    );
  }, [found.answer, counts.answer]);

  const toggle = async ({ id, isActive }: Category) => {
    const [endpoint, done, failure] = isActive
      ? ([deactivateCategory, text.deactivated, text.deactivateFailed] as const)
      : ([activateCategory, text.activated, text.activateFailed] as const);
    try {
      const { data } = await call(endpoint, { params: { organizationId, id }, failure });
      dispatch(toastShown({ intent: 'success', message: done(data.name) }));
      found.reload();
    } catch (reason) {
      dispatch(toastShown({ intent: 'error', title: failure, message: messageOf(reason, failure) }));
    }
  };
  return { categories, error: found.error, reload: found.reload, recount: counts.reload, toggle };
}
