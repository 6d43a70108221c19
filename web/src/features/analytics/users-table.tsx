import { type ActiveUser, listMostActiveUsers, userSorts } from '@bidloom/contract/analytics';
import type { Column } from '../../components/data-table.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { formatDay } from '../../lib/format-days.ts';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { useCall } from '../../lib/use-call.ts';
import { FiguresCard } from './figures-card.tsx';
import type { AnalyticsBody } from './use-filters.ts';
import { useReport } from './use-report.ts';
import { useTableUrl } from './use-table-url.ts';

const text = analyticsMessages;
const number = new Intl.NumberFormat('en-GB');

interface UsersTableProps {
  body: AnalyticsBody;
  /** People of several organisations. */
  ofAll: boolean;
  onPerson: (user: ActiveUser) => void;
}

/** The figures of each person; a click on a name filters the screen by that person. */
export function UsersTable({ body, ofAll, onPerson }: UsersTableProps) {
  const url = useTableUrl('people', userSorts, 'actions');
  const { sortBy, sortDescending, pageNumber, pageSize } = url;
  const found = useCall(listMostActiveUsers, { body: { ...body, sortBy, sortDescending, pageNumber, pageSize } });
  const save = useReport('most-active-users', body);
  const figure = (
    id: 'actions' | 'documents' | 'pages' | 'runs' | 'questions' | 'corrections',
  ): Column<ActiveUser> => ({
    ...{ id, header: text.field[id], sortBy: id, align: 'end', render: (user) => number.format(user[id]) },
    ...(id === 'pages' || id === 'corrections' ? { minor: true } : {}),
  });
  const columns: Column<ActiveUser>[] = [
    {
      ...{ id: 'name', header: text.field.name, sortBy: 'name' },
      render: (user) => (
        <TextButton label={text.onlyPerson(user.name)} onClick={() => onPerson(user)}>
          {user.name}
        </TextButton>
      ),
    },
    ...(ofAll
      ? [
          {
            ...{ id: 'organization', header: text.field.organization, width: 'minmax(120px, 1fr)' },
            render: ({ organizationName }: ActiveUser) => organizationName,
          },
        ]
      : []),
    figure('actions'),
    {
      ...{ id: 'previous', header: text.field.previous, align: 'end' as const, minor: true },
      render: ({ previousActions }) => number.format(previousActions),
    },
    ...(['documents', 'pages', 'runs', 'questions', 'corrections'] as const).map(figure),
    {
      ...{ id: 'lastDay', header: text.field.lastDay, sortBy: 'lastDay', width: '120px', minor: true },
      render: ({ lastDay }) => formatDay(lastDay),
    },
  ];
  return (
    <FiguresCard
      title={text.users}
      hint={text.usersText}
      columns={columns}
      found={found}
      url={url}
      labelOf={({ name }) => name}
      onFile={save}
    />
  );
}
