import type { PastTenderInsights } from '@bidloom/contract/past-tenders';
import { tokens } from '@fluentui/react-components';
import { ChartCard, type ChartDownloads } from '../../components/chart-card.tsx';
import { pastTenderMessages as text } from '../../lib/messages.past-tenders.ts';
import { allTenderMessages } from '../../lib/messages.tenders.ts';

const series = [{ key: 'lost', name: text.outcomes.lost, colour: tokens.colorPaletteRedBackground3 }];

interface ReasonsCardProps {
  insights: Pick<PastTenderInsights, 'reasons' | 'withReasons' | 'total'>;
  downloads: ChartDownloads;
}

/** The recorded reasons of lost tenders. */
export function ReasonsCard({ insights: { reasons, withReasons, total }, downloads }: ReasonsCardProps) {
  const lost = reasons.filter((row) => row.lost > 0);
  return (
    <ChartCard
      lying
      title={text.charts.reasons}
      unit={text.charts.reasonsUnit(total.lost, withReasons.lost)}
      empty={text.charts.noReasons}
      bars={lost.map((row) => ({ name: allTenderMessages.reasons[row.reason], values: { lost: row.lost } }))}
      series={series}
      format={String}
      downloads={downloads}
      table={{
        header: [text.field.reason, text.outcomes.lost, text.outcomes.won, text.outcomes.no_bid],
        rows: lost.map(({ reason, lost: count, won, noBid }) => ({
          id: reason,
          cells: [allTenderMessages.reasons[reason], text.terms.of(count, withReasons.lost), won, noBid],
        })),
      }}
    />
  );
}
