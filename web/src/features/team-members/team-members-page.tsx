import { resendInvitation, resendSeconds, type TeamMember, teamMemberBody } from '@bidloom/contract/team-members';
import { getTeam } from '@bidloom/contract/teams';
import { Button } from '@fluentui/react-components';
import { MailArrowForward20Regular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import type { RowAction } from '../../components/row-menu.tsx';
import { messages } from '../../lib/messages.ts';
import { namesLearned } from '../../lib/state/names.slice.ts';
import { useCall } from '../../lib/use-call.ts';
import { useNow } from '../../lib/use-now.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { useSend } from '../../lib/use-send.ts';
import { useKeptListUrl } from '../../resource/kept-list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { TeamMemberFields } from './team-member-fields.tsx';
import { teamMemberColumns } from './team-members.columns.tsx';
import { teamMembers } from './team-members.resource.ts';

const text = messages.teamMembers;

export const modules = [teamMembers.module];

const statuses = [
  { value: '', label: text.allStatuses },
  { value: 'invited', label: text.status.invited },
  { value: 'active', label: text.status.active },
];

/** When the invitation of a member may be sent again, in milliseconds. */
const resendAt = ({ invitedAt }: TeamMember) => Date.parse(invitedAt) + resendSeconds * 1000;

export function Component() {
  const dispatch = useDispatch();
  const { send } = useSend();
  const organizationId = useOrganizationId();
  const { teamId = '' } = useParams();
  const { answer, error, reload } = useCall(getTeam, { params: { organizationId, teamId } });
  const team = answer?.data;
  const url = useKeptListUrl({
    sortBy: 'name',
    sortable: ['name', 'email', 'teamRole', 'status'],
    filters: ['status'],
  });
  const [{ filters }, change] = url;
  const { items } = useSelector(teamMembers.select);
  const now = useNow(Math.max(0, ...items.filter(({ status }) => status === 'invited').map(resendAt)));

  useEffect(() => {
    if (team) dispatch(namesLearned([team]));
  }, [dispatch, team]);

  if (error) return <TeamProblem message={error} onRetry={reload} />;

  const sendAgain = async ({ id: memberId }: TeamMember) => {
    const told = {
      done: ({ data }: { data: TeamMember }) => text.resent(data.name),
      failed: resendInvitation.failed,
    };
    const answer = await send(resendInvitation, { params: { organizationId, teamId, memberId } }, told);
    if (answer) dispatch(teamMembers.actions.replaced(answer.data));
  };
  const resend = (member: TeamMember): RowAction[] => {
    if (member.status !== 'invited') return [];
    const seconds = Math.max(0, Math.ceil((resendAt(member) - now) / 1000));
    return [
      {
        id: 'resend',
        label: seconds > 0 ? text.resendWait(seconds) : text.resend,
        icon: <MailArrowForward20Regular />,
        disabled: seconds > 0,
        onClick: () => void sendAgain(member),
      },
    ];
  };
  const words = team
    ? { ...text, title: text.title(team.name), text: team.isActive ? text.text : text.inactiveTeam }
    : { ...text, title: text.titleUnknown };

  return (
    <ResourcePage
      resource={teamMembers}
      text={words}
      url={url}
      scope={{ organizationId, teamId }}
      columns={teamMemberColumns}
      rows={{
        labelOf: ({ name }) => name,
        params: ({ id }) => ({ organizationId, teamId, id }),
        removeText: ({ name, status }) => text.removeText(name, status),
        actions: resend,
      }}
      form={{
        schema: teamMemberBody,
        defaults: (member) => ({
          ...{ organizationId, teamId },
          name: member?.name ?? '',
          email: member?.email ?? '',
          teamRole: member?.teamRole ?? '',
        }),
        fields: (member) => <TeamMemberFields member={member} organizationId={organizationId} />,
        params: (member) => ({ id: member?.id ?? '' }),
      }}
      filters={
        <FilterSelect
          label={text.field.status}
          value={filters.status ?? ''}
          choices={statuses}
          onChange={(status) => change({ filters: { status } })}
        />
      }
    />
  );
}

/** A team that does not exist or could not be fetched. */
function TeamProblem({ message, onRetry }: { message: string; onRetry: () => void }) {
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  return (
    <Page>
      <PageHeader title={text.titleUnknown} />
      <Card>
        <EmptyState title={text.teamMissing} text={message}>
          <Button appearance="primary" onClick={onRetry}>
            {messages.common.retry}
          </Button>
          <Button onClick={() => navigate(`/home/${organizationId}/teams`)}>{text.backToTeams}</Button>
        </EmptyState>
      </Card>
    </Page>
  );
}
