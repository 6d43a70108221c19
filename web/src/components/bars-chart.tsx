import { makeStyles, tokens } from '@fluentui/react-components';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartBar, Series } from './chart.ts';

const useStyles = makeStyles({
  chart: { width: '100%', height: '240px' },
  clickable: { '& .recharts-bar-rectangle': { cursor: 'pointer' } },
});

const tick = { fill: tokens.colorNeutralForeground2, fontSize: 12 };
const shorten = (name: string) => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

export interface BarsChartProps {
  label: string;
  bars: readonly ChartBar[];
  /** The parts of each bar, from the bottom. */
  series: readonly Series[];
  format: (value: number) => string;
  /** Horizontal bars with their names at the left, for long names. */
  lying?: boolean;
  /** Called when a bar is clicked. The table has the same links, since the picture can only be used by mouse. */
  onBar?: ((index: number) => void) | undefined;
}

/** Bars in the colours of the theme. A table contains the same data, so that nobody depends on the picture. */
export default function BarsChart({ label, bars, series, format, lying = false, onBar }: BarsChartProps) {
  const styles = useStyles();
  const names = { dataKey: 'name', tick, tickLine: false, tickFormatter: shorten, stroke: tokens.colorNeutralStroke1 };
  const values = { type: 'number' as const, tick, tickLine: false, axisLine: false, tickFormatter: format };
  const rows = bars.map(({ name, values: of }) => ({ name, ...of }));
  return (
    <div
      className={onBar ? `${styles.chart} ${styles.clickable}` : styles.chart}
      style={lying ? { height: `${Math.max(240, bars.length * 32 + 48)}px` } : undefined}
      role="img"
      aria-label={label}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={rows}
          layout={lying ? 'vertical' : 'horizontal'}
          margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={lying} horizontal={!lying} stroke={tokens.colorNeutralStroke2} />
          {lying ? (
            <XAxis {...values} allowDecimals={false} />
          ) : (
            <XAxis {...names} minTickGap={12} interval="equidistantPreserveStart" />
          )}
          {lying ? (
            <YAxis {...names} type="category" width={120} interval={0} />
          ) : (
            <YAxis {...values} width={64} allowDecimals={false} />
          )}
          <Tooltip
            cursor={{ fill: tokens.colorNeutralBackground1Hover }}
            contentStyle={{
              backgroundColor: tokens.colorNeutralBackground1,
              border: `1px solid ${tokens.colorNeutralStroke1}`,
              color: tokens.colorNeutralForeground1,
            }}
            itemStyle={{ color: tokens.colorNeutralForeground1 }}
            formatter={(value, name) => [format(Number(value)), name]}
          />
          {series.map(({ key, name, colour }) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              stackId="all"
              fill={colour}
              maxBarSize={lying ? 24 : 48}
              isAnimationActive={false}
              {...(onBar && { onClick: (_: unknown, index: number) => onBar(index) })}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
