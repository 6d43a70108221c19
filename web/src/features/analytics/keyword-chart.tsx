import { getMostUsedKeywords, type KeywordBar, reportName } from '@bidloom/contract/analytics';
import { tokens } from '@fluentui/react-components';
import { ChartCard } from '../../components/chart-card.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { useCall } from '../../lib/use-call.ts';
import { LoadingCard, ProblemCard } from './problem-card.tsx';
import type { RunsChoice } from './runs-choice.ts';
import type { AnalyticsBody } from './use-filters.ts';
import { useReport } from './use-report.ts';

const text = analyticsMessages;
const number = new Intl.NumberFormat('en-GB');
const format = (value: number) => number.format(value);
const series = [{ key: 'runs', name: text.field.runs, colour: tokens.colorBrandBackground }];

const report = 'most-used-keywords-barchart';

interface KeywordChartProps {
  body: AnalyticsBody;
  onRuns: ((choice: RunsChoice) => void) | undefined;
}

/** The keywords of most runs; for the platform, the number of runs of each organisation. */
export function KeywordChart({ body, onRuns }: KeywordChartProps) {
  const { answer, error, reload } = useCall(getMostUsedKeywords, { body });
  const save = useReport(report, body);
  if (error) return <ProblemCard error={error} onRetry={reload} />;
  if (!answer) return <LoadingCard />;
  const { bars, period, by } = answer.data;
  const open = (bar: KeywordBar | undefined) => {
    if (bar) onRuns?.({ kind: 'keyword', from: period.from, to: period.to, keyword: bar.key });
  };
  return (
    <ChartCard
      title={by === 'keyword' ? text.charts.words : text.charts.wordsByOrganization}
      unit={text.charts.unit}
      empty={text.charts.empty}
      bars={bars.map(({ name, runs }) => ({ name, values: { runs } }))}
      series={series}
      format={format}
      lying
      {...(onRuns && { onBar: (index) => open(bars[index]) })}
      downloads={{ name: reportName(report, period), onFile: save }}
      table={{
        header: [
          by === 'keyword' ? text.field.keyword : text.field.organization,
          ...[text.field.runs, text.field.places, text.field.previous],
        ],
        rows: bars.map((bar) => ({
          id: bar.key,
          cells: [
            onRuns ? (
              <TextButton key="open" label={text.showRuns(bar.name)} onClick={() => open(bar)}>
                {bar.name}
              </TextButton>
            ) : (
              bar.name
            ),
            ...[bar.runs, bar.hits, bar.previousRuns].map(format),
          ],
        })),
      }}
    />
  );
}
