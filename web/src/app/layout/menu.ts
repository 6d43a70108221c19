import type { FluentIcon } from '@fluentui/react-icons';
import {
  Building20Regular,
  ChatHelp20Regular,
  DocumentBulletList20Regular,
  ErrorCircle20Regular,
  Folder20Regular,
  Home20Regular,
  TextBulletListSquareSearch20Regular,
} from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import type { User } from '../../lib/state/auth.slice.ts';

const text = messages.layout.menu;

export interface MenuItem {
  label: string;
  path: string;
  icon: FluentIcon;
}

/** The side menu of a person: what the role may open, and only screens that exist. */
export function menuOf({ role, organizationId }: Pick<User, 'role' | 'organizationId'>): MenuItem[] {
  const dashboard = { label: text.dashboard, path: '/dashboard', icon: Home20Regular };
  if (role === 'PLATFORM_ADMIN') {
    return [dashboard, { label: text.failedJobs, path: '/failed-jobs', icon: ErrorCircle20Regular }];
  }
  if (!organizationId) return [dashboard];
  const base = `/home/${organizationId}`;
  return [
    dashboard,
    { label: text.customers, path: `${base}/customers`, icon: Building20Regular },
    { label: text.keywords, path: `${base}/keywords`, icon: TextBulletListSquareSearch20Regular },
    { label: text.categories, path: `${base}/categories`, icon: Folder20Regular },
    { label: text.questions, path: `${base}/questions`, icon: ChatHelp20Regular },
    ...(role === 'ORGANIZATION_ADMIN'
      ? [{ label: text.summaryTemplates, path: `${base}/summary-templates`, icon: DocumentBulletList20Regular }]
      : []),
  ];
}
