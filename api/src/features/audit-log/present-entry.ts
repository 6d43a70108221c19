import type { AuditEntry } from '@bidloom/contract/audit-log';
import { platformAdministrator } from '@bidloom/db';
import type { AuditRow } from './audit-log.repository.ts';
import { type AuditScope, administrativeNouns } from './audit-scope.ts';

/** The organisation may only know what such a person did to it. */
const outsider = {
  ...{ actorId: null, actorName: platformAdministrator, actorEmail: null, address: null, userAgent: null },
  requestId: null,
};

/** An entry in the form that readers of this log may see. */
export function presentEntry(scope: AuditScope): (row: AuditRow) => AuditEntry {
  return ({ createdAt, sequence, isByPlatform, ...row }) => {
    const entry = {
      ...{ ...row, sequence: Number(sequence), createdAt: createdAt.toISOString() },
      ...(isByPlatform && outsider),
    };
    const isShown = !scope.isForeign || administrativeNouns.includes(row.action.split('.', 1)[0] ?? '');
    return isShown ? entry : { ...entry, targetName: null, details: {} };
  };
}
