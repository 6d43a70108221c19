import { getCostSummary } from '@bidloom/contract/costing';
import { Button, Card, makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { costingMessages } from '../../lib/messages.costing.ts';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { CostChartCard } from './cost-chart-card.tsx';
import { formatCost, formatCount } from './format-cost.ts';

const text = costingMessages;

const useStyles = makeStyles({
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '16px' },
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '16px',
    '@media (max-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  figure: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  hint: { color: tokens.colorNeutralForeground2 },
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
  if (!found) {
    return (
      <Skeleton aria-label={messages.common.loading} className={styles.tiles}>
        {['cost', 'tokens', 'pages'].map((key) => (
          <SkeletonItem key={key} style={{ height: '96px' }} />
        ))}
      </Skeleton>
    );
  }
  const budget = found.budget === null ? text.noBudget : text.ofBudget(formatCost(found.budget));
  return (
    <>
      <div className={styles.tiles}>
        <Tile
          name={text.cost}
          value={formatCost(found.cost)}
          hint={`${budget} · ${text.before(formatCost(found.previousCost))}`}
        />
        <Tile
          name={text.tokens}
          value={formatCount(found.inputTokens + found.outputTokens)}
          hint={`${formatCount(found.inputTokens)} / ${formatCount(found.outputTokens)}`}
        />
        <Tile name={text.pagesRead} value={formatCount(found.pages)} />
      </div>
      <div className={styles.charts}>
        <CostChartCard
          title={text.charts.months}
          column={text.field.month}
          rows={found.months.map(({ month: name, ...row }) => ({ name, ...row }))}
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

function Tile({ name, value, hint }: { name: string; value: string; hint?: string }) {
  const styles = useStyles();
  return (
    <Card>
      <Text className={styles.hint}>{name}</Text>
      <Text weight="semibold" className={styles.figure}>
        {value}
      </Text>
      {hint && (
        <Text size={200} className={styles.hint}>
          {hint}
        </Text>
      )}
    </Card>
  );
}
