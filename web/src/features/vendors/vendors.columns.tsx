import type { Vendor } from '@bidloom/contract/vendors';
import { TagGroup } from '@fluentui/react-components';
import type { Column } from '../../components/data-table.tsx';
import { Email } from '../../components/email.tsx';
import { NameTag } from '../../components/name-tag.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { messages } from '../../lib/messages.ts';

const { vendors: text, common } = messages;

export const vendorColumns: Column<Vendor>[] = [
  { id: 'name', header: text.field.name, sortBy: 'name', render: ({ name }) => name },
  {
    id: 'contactName',
    header: text.field.contactName,
    sortBy: 'contactName',
    render: ({ contactName }) => contactName ?? common.none,
  },
  {
    id: 'email',
    minor: true,
    header: text.field.email,
    sortBy: 'email',
    width: 'minmax(0, 1.5fr)',
    render: ({ email }) => (email === null ? common.none : <Email address={email} />),
  },
  {
    id: 'specialities',
    header: text.field.specialities,
    minor: true,
    render: ({ specialities }) =>
      specialities.length === 0 ? (
        common.none
      ) : (
        <TagGroup aria-label={text.field.specialities} role="list" style={{ flexWrap: 'wrap', gap: '4px' }}>
          {specialities.map((speciality) => (
            <NameTag key={speciality} text={speciality} size="extra-small" role="listitem" />
          ))}
        </TagGroup>
      ),
  },
  {
    id: 'proposalCount',
    header: text.field.proposals,
    width: '110px',
    align: 'end',
    render: ({ proposalCount }) => proposalCount,
  },
  {
    id: 'isActive',
    header: common.status,
    sortBy: 'isActive',
    width: '110px',
    render: ({ isActive }) => <StatusBadge active={isActive} />,
  },
];
