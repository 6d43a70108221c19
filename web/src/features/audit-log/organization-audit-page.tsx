import { exportAudit } from '@bidloom/contract/audit-log';
import { auditMessages } from '../../lib/messages.audit.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { auditLog } from './audit-log.resource.ts';
import { AuditLogPage } from './audit-log-page.tsx';

export const modules = [auditLog.module];

/** The log of the caller's organisation. */
export function Component() {
  const organizationId = useOrganizationId();
  return (
    <AuditLogPage
      resource={auditLog}
      scope={{ organizationId }}
      intro={auditMessages.text}
      file={{ endpoint: exportAudit, params: { organizationId } }}
    />
  );
}
