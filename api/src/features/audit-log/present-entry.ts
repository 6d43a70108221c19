import type { AuditEntry } from '@bidloom/contract/audit-log';
import type { AuditRow } from './audit-log.repository.ts';
import { type AuditScope, administrativeTargets } from './audit-scope.ts';

/** An entry as whoever reads this log may see it. */
export function presentEntry(scope: AuditScope): (row: AuditRow) => AuditEntry {
  return ({ createdAt, sequence, ...row }) => {
    const entry = { ...row, sequence: Number(sequence), createdAt: createdAt.toISOString() };
    const isShown = !scope.isForeign || administrativeTargets.includes(row.targetType ?? '');
    return isShown ? entry : { ...entry, targetName: null, details: {} };
  };
}
