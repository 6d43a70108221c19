/** Whose log is read, and whether by somebody who does not see what the organisation works on. */
export interface AuditScope {
  /** The organisation, or the platform. */
  chainId: string;
  isForeign: boolean;
}

export const platformChain = '00000000-0000-0000-0000-000000000000';

/**
 * What platform administrators manage too, by the first word of an action. Whatever else happens in an organisation belongs to its tenders,
 * and is shown to them without names.
 */
export const administrativeNouns = [
  'account',
  'budget',
  'licence',
  'organization',
  'password',
  'session',
  'team',
  'team_member',
  'theme',
  'user',
];
