import type { SummaryTemplate } from '@bidloom/contract/summary-templates';
import { Badge } from '@fluentui/react-components';
import type { Column } from '../../components/data-table.tsx';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const { summaryTemplates: text, common } = messages;

export const templateColumns: Column<SummaryTemplate>[] = [
  {
    id: 'name',
    header: text.field.name,
    sortBy: 'name',
    render: ({ name, isDefault }) => (
      <>
        {name}{' '}
        {isDefault && (
          <Badge appearance="tint" color="brand" shape="rounded">
            {text.default}
          </Badge>
        )}
      </>
    ),
  },
  {
    id: 'description',
    minor: true,
    header: text.field.description,
    render: ({ description }) => description ?? common.none,
  },
  {
    id: 'sections',
    header: text.field.sections,
    sortBy: 'sections',
    width: '110px',
    align: 'end',
    render: ({ sections }) => sections.length,
  },
  {
    id: 'updatedAt',
    minor: true,
    header: common.updated,
    sortBy: 'updatedAt',
    width: '140px',
    render: ({ updatedAt }) => formatDate(updatedAt),
  },
];
