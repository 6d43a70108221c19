import { type getKeywordExtractionBars, reportName, type TimeBar } from '@bidloom/contract/analytics';
import { Text, tokens } from '@fluentui/react-components';
import { ChartCard } from '../../components/chart-card.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { formatDay, formatDays, formatShortDay } from '../../lib/format-days.ts';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { useCall } from '../../lib/use-call.ts';
import { changeHint } from './change-hint.ts';
import { LoadingCard, ProblemCard } from './problem-card.tsx';
import type { RunsChoice } from './runs-choice.ts';
import type { AnalyticsBody } from './use-filters.ts';
import { useReport } from './use-report.ts';

const text = analyticsMessages;
const number = new Intl.NumberFormat('en-GB');
const format = (value: number) => number.format(value);

const series = [
  { key: 'completed', name: text.field.completed, colour: tokens.colorPaletteBlueBorderActive },
  { key: 'failed', name: text.field.failed, colour: tokens.colorPaletteRedBackground3 },
  { key: 'cancelled', name: text.field.cancelled, colour: tokens.colorNeutralForegroundDisabled },
  { key: 'open', name: text.field.open, colour: tokens.colorPaletteMarigoldBackground3 },
];

interface TimeChartProps {
  endpoint: typeof getKeywordExtractionBars;
  kind: 'keyword' | 'datasheet';
  body: AnalyticsBody & { interval?: 'day' | 'week' | 'month' };
  /** Shows the runs that a bar counts; only the organisation may see them. */
  onRuns: ((choice: RunsChoice) => void) | undefined;
}

/** Runs of one kind over time, by their outcome. */
export function TimeChart({ endpoint, kind, body, onRuns }: TimeChartProps) {
  const { answer, error, reload } = useCall(endpoint, { body });
  const report = `${kind}-extraction-barchart` as const;
  const save = useReport(report, body);
  if (error) return <ProblemCard error={error} onRetry={reload} />;
  if (!answer) return <LoadingCard />;
  const { bars, total, previous, period } = answer.data;
  const [title, found, items] =
    kind === 'keyword'
      ? [text.charts.keywords, text.field.places, text.field.keywords]
      : [text.charts.datasheets, text.field.values, text.field.datasheets];
  const hasWork = total.runs > 0;
  const nameOf = ({ from, to }: TimeBar) => (from === to ? formatDay(from) : formatDays(from, to));
  const open = (bar: TimeBar | undefined) => {
    if (bar && bar.runs > 0) onRuns?.({ kind, from: bar.from, to: bar.to });
  };
  return (
    <ChartCard
      title={title}
      unit={text.charts.unit}
      empty={text.charts.empty}
      bars={bars.map((bar) => ({
        name: formatShortDay(bar.from),
        values: { completed: bar.completed, failed: bar.failed, cancelled: bar.cancelled, open: bar.open },
      }))}
      series={series}
      format={format}
      {...(onRuns && { onBar: (index) => open(bars[index]) })}
      downloads={{ name: reportName(report, period), onFile: save }}
      table={{
        header: [text.field.days, text.field.runs, ...series.map(({ name }) => name), items, found],
        rows: hasWork
          ? bars.map((bar) => ({
              id: bar.from,
              cells: [
                onRuns && bar.runs > 0 ? (
                  <TextButton key="open" label={text.showRuns(nameOf(bar))} onClick={() => open(bar)}>
                    {nameOf(bar)}
                  </TextButton>
                ) : (
                  nameOf(bar)
                ),
                ...[bar.runs, bar.completed, bar.failed, bar.cancelled, bar.open, bar.items, bar.found].map(format),
              ],
            }))
          : [],
      }}
    >
      {hasWork && <Text size={200}>{text.total(total.runs, changeHint(total.runs, previous.runs, period))}</Text>}
    </ChartCard>
  );
}
