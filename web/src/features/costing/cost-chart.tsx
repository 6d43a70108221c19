import { makeStyles, tokens } from '@fluentui/react-components';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { costingMessages } from '../../lib/messages.costing.ts';
import type { ChartRow } from './chart-row.ts';
import { formatCost } from './format-cost.ts';

const useStyles = makeStyles({ chart: { width: '100%', height: '240px' } });

const tick = { fill: tokens.colorNeutralForeground2, fontSize: 12 };
const shorten = (name: string) => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** Bars in the colours of the theme. Its table says the same, so that nobody depends on the picture. */
export default function CostChart({ label, rows }: { label: string; rows: ChartRow[] }) {
  const styles = useStyles();
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={tokens.colorNeutralStroke2} />
          <XAxis
            dataKey="name"
            minTickGap={12}
            interval="preserveStartEnd"
            tick={tick}
            tickLine={false}
            tickFormatter={shorten}
            stroke={tokens.colorNeutralStroke1}
          />
          <YAxis tick={tick} tickLine={false} axisLine={false} width={64} tickFormatter={formatCost} />
          <Tooltip
            cursor={{ fill: tokens.colorNeutralBackground1Hover }}
            contentStyle={{
              backgroundColor: tokens.colorNeutralBackground1,
              border: `1px solid ${tokens.colorNeutralStroke1}`,
              color: tokens.colorNeutralForeground1,
            }}
            itemStyle={{ color: tokens.colorNeutralForeground1 }}
            formatter={(value) => [formatCost(Number(value)), costingMessages.field.cost]}
          />
          <Bar
            dataKey="cost"
            fill={tokens.colorBrandBackground}
            radius={[4, 4, 0, 0]}
            maxBarSize={48}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
