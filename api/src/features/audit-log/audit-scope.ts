/** Whose log is read, and whether by somebody who does not see what the organisation works on. */
export interface AuditScope {
  /** The organisation, or the platform. */
  chainId: string;
  isForeign: boolean;
}

export const platformChain = '00000000-0000-0000-0000-000000000000';

/** What platform administrators manage too. Whatever else an organisation has belongs to its tenders, and is shown to them without a name. */
export const administrativeTargets = [
  'user',
  'organization',
  'license',
  'theme',
  'team',
  'team_member',
  'session',
  'budget',
];
