import type { AuditEntry } from '@bidloom/contract/audit-log';
import type { AuditRow } from './audit-log.repository.ts';
import { type AuditScope, administrativeNouns } from './audit-scope.ts';

/** An entry as whoever reads this log may see it. */
export function presentEntry(scope: AuditScope): (row: AuditRow) => AuditEntry {
  return ({ createdAt, sequence, ...row }) => {
    const entry = { ...row, sequence: Number(sequence), createdAt: createdAt.toISOString() };
    const isShown = !scope.isForeign || administrativeNouns.includes(row.action.split('.', 1)[0] ?? '');
    return isShown ? entry : { ...entry, targetName: null, details: {} };
  };
}
