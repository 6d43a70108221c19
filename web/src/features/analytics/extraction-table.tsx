import { type Extraction, extractionSorts, type listKeywordExtraction } from '@bidloom/contract/analytics';
import type { Column } from '../../components/data-table.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { useCall } from '../../lib/use-call.ts';
import { FiguresCard } from './figures-card.tsx';
import type { AnalyticsBody } from './use-filters.ts';
import { useReport } from './use-report.ts';
import { useTableUrl } from './use-table-url.ts';

const text = analyticsMessages;
const number = new Intl.NumberFormat('en-GB');

interface ExtractionTableProps {
  endpoint: typeof listKeywordExtraction;
  kind: 'keyword' | 'datasheet';
  body: AnalyticsBody;
  isPlatform: boolean;
  /** Narrows the screen to the row. */
  onRow: (row: Extraction) => void;
}

/** Runs of one kind, by customer; for the platform by organisation. */
export function ExtractionTable({ endpoint, kind, body, isPlatform, onRow }: ExtractionTableProps) {
  const url = useTableUrl(kind, extractionSorts, 'runs');
  const { sortBy, sortDescending, pageNumber, pageSize } = url;
  const found = useCall(endpoint, { body: { ...body, sortBy, sortDescending, pageNumber, pageSize } });
  const save = useReport(`${kind}-extraction`, body);
  const names =
    kind === 'keyword'
      ? { items: text.field.keywords, found: text.field.places }
      : { items: text.field.datasheets, found: text.field.values };
  const figure = (id: 'runs' | 'completed' | 'failed' | 'items' | 'found', header: string): Column<Extraction> => ({
    ...{ id, header, sortBy: id, align: 'end', render: (row) => number.format(row[id]) },
    ...(id === 'items' ? { minor: true } : {}),
  });
  const columns: Column<Extraction>[] = [
    {
      ...{ id: 'name', header: isPlatform ? text.field.organization : text.field.customer, sortBy: 'name' },
      width: 'minmax(140px, 1.5fr)',
      render: (row) => (
        <TextButton label={row.name} onClick={() => onRow(row)}>
          {row.name}
        </TextButton>
      ),
    },
    figure('runs', text.field.runs),
    {
      ...{ id: 'previous', header: text.field.previous, align: 'end', minor: true },
      render: ({ previousRuns }) => number.format(previousRuns),
    },
    ...[figure('completed', text.field.completed), figure('failed', text.field.failed)],
    ...[figure('items', names.items), figure('found', names.found)],
  ];
  return (
    <FiguresCard
      title={kind === 'keyword' ? text.keywordExtraction : text.datasheetExtraction}
      hint={isPlatform ? text.byOrganization : text.byCustomer}
      columns={columns}
      found={found}
      url={url}
      labelOf={({ name }) => name}
      onFile={save}
    />
  );
}
