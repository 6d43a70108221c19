import type { Outcomes } from '@bidloom/contract/past-tenders';
import { tokens } from '@fluentui/react-components';
import { ChartCard, type ChartDownloads } from '../../components/chart-card.tsx';
import { pastTenderMessages as text } from '../../lib/messages.past-tenders.ts';
import { winRateWords } from './win-rate-words.ts';

const series = [
  { key: 'won', name: text.outcomes.won, colour: tokens.colorPaletteGreenBackground3 },
  { key: 'lost', name: text.outcomes.lost, colour: tokens.colorPaletteRedBackground3 },
  { key: 'noBid', name: text.outcomes.no_bid, colour: tokens.colorNeutralStroke1 },
];

interface OutcomesCardProps {
  title: string;
  /** The name of the first column. */
  column: string;
  rows: readonly (Outcomes & { name: string })[];
  lying?: boolean;
  downloads: ChartDownloads;
}

/** How tenders of each kind ended: always with counts, never only shares. */
export function OutcomesCard({ title, column, rows, lying = false, downloads }: OutcomesCardProps) {
  return (
    <ChartCard
      title={title}
      unit={text.charts.unit}
      empty={text.charts.empty}
      lying={lying}
      bars={rows.map(({ name, won, lost, noBid }) => ({ name, values: { won, lost, noBid } }))}
      series={series}
      format={String}
      downloads={downloads}
      table={{
        header: [column, text.outcomes.won, text.outcomes.lost, text.outcomes.no_bid, text.charts.winRate],
        rows: rows.map((row) => ({
          id: row.name,
          cells: [row.name, row.won, row.lost, row.noBid, winRateWords(row)],
        })),
      }}
    />
  );
}
