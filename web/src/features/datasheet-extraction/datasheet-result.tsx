import type { Run, RunItem } from '@bidloom/contract/runs';
import { makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import { EmptyState } from '../../components/empty-state.tsx';
import { tableMessages } from '../../lib/messages.tables.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { unseen } from '../../lib/unseen.ts';
import { isInProgress } from '../runs/runs.slice.ts';
import { ComparisonView } from './comparison-view.tsx';
import { DatasheetsView } from './datasheets-view.tsx';
import { phone } from './head-button.tsx';
import { ItemFailure, ItemSkeleton } from './item-states.tsx';
import { NotCarried } from './not-carried.tsx';
import type { DatasheetItem } from './shown-parameters.ts';
import { TablesView } from './tables-view.tsx';
import { UnmatchedBar } from './unmatched-bar.tsx';
import { useTables } from './use-tables.ts';
import { useView, type View, views } from './use-view.ts';

const text = messages.datasheetRuns;

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
  tabs: {
    flexShrink: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: '4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  totals: {
    flexShrink: 0,
    padding: '4px 12px',
    color: tokens.colorNeutralForeground2,
    // The cells need the room; the tabs above have the numbers that matter most.
    [`@media ${phone}`]: unseen,
  },
  panel: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
});

interface DatasheetResultProps {
  run: Run;
  items: readonly RunItem[];
}

/** What an extraction has found so far: tables as in the document, parameters by datasheet, tags side by side. */
export function DatasheetResult({ run, items }: DatasheetResultProps) {
  const styles = useStyles();
  const { leaveMark } = useTender();
  const [asked, show] = useView();
  const { answer, error, reload } = useTables(run, items);
  const tables = answer?.data.tables ?? [];
  const tablesCount = items.filter(({ kind }) => kind === 'table').length;
  const hasTables = tablesCount > 0;
  // The last items of a run arrive before the list of whole tables: below a header that says it has ended, an older number is wrong.
  const listed = tables.reduce((sum, { parts }) => sum + parts.length, 0);
  const isCounted = answer !== undefined && (isInProgress(run) || listed === tablesCount);
  const sheets = items.filter((item): item is DatasheetItem => item.kind === 'datasheet');
  const parameters = sheets.reduce((sum, { headline }) => sum + headline.parameters, 0);
  const tags = new Set(sheets.flatMap(({ headline }) => headline.tags)).size;
  const counts: Record<View, number | null> = {
    tables: isCounted ? tables.length : null,
    datasheets: sheets.length,
    comparison: tags,
  };
  // What there is more of, once all is there: a parameter or two beside many tables is not what the reader came for.
  const hasMostlyParameters = !isInProgress(run) && parameters > 0 && parameters >= tablesCount;
  const view = asked ?? (hasMostlyParameters ? 'datasheets' : 'tables');

  if (!hasTables && sheets.length === 0) {
    if (run.status === 'failed') return null;
    return (
      <>
        {isInProgress(run) ? (
          <EmptyState title={messages.runs.statuses[run.status]} text={text.noneYet} />
        ) : (
          <EmptyState title={text.nothingFound} text={text.nothingFoundText} />
        )}
        <NotCarried run={run} />
        <UnmatchedBar run={run} open />
      </>
    );
  }
  return (
    <div className={styles.result}>
      <NotCarried run={run} />
      <TabList
        className={styles.tabs}
        size="small"
        selectedValue={view}
        aria-label={text.views}
        onTabSelect={(_, { value }) => {
          // A mark that one view made on the page does not belong to the other view.
          if (value !== view) leaveMark();
          show(value as View);
        }}
      >
        {views.map((id) => (
          <Tab key={id} id={`datasheets-${id}`} value={id} aria-controls="datasheets-view">
            {text.viewName(text.viewNames[id], counts[id])}
          </Tab>
        ))}
      </TabList>
      {isCounted && (
        <Text size={200} className={styles.totals}>
          {tableMessages.totals(answer.data.totals)}
        </Text>
      )}
      <div id="datasheets-view" role="tabpanel" aria-labelledby={`datasheets-${view}`} className={styles.panel}>
        {view === 'tables' && error !== null && <ItemFailure error={error} onRetry={reload} />}
        {view === 'tables' && error === null && hasTables && !answer && <ItemSkeleton />}
        {view === 'tables' && error === null && (answer || !hasTables) && (
          <TablesView run={run} items={items} tables={tables} />
        )}
        {view === 'datasheets' && <DatasheetsView run={run} items={items} sheets={sheets} />}
        {view === 'comparison' && <ComparisonView run={run} sheets={sheets} />}
      </div>
      <UnmatchedBar run={run} />
    </div>
  );
}
