import type { Role } from '@bidloom/contract/roles';

/** A role in lowercase words, as the welcome text has it: `ORGANIZATION_ADMIN` is "organization admin". */
export const roleWords = (role: Role): string => role.toLowerCase().replaceAll('_', ' ');
