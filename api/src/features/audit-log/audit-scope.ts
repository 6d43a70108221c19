import type { AuditEntry } from '@bidloom/contract/audit-log';
import type { AuditRow } from './audit-log.repository.ts';

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
  'licence',
  'theme',
  'team',
  'teamMember',
  'session',
  'budget',
];

export function presentEntry(scope: AuditScope): (row: AuditRow) => AuditEntry {
  return ({ createdAt, sequence, ...row }) => {
    const entry = { ...row, sequence: Number(sequence), createdAt: createdAt.toISOString() };
    const isShown = !scope.isForeign || administrativeTargets.includes(row.targetType ?? '');
    return isShown ? entry : { ...entry, targetName: null, details: {} };
  };
}
