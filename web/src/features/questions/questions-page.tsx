import { allCustomers } from '@bidloom/contract/fields';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ActiveFilter } from '../../components/active-filter.tsx';
import { CloneButton } from '../../components/clone-button.tsx';
import { CustomerScope } from '../../components/customer-scope.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { messages } from '../../lib/messages.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { CategoryPane } from './category-pane.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { PasteButton, PasteDialog } from './paste-questions.tsx';
import { questionColumns } from './questions.columns.tsx';
import { questions } from './questions.resource.ts';
import { questionRemoved, questionsSaga } from './questions.sagas.ts';
import { useCategories } from './use-categories.ts';
import { useQuestionOrder } from './use-question-order.tsx';

const CloneQuestions = lazyPart(async () => (await import('./clone-questions.tsx')).CloneQuestions);

const text = messages.questions;

export const modules = [questions.module, { name: 'questionsActions', saga: questionsSaga }];

export function Component() {
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const url = useListUrl({
    sortBy: 'createdAt',
    sortDescending: true,
    sortable: ['text', 'categoryName', 'isActive', 'position', 'createdAt'],
    filters: ['category', 'customer', 'isActive'],
  });
  const [asked, change] = url;
  const { filters, sortBy, sortDescending, searchTerm } = asked;
  const customerId = filters.customer ?? allCustomers;
  const shownCategoryId = filters.category ?? '';
  const { categories: all, error, reload, recount, toggle } = useCategories(customerId);
  // Only active categories get new questions; a question may also keep its own category.
  const categories = (all ?? [])
    .filter(({ id, isActive }) => isActive || id === shownCategoryId)
    .map(({ id, name }) => ({ value: id, label: name }));
  const categoryMissing = all !== undefined && categories.length === 0;
  const refresh = () => dispatch(questions.actions.refreshed());

  const { items, paging, status } = useSelector(questions.select);
  // After a change of the list, the counts beside it are fetched again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of questions changes
  useEffect(() => {
    if (status === 'ready') recount();
  }, [status, paging.totalCount, recount]);

  const order = useQuestionOrder({ items, paging, asked, onPage: (pageNumber) => change({ pageNumber }) });
  // Questions can be sorted only if all of them are shown, since positions would mean nothing otherwise.
  const inOrder =
    shownCategoryId !== '' && sortBy === 'position' && !sortDescending && !searchTerm && !filters.isActive;
  const others = questionColumns.filter(({ id }) => id !== 'category' || shownCategoryId === '');

  // Not kept in the button of an empty list, which is gone when the first questions are there.
  const [pasting, setPasting] = useState(false);
  const paste = !categoryMissing && <PasteButton onClick={() => setPasting(true)} />;

  return (
    <>
      <ResourcePage
        resource={questions}
        text={{
          ...text,
          ...(shownCategoryId !== '' && { emptyTitle: text.emptyCategoryTitle, emptyText: text.emptyCategoryText }),
          ...(categoryMissing && { emptyText: text.needCategory }),
        }}
        chooses={['category', 'customer']}
        url={url}
        scope={{ organizationId, categoryId: filters.category ?? 'all', customerId }}
        queryFilters={{ isActive: filters.isActive ?? '' }}
        columns={inOrder ? [order.column, ...others] : others}
        {...(inOrder ? { rowProps: order.rowProps } : {})}
        rows={{
          labelOf: (question) => question.text,
          params: ({ id, categoryId }) => ({ organizationId, categoryId, customerId, id }),
          onRemove: (question) => dispatch(questionRemoved(question)),
          ...(inOrder ? { actions: order.actionsOf } : {}),
        }}
        form={async () =>
          (await import('./question-form.tsx')).questionForm({
            organizationId,
            categoryId: shownCategoryId,
            customerId: filters.customer || null,
            categories,
          })
        }
        canCreate={!categoryMissing}
        emptyOther={paste}
        side={
          <CategoryPane
            categories={all}
            error={error}
            onRetry={reload}
            value={shownCategoryId}
            onChoose={(category) => change({ filters: { category }, ...sortOf(category) })}
            onSaved={({ id }) => {
              reload();
              change({ filters: { category: id }, ...sortOf(id) });
            }}
            onToggle={toggle}
          />
        }
        filters={
          <>
            <CustomerScope value={filters.customer ?? ''} onChange={(customer) => change({ filters: { customer } })} />
            <ActiveFilter value={filters.isActive ?? ''} onChange={(isActive) => change({ filters: { isActive } })} />
          </>
        }
        actions={
          !categoryMissing && (
            <>
              {paste}
              <CloneButton>
                {(close) => (
                  <CloneQuestions
                    categories={categories}
                    categoryId={shownCategoryId}
                    customerId={customerId}
                    onCloned={refresh}
                    onClose={close}
                  />
                )}
              </CloneButton>
              <ImportQuestions
                categories={categories}
                shownCategoryId={shownCategoryId}
                customerId={customerId}
                onImported={refresh}
              />
            </>
          )
        }
      />
      {pasting && (
        <PasteDialog
          categories={categories}
          shownCategoryId={shownCategoryId}
          customerId={customerId}
          onAdded={refresh}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
}

/** One category is shown in the order of its users; all categories together, newest first. */
const sortOf = (categoryId: string) =>
  categoryId ? { sortBy: 'position', sortDescending: false } : { sortBy: 'createdAt', sortDescending: true };
