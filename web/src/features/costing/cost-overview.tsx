import { getCostSummary } from '@bidloom/contract/costing';
import { Button, makeStyles, Text } from '@fluentui/react-components';
import { Card } from '../../components/card.tsx';
import { LoadingTiles, Tile, Tiles } from '../../components/tile.tsx';
import { costingMessages } from '../../lib/messages.costing.ts';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { CostChartCard } from './cost-chart-card.tsx';
import { formatCost, formatCount, formatMonth } from './format-cost.ts';

const text = costingMessages;

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '16px',
    '@media (max-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  retry: { alignSelf: 'flex-start' },
});

/** The month in figures and charts. */
export function CostOverview({ month }: { month: string }) {
  const styles = useStyles();
  const { answer, error, reload } = useCall(getCostSummary, { query: { month } });
  if (error) {
    return (
      <Card role="alert">
        <Text>{error}</Text>
        <Button className={styles.retry} onClick={reload}>
          {messages.common.retry}
        </Button>
      </Card>
    );
  }
  const found = answer?.data;
  if (!found) return <LoadingTiles count={3} />;
  const budget = found.budget === null ? text.noBudget : text.ofBudget(formatCost(found.budget));
  return (
    <>
      <Tiles>
        <Tile
          title={text.cost}
          figure={formatCost(found.cost)}
          hints={[budget, text.before(formatCost(found.previousCost))]}
        />
        <Tile
          title={text.tokens}
          figure={formatCount(found.inputTokens + found.outputTokens)}
          hints={[text.inputAndOutput(formatCount(found.inputTokens), formatCount(found.outputTokens))]}
        />
        <Tile title={text.pagesRead} figure={formatCount(found.pages)} hints={[]} />
      </Tiles>
      <div className={styles.charts}>
        <CostChartCard
          title={text.charts.months}
          column={text.field.month}
          empty={text.charts.emptyMonths}
          rows={found.months.map(({ month: name, ...row }) => ({ name: formatMonth(name), ...row }))}
        />
        <CostChartCard
          title={text.charts.models}
          column={text.field.model}
          rows={found.byModel.map(({ model, ...row }) => ({ name: model ?? text.noModel, ...row }))}
        />
        <CostChartCard
          title={text.charts.kinds}
          column={text.field.kind}
          rows={found.byKind.map(({ kind, ...row }) => ({ name: text.kinds[kind] ?? kind, ...row }))}
        />
      </div>
    </>
  );
}
