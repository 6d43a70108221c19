import { categoriesDropdown } from '@bidloom/contract/categories';
import { allCustomers } from '@bidloom/contract/fields';
import { cloneQuestions, questionReplacement } from '@bidloom/contract/questions';
import { useDispatch } from 'react-redux';
import { ActiveFilter } from '../../components/active-filter.tsx';
import { CustomerScope } from '../../components/customer-scope.tsx';
import { ActiveField, SelectField, TextAreaField } from '../../components/fields.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';
import { useChoices } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { CloneQuestions } from './clone-questions.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { questionColumns } from './questions.columns.tsx';
import { questions } from './questions.resource.ts';

const { questions: text, scope: scopeText } = messages;

export const modules = [questions.module];

export function Component() {
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const url = useListUrl({
    sortBy: 'createdAt',
    sortDescending: true,
    sortable: ['text', 'categoryName', 'isActive', 'createdAt'],
    filters: ['category', 'customer', 'isActive'],
  });
  const [{ filters }, change] = url;
  const customerId = filters.customer ?? allCustomers;
  const { answer } = useChoices(categoriesDropdown, {
    params: { organizationId },
    failure: scopeText.categoriesFailed,
  });
  const categories = (answer?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const categoryMissing = answer !== undefined && categories.length === 0;
  const refresh = () => dispatch(questions.actions.refreshed());

  return (
    <ResourcePage
      resource={questions}
      text={categoryMissing ? { ...text, emptyText: text.needCategory } : text}
      url={url}
      scope={{ organizationId, categoryId: filters.category ?? 'all', customerId }}
      queryFilters={{ isActive: filters.isActive ?? '' }}
      columns={questionColumns}
      rows={{
        labelOf: (question) => question.text,
        params: ({ id, categoryId }) => ({ organizationId, categoryId, customerId, id }),
      }}
      form={{
        schema: questionReplacement,
        defaults: (question) => ({
          organizationId,
          categoryId: question?.categoryId ?? filters.category ?? '',
          customerId: question ? question.customerId : filters.customer || null,
          text: question?.text ?? '',
          isActive: question?.isActive ?? true,
        }),
        fields: (
          <>
            <SelectField name="categoryId" label={text.field.category} required choices={categories} placeholder="" />
            <TextAreaField name="text" label={text.field.text} required autoFocus />
            <ActiveField />
          </>
        ),
        params: (question) => ({ organizationId, id: question?.id ?? '' }),
      }}
      canCreate={!categoryMissing}
      emptyAction={
        categoryMissing ? <TextLink to={`/home/${organizationId}/categories`}>{text.toCategories}</TextLink> : undefined
      }
      filters={
        <>
          <FilterSelect
            label={scopeText.category}
            value={filters.category ?? ''}
            choices={[{ value: '', label: scopeText.allCategories }, ...categories]}
            onChange={(category) => change({ filters: { category } })}
          />
          <CustomerScope value={filters.customer ?? ''} onChange={(customer) => change({ filters: { customer } })} />
          <ActiveFilter value={filters.isActive ?? ''} onChange={(isActive) => change({ filters: { isActive } })} />
        </>
      }
      actions={
        <>
          <CloneQuestions
            endpoint={cloneQuestions}
            categories={categories}
            categoryId={filters.category ?? ''}
            customerId={customerId}
            onCloned={refresh}
          />
          <ImportQuestions
            categories={categories}
            shownCategoryId={filters.category ?? ''}
            customerId={customerId}
            onImported={refresh}
          />
        </>
      }
    />
  );
}
