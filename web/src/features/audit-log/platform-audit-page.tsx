import { exportPlatformAudit } from '@bidloom/contract/audit-log';
import { useSearchParams } from 'react-router-dom';
import { download } from '../../lib/api-client.ts';
import { auditMessages } from '../../lib/messages.audit.ts';
import { platformAuditLog } from './audit-log.resource.ts';
import { AuditLogPage } from './audit-log-page.tsx';

export const modules = [platformAuditLog.module];

const scope = {};

/** The log of the platform, or of the organisation that the address names. */
export function Component() {
  const [address] = useSearchParams();
  return (
    <AuditLogPage
      resource={platformAuditLog}
      scope={scope}
      intro={auditMessages.platformText}
      isForeign={address.has('organization')}
      fetchCsv={(query) => download(exportPlatformAudit, { query })}
    />
  );
}
