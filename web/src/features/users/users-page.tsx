import { organizationsDropdown } from '@bidloom/contract/organizations';
import { roleIds } from '@bidloom/contract/roles';
import { type User, userStatuses } from '@bidloom/contract/users';
import { CheckmarkCircle20Regular, MailArrowForward20Regular, Prohibited20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { FilterSelect } from '../../components/filter-select.tsx';
import type { RowAction } from '../../components/row-menu.tsx';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { useChoices } from '../../lib/use-call.ts';
import { useListUrl } from '../../resource/list-url.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { ImportUsers } from './import-users.tsx';
import { UserBulk } from './user-bulk.tsx';
import { nameOf, userColumns } from './users.columns.tsx';
import { users } from './users.resource.ts';
import { linkResent, usersSaga, userToggled } from './users.sagas.ts';

const { users: text, roles, common } = messages;

export const modules = [users.module, { name: 'usersActions', saga: usersSaga }];

/** No path of the search has a parameter: whose people are shown is a filter. */
const scope = {};
const filters = ['organization', 'role', 'status'];
const sortable = ['firstName', 'lastName', 'email', 'role', 'status', 'lastSignInAt'];

const statusChoices = [
  { value: '', label: `${common.status}: ${common.all}` },
  ...userStatuses.map((status) => ({ value: status as string, label: text.statuses[status] })),
];
const roleChoices = (ofAll: boolean) => [
  { value: '', label: `${text.field.role}: ${common.all}` },
  ...(['PLATFORM_ADMIN', 'ORGANIZATION_ADMIN', 'ORGANIZATION_USER'] as const)
    .filter((role) => ofAll || role !== 'PLATFORM_ADMIN')
    .map((role) => ({ value: String(roleIds[role]), label: roles[role] })),
];

/** The organisations, for platform administrators; null for all other users. */
function useOrganizations(isPlatform: boolean): { value: string; label: string }[] | null {
  const input = isPlatform ? { failure: text.organizationsFailed } : null;
  const { answer } = useChoices(organizationsDropdown, input);
  return isPlatform ? (answer?.data ?? []).map(({ id, name }) => ({ value: id, label: name })) : null;
}

/** The people of all organisations for platform administrators, and of their own organisation for its administrators. */
export function Component() {
  const dispatch = useDispatch();
  const { organizationId: named } = useParams();
  const own = useSelector(selectUser);
  const url = useListUrl({ sortBy: 'firstName', sortable, filters });
  const [list, change] = url;
  const isPlatform = own?.role === 'PLATFORM_ADMIN';
  const organizations = useOrganizations(isPlatform);
  const organizationId = (isPlatform ? list.filters.organization : (named ?? own?.organizationId)) ?? '';
  const ofAll = isPlatform && organizationId === '';
  const ownId = own?.userId;
  const columns = useMemo(() => userColumns(ofAll, ownId), [ofAll, ownId]);

  const actionsOf = (person: User): RowAction[] => {
    const toggle = () => dispatch(userToggled(person.id));
    if (person.status === 'invited') {
      const onClick = () => dispatch(linkResent(person.id));
      return [{ id: 'resend', label: text.resend, icon: <MailArrowForward20Regular />, onClick }];
    }
    if (person.status === 'inactive') {
      return [{ id: 'activate', label: common.activate, icon: <CheckmarkCircle20Regular />, onClick: toggle }];
    }
    if (person.id === ownId) return [];
    return [{ id: 'deactivate', label: common.deactivate, icon: <Prohibited20Regular />, onClick: toggle }];
  };

  return (
    <ResourcePage
      resource={users}
      text={isPlatform ? { ...text, text: text.textOfAll } : text}
      url={url}
      scope={scope}
      queryFilters={{ organizationId, role: list.filters.role ?? '', status: list.filters.status ?? '' }}
      columns={columns}
      rows={{
        labelOf: nameOf,
        params: ({ id }) => ({ id }),
        actions: actionsOf,
        allows: (operation, { id }) => operation !== 'remove' || id !== ownId,
        removeText: (person) => text.removeText(nameOf(person)),
      }}
      form={async () =>
        (await import('./user-form.tsx')).userForm({ isPlatform, ownId, organizationId, organizations })
      }
      bulk={(chosen, done) => <UserBulk chosen={chosen} ownId={ownId} onDone={done} />}
      filters={
        <>
          {organizations && (
            <FilterSelect
              label={text.field.organization}
              value={organizationId}
              choices={[{ value: '', label: text.allOrganizations }, ...organizations]}
              onChange={(organization) => change({ filters: { organization } })}
            />
          )}
          <FilterSelect
            label={text.field.role}
            value={list.filters.role ?? ''}
            choices={roleChoices(isPlatform)}
            onChange={(role) => change({ filters: { role } })}
          />
          <FilterSelect
            label={common.status}
            value={list.filters.status ?? ''}
            choices={statusChoices}
            onChange={(status) => change({ filters: { status } })}
          />
        </>
      }
      actions={
        <ImportUsers
          organizationId={organizationId}
          organizations={organizations}
          onImported={() => dispatch(users.actions.refreshed())}
        />
      }
    />
  );
}
