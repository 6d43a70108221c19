import type { Endpoint } from '@bidloom/contract';
import { searchAudit, searchPlatformAudit } from '@bidloom/contract/audit-log';
import { auditMessages } from '../../lib/messages.audit.ts';
import { createResource } from '../../resource/create-resource.ts';

/** Both logs answer the same entries. */
interface LogOperations {
  search: Endpoint & { response: (typeof searchAudit)['response'] };
}

const make = (name: string, operations: LogOperations) => createResource({ name, noun: auditMessages, operations });

export const auditLog = make('auditLog', { search: searchAudit });
export const platformAuditLog = make('platformAuditLog', { search: searchPlatformAudit });
export type AuditLogResource = typeof auditLog;
