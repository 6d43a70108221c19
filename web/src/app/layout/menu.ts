import type { FluentIcon } from '@fluentui/react-icons';
import {
  Briefcase20Regular,
  Building20Regular,
  BuildingMultiple20Regular,
  BuildingShop20Regular,
  Certificate20Regular,
  ChatHelp20Regular,
  DataTrending20Regular,
  DocumentBulletList20Regular,
  DocumentMultiple20Regular,
  ErrorCircle20Regular,
  Folder20Regular,
  History20Regular,
  Home20Regular,
  Money20Regular,
  People20Regular,
  PeopleTeam20Regular,
  TextBulletListSquareSearch20Regular,
  Trophy20Regular,
} from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import type { User } from '../../lib/state/auth.slice.ts';
import { isScreen } from '../screens.ts';

const text = messages.layout.menu;

export interface MenuItem {
  label: string;
  path: string;
  icon: FluentIcon;
  /** Marked as current only on its own screen, not on screens below its path. */
  end?: boolean;
}

type Person = Pick<User, 'role' | 'organizationId'>;

/** The side menu of a user: the existing screens (`app/screens.ts`) that the role may open. */
export function menuOf(person: Person, exists: (path: string) => boolean = isScreen): MenuItem[] {
  return [dashboard, ...entriesOf(person)].filter(({ path }) => exists(path));
}

function entriesOf({ role, organizationId }: Person): MenuItem[] {
  if (role === 'PLATFORM_ADMIN') return platformEntries;
  if (!organizationId) return [];
  const base = `/home/${organizationId}`;
  const ofAll: MenuItem[] = [
    { label: text.tenders, path: `${base}/tenders`, icon: Briefcase20Regular },
    { label: text.customers, path: `${base}/customers`, icon: Building20Regular },
    { label: text.keywords, path: `${base}/keywords`, icon: TextBulletListSquareSearch20Regular },
    { label: text.categories, path: `${base}/categories`, icon: Folder20Regular },
    { label: text.questions, path: `${base}/questions`, icon: ChatHelp20Regular },
  ];
  if (role !== 'ORGANIZATION_ADMIN') return ofAll;
  return [
    analytics,
    ...ofAll,
    { label: text.proposals, path: `${base}/proposals`, icon: DocumentMultiple20Regular },
    { label: text.vendors, path: `${base}/vendors`, icon: BuildingShop20Regular },
    { label: text.pastTenders, path: `${base}/past-tenders`, icon: Trophy20Regular },
    { label: text.summaryTemplates, path: `${base}/summary-templates`, icon: DocumentBulletList20Regular },
    { label: text.users, path: `${base}/users`, icon: People20Regular },
    { label: text.teams, path: `${base}/teams`, icon: PeopleTeam20Regular },
    { label: text.auditLog, path: `${base}/audit-log`, icon: History20Regular },
  ];
}

const dashboard: MenuItem = { label: text.dashboard, path: '/dashboard', icon: Home20Regular };
const analytics: MenuItem = { label: text.analytics, path: '/home/analytics', icon: DataTrending20Regular };

const platformEntries: MenuItem[] = [
  analytics,
  { label: text.organizations, path: '/home', icon: BuildingMultiple20Regular, end: true },
  { label: text.users, path: '/users', icon: People20Regular },
  { label: text.licensing, path: '/licensing', icon: Certificate20Regular },
  { label: text.costing, path: '/costing', icon: Money20Regular },
  { label: text.auditLog, path: '/audit-log', icon: History20Regular },
  { label: text.failedJobs, path: '/failed-jobs', icon: ErrorCircle20Regular },
];
