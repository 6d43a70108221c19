import { activateCategory, type Category, deactivateCategory, searchCategories } from '@bidloom/contract/categories';
import { countQuestions } from '@bidloom/contract/questions';
import { useMemo } from 'react';
import { messages } from '../../lib/messages.ts';
import { useCall, useChoices } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useSend } from '../../lib/use-send.ts';

const text = messages.categoryPane;

/** A category and how many questions it has for the chosen customer. */
export interface CountedCategory extends Category {
  questions: number;
}

/** All categories by name, also inactive ones, with the number of their questions for a customer or (`all`) for all customers. */
export function useCategories(customerId: string) {
  const { send } = useSend();
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
    const input = { params: { organizationId, id }, failure };
    const told = { done: ({ data }: { data: Category }) => done(data.name), failed: failure };
    if (await send(endpoint, input, told)) found.reload();
  };
  return { categories, error: found.error, reload: found.reload, recount: counts.reload, toggle };
}
