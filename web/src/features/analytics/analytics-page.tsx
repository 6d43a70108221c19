import {
  getDashboardSummary,
  getDatasheetExtractionBars,
  getKeywordExtractionBars,
  listDatasheetExtraction,
  listKeywordExtraction,
} from '@bidloom/contract/analytics';
import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { LoadingTiles } from '../../components/tile.tsx';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { useCall } from '../../lib/use-call.ts';
import { ExtractionTable } from './extraction-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KeywordChart } from './keyword-chart.tsx';
import { ProblemCard } from './problem-card.tsx';
import { type RunsChoice, readRunsChoice, writeRunsChoice } from './runs-choice.ts';
import { RunsDrawer } from './runs-drawer.tsx';
import { SummaryTiles, tileCount } from './summary-tiles.tsx';
import { TimeChart } from './time-chart.tsx';
import { useFilters } from './use-filters.ts';
import { UsersTable } from './users-table.tsx';

const text = analyticsMessages;

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '16px',
    '@media (max-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Figures of the user's organisation, or of all organisations for platform administrators. */
export function Component() {
  const styles = useStyles();
  const { filters, change, bodyIn, isPlatform, interval, query } = useFilters();
  const ownId = useSelector(selectUser)?.organizationId ?? null;
  const organizationId = isPlatform ? null : ownId;
  // The days of a period are in the organisation's time zone, which the first answer contains.
  const first = useCall(getDashboardSummary, { body: bodyIn(null) });
  const zone = first.answer?.data.period.timeZone;
  const body = bodyIn(zone);
  const isElsewhere = JSON.stringify(body) !== JSON.stringify(bodyIn(null));
  const second = useCall(getDashboardSummary, isElsewhere ? { body } : null);
  const { answer, error, reload } = isElsewhere ? second : first;
  const summary = answer?.data;
  const onRuns = isPlatform ? undefined : (choice: RunsChoice) => change(writeRunsChoice(choice));
  const runs = isPlatform ? null : readRunsChoice(query);
  const bars = { ...body, ...(interval && { interval }) };
  const isEmpty = summary && !hasWork(summary.current) && !hasWork(summary.previous);
  return (
    <Page>
      <PageHeader
        title={text.title}
        text={
          summary && (
            <>
              {text.of(summary.period.from, summary.period.to, summary.period.timeZone)}
              {organizationId && (
                <>
                  {' · '}
                  <TextLink to={`/home/${organizationId}/settings`}>{text.setZone}</TextLink>
                </>
              )}
            </>
          )
        }
      />
      <FilterBar filters={filters} onChange={change} period={summary?.period} organizationId={organizationId} />
      {error && <ProblemCard error={error} onRetry={reload} />}
      {!error && !summary && <LoadingTiles count={tileCount} />}
      {summary && isEmpty && (
        <EmptyState title={text.emptyTitle} text={organizationId ? text.emptyText : text.emptyPlatform}>
          <Button appearance="primary" onClick={() => change({ period: '365', from: '', to: '' })}>
            {text.longer}
          </Button>
          {organizationId && <TextLink to={`/home/${organizationId}/customers`}>{text.toCustomers}</TextLink>}
        </EmptyState>
      )}
      {summary && !isEmpty && (
        <>
          <SummaryTiles summary={summary} />
          <div className={styles.charts}>
            <TimeChart endpoint={getKeywordExtractionBars} kind="keyword" body={bars} onRuns={onRuns} />
            <TimeChart endpoint={getDatasheetExtractionBars} kind="datasheet" body={bars} onRuns={onRuns} />
            <KeywordChart body={body} onRuns={onRuns} />
          </div>
          <UsersTable
            body={body}
            ofAll={summary.period.organizationId === null}
            onPerson={(user) => change({ person: user.id, ...(isPlatform && { organization: user.organizationId }) })}
          />
          {([listKeywordExtraction, listDatasheetExtraction] as const).map((endpoint) => (
            <ExtractionTable
              key={endpoint.path}
              endpoint={endpoint}
              kind={endpoint === listKeywordExtraction ? 'keyword' : 'datasheet'}
              body={body}
              isPlatform={isPlatform}
              onRow={({ id }) => change(isPlatform ? { organization: id, person: '' } : { customer: id })}
            />
          ))}
        </>
      )}
      {runs && organizationId && (
        <RunsDrawer
          choice={runs}
          body={body}
          organizationId={organizationId}
          page={Math.max(1, Math.trunc(Number(query.get('runsPage'))) || 1)}
          onChange={change}
          onClose={() => change(writeRunsChoice(null))}
        />
      )}
    </Page>
  );
}

const hasWork = ({ documents, runs, questions, corrections, tenders, tokens }: Record<string, unknown>) =>
  [documents, runs, questions, corrections, tenders, tokens].some((count) => Number(count) > 0);
