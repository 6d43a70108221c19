import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { DownloadMenu } from '../../components/chart-card.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { chartMessages } from '../../lib/messages.chart.ts';
import { pageSizes } from '../../resource/list-url.ts';
import type { useTableUrl } from './use-table-url.ts';

const useStyles = makeStyles({
  card: { minWidth: 0, padding: 0, gap: 0 },
  header: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '12px', padding: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  hint: { color: tokens.colorNeutralForeground2 },
  empty: { padding: '12px', color: tokens.colorNeutralForeground2 },
});

interface Answered<Item> {
  answer: { data: Item[]; pageNumber: number; pageSize: number; totalCount: number; totalPages: number } | undefined;
  error: string | null;
  loading: boolean;
  reload: () => void;
}

interface FiguresCardProps<Item> {
  title: string;
  hint: string;
  columns: readonly Column<Item>[];
  found: Answered<Item>;
  url: ReturnType<typeof useTableUrl>;
  labelOf: (item: Item) => string;
  onFile: (format: 'csv' | 'xlsx') => void;
  children?: ReactNode;
}

/** A table of figures, sorted and paged by the server. */
export function FiguresCard<Item extends { id: string }>(props: FiguresCardProps<Item>) {
  const { title, hint, columns, found, url, labelOf, onFile } = props;
  const styles = useStyles();
  const { answer, error, loading, reload } = found;
  const status = error ? 'failed' : answer ? (loading ? 'refreshing' : 'ready') : 'loading';
  return (
    <Card className={styles.card}>
      <div className={styles.header}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <Text size={200} className={styles.hint}>
            {hint}
          </Text>
        </div>
        <DownloadMenu label={`${title}: ${chartMessages.download}`} onFile={onFile} />
      </div>
      <DataTable
        label={title}
        columns={columns}
        items={answer?.data ?? []}
        status={status}
        error={error}
        onRetry={reload}
        sort={url}
        onSort={url.onSort}
        pageSize={url.pageSize}
        labelOf={labelOf}
        empty={<Text className={styles.empty}>{analyticsMessages.noRows}</Text>}
      />
      {answer && answer.totalCount > 5 && <Pagination {...answer} sizes={pageSizes} onChange={url.onPage} />}
    </Card>
  );
}
