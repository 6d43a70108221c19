import { budgetForm, exportCosts } from '@bidloom/contract/costing';
import { Button, Input } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { z } from 'zod';
import { TextField } from '../../components/fields.tsx';
import { InlineField } from '../../components/inline-field.tsx';
import { Page } from '../../components/page.tsx';
import { costingMessages } from '../../lib/messages.costing.ts';
import { useDownload } from '../../lib/use-download.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { CostOverview } from './cost-overview.tsx';
import { costColumns } from './costing.columns.tsx';
import { costs } from './costing.resource.ts';
import { PricesCard } from './prices-card.tsx';

const text = costingMessages;

export const modules = [costs.module];

const scope = {};
const isMonth = (value: string) => /^20\d{2}-(0[1-9]|1[0-2])$/.test(value);
const budget = z.object({
  monthlyAmount: z
    .string()
    .transform((value) => (value.trim() === '' ? null : Number(value)))
    .pipe(budgetForm.shape.monthlyAmount),
});

/** The costs of organisations in a month, their budgets, and the prices of models. */
export function Component() {
  const dispatch = useDispatch();
  const url = useListUrl({
    ...{ sortBy: 'cost', sortDescending: true, filters: ['month'] },
    sortable: costColumns.flatMap(({ sortBy }) => sortBy ?? []),
  });
  const [{ filters }, change] = url;
  const { downloading, save } = useDownload(exportCosts);
  const { status } = useSelector(costs.select).submit;
  // The answer to a budget contains figures of the current month, but the list may show another month.
  useEffect(() => {
    if (status === 'done') dispatch(costs.actions.refreshed());
  }, [status, dispatch]);
  const month = isMonth(filters.month ?? '') ? (filters.month ?? '') : new Date().toISOString().slice(0, 7);

  const saveCosts = () => save({ query: { month } }, () => text.downloaded);

  return (
    <>
      <ResourcePage
        resource={costs}
        text={text}
        url={url}
        scope={scope}
        queryFilters={{ month }}
        columns={costColumns}
        rows={{ labelOf: ({ name }) => name, params: ({ id }) => ({ organizationId: id }) }}
        canCreate={false}
        form={{
          schema: budget,
          defaults: (item) => ({ monthlyAmount: item?.budget?.toString() ?? '' }),
          fields: (
            <TextField name="monthlyAmount" label={text.monthlyAmount} hint={text.budgetHint} type="number" autoFocus />
          ),
          params: (item) => ({ organizationId: item?.id ?? '' }),
        }}
        actions={
          <>
            <InlineField label={text.month}>
              <Input
                type="month"
                value={month}
                onChange={(_, { value }) => isMonth(value) && change({ filters: { month: value } })}
              />
            </InlineField>
            <Button icon={<ArrowDownload20Regular />} disabled={downloading} onClick={saveCosts}>
              {downloading ? text.downloading : text.download}
            </Button>
          </>
        }
      />
      <Page>
        <CostOverview month={month} />
        <PricesCard />
      </Page>
    </>
  );
}
