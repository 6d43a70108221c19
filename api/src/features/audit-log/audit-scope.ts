import { platformChain } from '../../lib/audit/platform-chain.ts';

/** Whose log is read, and whether by somebody who does not see what the organisation works on. */
export interface AuditScope {
  /** The organisation, or the platform. */
  chainId: string;
  isForeign: boolean;
}

/** Whether the organisation itself reads: it does not learn who works on the platform. */
export const isOwnLog = ({ chainId, isForeign }: AuditScope): boolean => !isForeign && chainId !== platformChain;

/**
 * What platform administrators manage too, by the first word of an action. Whatever else happens in an organisation belongs to its tenders,
 * and is shown to them without names.
 */
export const administrativeNouns = [
  'account',
  'budget',
  'licence',
  'notification_choices',
  'organization',
  'password',
  'profile',
  'profile_image',
  'session',
  'team',
  'team_member',
  'theme',
  'user',
];
