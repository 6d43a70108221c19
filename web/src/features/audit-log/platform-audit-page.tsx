import { exportPlatformAudit } from '@bidloom/contract/audit-log';
import { organizationsDropdown } from '@bidloom/contract/organizations';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../../components/filter-select.tsx';
import { auditMessages } from '../../lib/messages.audit.ts';
import { useChoices } from '../../lib/use-call.ts';
import { platformAuditLog } from './audit-log.resource.ts';
import { AuditLogPage } from './audit-log-page.tsx';

export const modules = [platformAuditLog.module];

const scope = {};

/** The log of the platform, or of the organisation that the address names. */
export function Component() {
  const [address] = useSearchParams();
  const { answer } = useChoices(organizationsDropdown, {});
  return (
    <AuditLogPage
      resource={platformAuditLog}
      scope={scope}
      intro={auditMessages.platformText}
      isForeign={address.has('organization')}
      filters={({ organization = '' }, change) => (
        <FilterSelect
          label={auditMessages.organization}
          value={organization}
          choices={[
            { value: '', label: `${auditMessages.organization}: ${auditMessages.platformLog}` },
            ...(answer?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => change({ organization: id })}
        />
      )}
      file={{ endpoint: exportPlatformAudit }}
    />
  );
}
