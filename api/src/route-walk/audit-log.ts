import { auditLog as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const auditLogSamples = [
  sample(contract.searchPlatformAudit),
  sample(contract.searchAudit, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.exportPlatformAudit),
  sample(contract.exportAudit, ({ organizationId }) => ({ params: { organizationId } })),
];
