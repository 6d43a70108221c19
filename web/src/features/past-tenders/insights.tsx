import {
  exportPastTenderInsights,
  getPastTenderInsights,
  type InsightChart,
  insightsName,
} from '@bidloom/contract/past-tenders';
import { Button, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { EmptyState } from '../../components/empty-state.tsx';
import { pastTenderMessages as text } from '../../lib/messages.past-tenders.ts';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { useDownload } from '../../lib/use-download.ts';
import { InsightTiles } from './insight-tiles.tsx';
import { OutcomesCard } from './outcomes-card.tsx';
import { ReasonsCard } from './reasons-card.tsx';
import { TermsCard } from './terms-card.tsx';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  cards: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))', gap: '16px' },
});

interface InsightsProps {
  organizationId: string;
  /** The filters of the list, for the api. */
  query: Record<string, string>;
}

/** Insights from past tenders: figures, charts with their tables, and terms that recur in lost tenders. */
export function Insights({ organizationId, query }: InsightsProps) {
  const styles = useStyles();
  const { save } = useDownload(exportPastTenderInsights);
  const { answer, error, reload } = useCall(getPastTenderInsights, { params: { organizationId }, query });
  const found = answer?.data;
  if (error) {
    return (
      <div role="alert">
        <EmptyState title={text.insightsFailed} text={error}>
          <Button onClick={reload}>{messages.common.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  if (!found) {
    return (
      <Skeleton aria-label={messages.common.loading}>
        <SkeletonItem size={128} />
      </Skeleton>
    );
  }
  const downloadsOf = (chart: InsightChart) => ({
    name: insightsName(chart),
    onFile: (format: 'csv' | 'xlsx') =>
      save({ params: { organizationId }, query: { ...query, chart, format } }, () => text.downloaded),
  });
  return (
    <>
      <h2 className={styles.title}>{text.insights}</h2>
      <InsightTiles insights={found} />
      <div className={styles.cards}>
        <OutcomesCard
          title={text.charts.months}
          column={text.field.closedAt}
          rows={found.byMonth.map((row) => ({ ...row, name: row.month }))}
          downloads={downloadsOf('months')}
        />
        <OutcomesCard
          lying
          title={text.charts.customers}
          column={text.field.customer}
          rows={found.byCustomer}
          downloads={downloadsOf('customers')}
        />
        <OutcomesCard
          lying
          title={text.charts.industries}
          column={text.field.industry}
          rows={found.byIndustry.map((row) => ({ ...row, name: row.name ?? text.noIndustry }))}
          downloads={downloadsOf('industries')}
        />
        <OutcomesCard
          lying
          title={text.charts.sizes}
          column={text.field.size}
          rows={found.bySize.map((row) => ({
            ...row,
            name:
              row.currency === null ? text.sizes.none : `${row.currency || text.noCurrency} ${text.sizes[row.size]}`,
          }))}
          downloads={downloadsOf('sizes')}
        />
        <ReasonsCard insights={found} downloads={downloadsOf('reasons')} />
        <TermsCard terms={found.terms} />
      </div>
    </>
  );
}
