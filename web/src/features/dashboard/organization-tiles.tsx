import { getOrganizationDashboard, getOwnDashboard } from '@bidloom/contract/dashboard';
import { LoadingTiles, Tile, Tiles } from '../../components/tile.tsx';
import { formatDate } from '../../lib/format.ts';
import { dashboardMessages } from '../../lib/messages.dashboard.ts';
import { useCall } from '../../lib/use-call.ts';
import { FailedCard } from './failed-card.tsx';

const text = dashboardMessages;

/**
 * The dashboard's figures for an organisation's administrators. A figure is a link only where a list shows exactly what is counted; no list
 * shows the runs or documents of all tenders.
 */
export function OrganizationTiles({ organizationId }: { organizationId: string }) {
  const { answer, error, reload } = useCall(getOrganizationDashboard, {});
  if (error) return <FailedCard error={error} reload={reload} />;
  if (!answer) return <LoadingTiles count={5} />;
  const { dueThisWeek, runs, documents, people, licence } = answer.data;
  const base = `/home/${organizationId}`;
  const day = licence && formatDate(licence.validTo);
  return (
    <Tiles>
      <DueTile count={dueThisWeek} to={`${base}/tenders?owner=all&due=week`} />
      <Tile
        title={text.runs}
        figure={runs.inProgress}
        hints={[text.inProgress, text.failedRuns(runs.failed)]}
        alarm={runs.failed > 0}
      />
      <Tile
        title={text.documents}
        figure={documents.ready}
        hints={[text.read, text.documentStates(documents.inProgress, documents.failed)]}
        alarm={documents.failed > 0}
      />
      <Tile
        title={text.people}
        to={`${base}/users?status=active`}
        figure={people.active}
        hints={[text.activePeople, text.invited(people.invited)]}
      />
      <Tile
        title={text.licence}
        figure={licence ? `${licence.plan.charAt(0).toUpperCase()}${licence.plan.slice(1)}` : text.unlimited}
        hints={[licence && day ? (licence.isValid ? text.licenceUntil(day) : text.licenceOver(day)) : text.noLicence]}
        alarm={licence !== null && !licence.isValid}
      />
    </Tiles>
  );
}

/** The dashboard's figures for all other users. */
export function OwnTiles({ organizationId }: { organizationId: string }) {
  const { answer, error, reload } = useCall(getOwnDashboard, {});
  if (error) return <FailedCard error={error} reload={reload} />;
  if (!answer) return <LoadingTiles count={3} />;
  const { tenders, dueThisWeek, changes } = answer.data;
  const { documents, runs, facts } = changes;
  const tendersPath = `/home/${organizationId}/tenders`;
  return (
    <Tiles>
      <Tile title={text.ownTenders} to={`${tendersPath}?owner=me&stage=work`} figure={tenders} hints={[text.owned]} />
      <DueTile count={dueThisWeek} to={`${tendersPath}?owner=all&due=week`} />
      <Tile title={text.since} figure={documents + runs + facts} hints={[text.changed(documents, runs, facts)]} />
    </Tiles>
  );
}

function DueTile({ count, to }: { count: number; to: string }) {
  return (
    <Tile title={text.dueThisWeek} to={to} figure={count} hints={[count > 0 ? text.openTenders : text.nothingDue]} />
  );
}
