import { tokens } from '@fluentui/react-components';
import { ChartCard } from '../../components/chart-card.tsx';
import { costingMessages } from '../../lib/messages.costing.ts';
import type { ChartRow } from './chart-row.ts';
import { formatCost, formatCount } from './format-cost.ts';

const text = costingMessages;
const series = [{ key: 'cost', name: text.field.cost, colour: tokens.colorBrandBackground }];

interface CostChartCardProps {
  title: string;
  column: string;
  rows: ChartRow[];
  /** The text where nothing was used. */
  empty?: string;
}

/** Costs as a chart, and with their parts as a table. */
export function CostChartCard({ title, column, rows, empty = text.charts.empty }: CostChartCardProps) {
  const isUsed = rows.some((row) => row.cost + row.inputTokens + row.outputTokens + row.pages > 0);
  const shown = isUsed ? rows : [];
  return (
    <ChartCard
      title={title}
      unit={text.charts.unit}
      empty={empty}
      flat={text.charts.free}
      bars={shown.map(({ name, cost }) => ({ name, values: { cost } }))}
      series={series}
      format={formatCost}
      table={{
        header: [column, text.field.cost, text.field.inputTokens, text.field.outputTokens, text.field.pages],
        rows: shown.map(({ name, cost, inputTokens, outputTokens, pages }) => ({
          id: name,
          cells: [name, formatCost(cost), ...[inputTokens, outputTokens, pages].map(formatCount)],
        })),
      }}
    />
  );
}
