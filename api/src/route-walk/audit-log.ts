import { auditLog as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const auditLogSamples = [
  sample(contract.searchPlatformAudit),
  sample(contract.searchAudit),
  sample(contract.exportPlatformAudit),
  sample(contract.exportAudit),
];
