import { downloadName } from '@bidloom/texts/download-name';
import {
  Button,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { chartMessages } from '../lib/messages.chart.ts';
import { messages } from '../lib/messages.ts';
import type { BarsChartProps } from './bars-chart.tsx';
import { Card } from './card.tsx';
import { FigureTable } from './figure-table.tsx';
import { lazyPane } from './lazy-part.tsx';

const text = chartMessages;
const BarsChart = lazyPane(() => import('./bars-chart.tsx'));

const useStyles = makeStyles({
  card: { minWidth: 0 },
  header: { display: 'flex', justifyContent: 'space-between', gap: '4px 12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  hint: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', alignItems: 'flex-start', flexShrink: 0, gap: '4px' },
  legend: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, padding: 0, listStyle: 'none' },
  key: { display: 'flex', alignItems: 'center', gap: '6px' },
  mark: { width: '12px', height: '12px', borderRadius: '2px', flexShrink: 0 },
});

export interface ChartDownloads {
  name: Omit<Parameters<typeof downloadName>[0], 'ending'>;
  onFile: (format: 'csv' | 'xlsx') => void;
}

interface ChartCardProps extends Omit<BarsChartProps, 'label'> {
  title: string;
  unit: string;
  /** The text where there is no data. */
  empty: string;
  /** The text that replaces a chart whose values are all zero. */
  flat?: string;
  /** The same data as a table; the first column is the name of the row. */
  table: { header: readonly string[]; rows: readonly { id: string; cells: readonly ReactNode[] }[] };
  /** Content between title and chart. */
  children?: ReactNode;
  /** Downloads the data of the chart. The card itself saves the picture, under the same name. */
  downloads?: ChartDownloads;
}

/** A chart with its title and unit, and the same data as a table. */
export function ChartCard({ title, unit, empty, flat, table, children, downloads, ...chart }: ChartCardProps) {
  const styles = useStyles();
  const [asTable, setAsTable] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const isEmpty = table.rows.length === 0;
  const isFlat =
    flat !== undefined && chart.bars.every(({ values }) => Object.values(values).every((one) => one === 0));
  const savePicture = async () => {
    const { saveChart } = await import('./save-chart.ts');
    const name = downloadName({ ...(downloads?.name ?? { subject: title }), ending: 'png' });
    if (picture.current) await saveChart(picture.current, { title, unit, series: chart.series }, name);
  };
  return (
    <Card className={styles.card}>
      <div className={styles.header}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <Text size={200} className={styles.hint}>
            {unit}
          </Text>
        </div>
        {!isEmpty && (
          <div className={styles.actions}>
            <Button
              size="small"
              appearance="subtle"
              aria-label={`${title}: ${asTable ? text.asChart : text.asTable}`}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? text.asChart : text.asTable}
            </Button>
            {downloads && (
              <DownloadMenu
                label={`${title}: ${text.download}`}
                onFile={downloads.onFile}
                onPicture={asTable ? undefined : savePicture}
              />
            )}
          </div>
        )}
      </div>
      {children}
      {isEmpty ? (
        <Text className={styles.hint}>{empty}</Text>
      ) : asTable ? (
        <FigureTable label={title} header={table.header} rows={table.rows} />
      ) : isFlat ? (
        <Text className={styles.hint}>{flat}</Text>
      ) : (
        <>
          <div ref={picture}>
            <Suspense fallback={<Spinner label={messages.common.loading} />}>
              <BarsChart label={title} {...chart} />
            </Suspense>
          </div>
          {chart.series.length > 1 && (
            <ul className={styles.legend}>
              {chart.series.map(({ key, name, colour }) => (
                <li key={key} className={styles.key}>
                  <span className={styles.mark} style={{ backgroundColor: colour }} />
                  <Text size={200}>{name}</Text>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  );
}

interface DownloadMenuProps {
  label: string;
  onFile: (format: 'csv' | 'xlsx') => void;
  onPicture?: (() => void) | undefined;
}

/** Saves figures as a file, or their picture. */
export function DownloadMenu({ label, onFile, onPicture }: DownloadMenuProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton size="small" appearance="subtle" icon={<ArrowDownload20Regular />} aria-label={label} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => onFile('csv')}>{text.csv}</MenuItem>
          <MenuItem onClick={() => onFile('xlsx')}>{text.xlsx}</MenuItem>
          {onPicture && <MenuItem onClick={onPicture}>{text.png}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
