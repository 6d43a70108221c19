import type { DashboardSummary, Figures } from '@bidloom/contract/analytics';
import { Tile, Tiles } from '../../components/tile.tsx';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { changeHint } from './change-hint.ts';

const text = analyticsMessages;
const number = new Intl.NumberFormat('en-GB');

interface Figure {
  title: string;
  of: (figures: Figures) => number;
  hint?: (figures: Figures) => string;
}

const common: Figure[] = [
  { title: text.tiles.documents, of: ({ documents }) => documents },
  { title: text.tiles.pages, of: ({ pages }) => pages },
  {
    title: text.tiles.keywords,
    of: ({ keywords }) => keywords.runs,
    hint: ({ keywords }) => `${text.placesFound(keywords.found)}, ${text.failedRuns(keywords.failed)}`,
  },
  {
    title: text.tiles.datasheets,
    of: ({ datasheets }) => datasheets.runs,
    hint: ({ datasheets }) => `${text.valuesFound(datasheets.found)}, ${text.failedRuns(datasheets.failed)}`,
  },
  { title: text.tiles.otherRuns, of: ({ otherRuns }) => otherRuns },
  {
    title: text.tiles.questions,
    of: ({ questions }) => questions,
    hint: ({ answered }) => text.answered(answered),
  },
  { title: text.tiles.corrections, of: ({ corrections }) => corrections },
  { title: text.tiles.tenders, of: ({ tenders }) => tenders },
  { title: text.tiles.activeUsers, of: ({ activeUsers }) => activeUsers },
  { title: text.tiles.tokens, of: ({ tokens }) => tokens, hint: ({ modelCalls }) => text.calls(modelCalls) },
];
const organizations: Figure = {
  title: text.tiles.activeOrganizations,
  of: ({ activeOrganizations }) => activeOrganizations,
};

export const tileCount = common.length;

/** The figures of the period, each with its change against the period before. */
export function SummaryTiles({ summary: { period, current, previous } }: { summary: DashboardSummary }) {
  const shown = period.organizationId === null ? [organizations, ...common] : common;
  return (
    <Tiles>
      {shown.map(({ title, of, hint }) => (
        <Tile
          key={title}
          title={title}
          figure={number.format(of(current))}
          hints={[...(hint ? [hint(current)] : []), changeHint(of(current), of(previous), period)]}
        />
      ))}
    </Tiles>
  );
}
