import { Button, Card, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { costingMessages } from '../../lib/messages.costing.ts';
import { messages } from '../../lib/messages.ts';
import type { ChartRow } from './chart-row.ts';
import { CostTable } from './cost-table.tsx';
import { formatCost, formatCount } from './format-cost.ts';

const text = costingMessages;
const CostChart = lazy(() => import('./cost-chart.tsx'));

const useStyles = makeStyles({
  card: { minWidth: 0 },
  header: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  hint: { color: tokens.colorNeutralForeground2 },
});

/** A chart with its title and unit, and the same as a table. */
export function ChartCard({ title, column, rows }: { title: string; column: string; rows: ChartRow[] }) {
  const styles = useStyles();
  const [asTable, setAsTable] = useState(false);
  const isEmpty = rows.length === 0;
  return (
    <Card className={styles.card}>
      <div className={styles.header}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <Text size={200} className={styles.hint}>
            {text.charts.unit}
          </Text>
        </div>
        {!isEmpty && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={`${title}: ${asTable ? text.charts.asChart : text.charts.asTable}`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? text.charts.asChart : text.charts.asTable}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <Text className={styles.hint}>{text.charts.empty}</Text>
      ) : asTable ? (
        <CostTable
          label={title}
          header={[column, text.field.cost, text.field.inputTokens, text.field.outputTokens, text.field.pages]}
          rows={rows.map(({ name, cost, inputTokens, outputTokens, pages }) => ({
            id: name,
            cells: [name, formatCost(cost), ...[inputTokens, outputTokens, pages].map(formatCount)],
          }))}
        />
      ) : (
        <Suspense fallback={<Spinner label={messages.common.loading} />}>
          <CostChart label={title} rows={rows} />
        </Suspense>
      )}
    </Card>
  );
}
