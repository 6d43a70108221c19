import type { OrganizationCost } from '@bidloom/contract/costing';
import { Badge } from '@fluentui/react-components';
import type { Column } from '../../components/data-table.tsx';
import { costingMessages } from '../../lib/messages.costing.ts';
import { messages } from '../../lib/messages.ts';
import { formatCost, formatCount } from './format-cost.ts';

const text = costingMessages;

const figure = (name: 'pages' | 'inputTokens' | 'outputTokens'): Column<OrganizationCost> => ({
  id: name,
  header: text.field[name],
  sortBy: name,
  width: '130px',
  align: 'end',
  minor: true,
  render: (row) => formatCount(row[name]),
});

export const costColumns: Column<OrganizationCost>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', width: 'minmax(160px, 1fr)', render: ({ name }) => name },
  {
    ...{ id: 'cost', header: text.field.cost, sortBy: 'cost', width: '110px', align: 'end' as const },
    render: ({ cost }) => formatCost(cost),
  },
  {
    ...{ id: 'budget', header: text.field.budget, sortBy: 'budget', width: '110px', align: 'end' as const },
    render: ({ budget }) => (budget === null ? messages.common.none : formatCost(budget)),
  },
  {
    ...{ id: 'share', header: text.field.share, sortBy: 'share', width: '100px', align: 'end' as const },
    render: ({ share }) => <Share share={share} />,
  },
  figure('pages'),
  figure('inputTokens'),
  figure('outputTokens'),
];

/** The used share of a budget; from 80% on in colour, with its meaning as text. */
function Share({ share }: { share: number | null }) {
  if (share === null) return messages.common.none;
  const words = `${Math.floor(share)}%`;
  if (share < 80) return words;
  return (
    <Badge
      appearance="tint"
      shape="rounded"
      color={share >= 100 ? 'danger' : 'warning'}
      title={share >= 100 ? text.over : text.nearly}
    >
      {words}
    </Badge>
  );
}
