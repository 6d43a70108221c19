import { getPlatformDashboard } from '@bidloom/contract/dashboard';
import { Text } from '@fluentui/react-components';
import { TextLink } from '../../components/text-link.tsx';
import { LoadingTiles, Tile, Tiles } from '../../components/tile.tsx';
import { formatDate } from '../../lib/format.ts';
import { dashboardMessages } from '../../lib/messages.dashboard.ts';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { FailedCard } from './failed-card.tsx';

const text = dashboardMessages;
const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The dashboard's figures for platform administrators. */
export function PlatformCard() {
  const { answer, error, reload } = useCall(getPlatformDashboard, {});
  if (error) return <FailedCard error={error} reload={reload} />;
  if (!answer) return <LoadingTiles count={5} />;
  const { organizations, seats, cost, failedJobs, health, lapsing } = answer.data;
  const unwell = Object.entries(health).flatMap(([part, state]) =>
    state === 'ok' || part === 'status' ? [] : (text.parts[part] ?? part),
  );
  const budget = cost.budget === null ? text.noBudget : text.ofBudget(amount.format(cost.budget));
  return (
    <>
      <Text>{messages.dashboard.platformText}</Text>
      <Tiles>
        <Tile
          title={text.organizations}
          to="/home?isActive=true"
          figure={organizations.active}
          hints={
            organizations.total === 0
              ? [text.firstOrganization]
              : [text.ofAll(organizations.total), text.newThisMonth(organizations.newThisMonth)]
          }
        />
        <Tile title={text.seats} to="/licensing" figure={seats.used} hints={[text.ofLicensed(seats.licensed)]} />
        <Tile
          title={text.cost}
          to={cost.overBudget > 0 ? '/costing?sort=share&order=desc' : '/costing'}
          figure={amount.format(cost.amount)}
          hints={cost.overBudget > 0 ? [budget, text.overBudget(cost.overBudget)] : [budget]}
          alarm={cost.overBudget > 0}
        />
        <Tile
          title={text.failedJobs}
          to="/failed-jobs"
          figure={failedJobs}
          hints={[text.jobsWait(failedJobs)]}
          alarm={failedJobs > 0}
        />
        <Tile
          title={text.health}
          figure={unwell.length === 0 ? text.ok : text.trouble}
          hints={[unwell.length === 0 ? text.healthy : text.unwell(unwell.join(', '))]}
          alarm={unwell.length > 0}
        />
      </Tiles>
      <DashboardCard title={text.budgets}>
        {cost.warned.length === 0 && <Text>{text.noneWarned}</Text>}
        {cost.warned.map(({ organizationId, name, share }) => (
          <Text key={organizationId}>
            <TextLink to={`/costing?search=${encodeURIComponent(name)}`}>{name}</TextLink> {text.used(share)}
          </Text>
        ))}
      </DashboardCard>
      <DashboardCard title={text.lapsing}>
        {lapsing.length === 0 && <Text>{text.noneLapses}</Text>}
        {lapsing.map(({ organizationId, name, validTo }) => (
          <Text key={organizationId}>
            <TextLink to={`/licensing?forOrganization=${organizationId}`}>{name}</TextLink>{' '}
            {text.lapses(formatDate(validTo))}
          </Text>
        ))}
      </DashboardCard>
    </>
  );
}
