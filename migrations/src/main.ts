export { v7 as newId } from 'uuid';
export type { DB } from '../db.d.ts';
export {
  type AccountLink,
  type AccountLinkKind,
  accountLinkHours,
  insertAccountLink,
  lockAccountLink,
  markAccountLinkUsed,
} from './account-links.ts';
export {
  type AnalyticsMeasure,
  analyticsMeasures,
  countedKeywords,
  countedWork,
  dayBounds,
  nobody,
} from './analytics-work.ts';
export {
  type AuditEvent,
  type AuditSource,
  findBrokenChains,
  isByOutsider,
  platformAdministrator,
  recordAudit,
  recordAudits,
} from './audit.ts';
export { type Branding, findBranding, productBranding } from './branding.ts';
export type { Database, DatabaseEngine } from './database.ts';
export { countShownDocuments, isAskable, isCurrent, successorId } from './document-versions.ts';
export { type FactReading, queueFactReading } from './fact-readings.ts';
export {
  type Allowance,
  countedTokens,
  findAllowance,
  isLicenceLapsed,
  type LicenceNeed,
  licenceMessages,
  licenceRefusal,
  monthStart,
  pagesLeft,
  today,
} from './licences.ts';
export {
  findSubject,
  insertNotification,
  insertRunNotifications,
  type NewNotification,
  type NotifiedRun,
} from './notifications.ts';
export { type DatabaseConfig, openDatabase } from './open.ts';
export { DatabaseOpenError } from './open-error.ts';
export {
  countOrganizationRows,
  listOrganizationTables,
  listRemovedOrganizations,
  removeOrganizationRows,
} from './organization-rows.ts';
export { blanksLast, caseless, type PageOf, type PageRequest, paginate } from './paginate.ts';
export { containsPattern, searchRows } from './search-rows.ts';
export {
  asPlatform,
  commitWithoutWaiting,
  type PlatformTransaction,
  queryAsPlatform,
  type TenantTransaction,
  withTenant,
} from './tenant.ts';

export { isTender } from './tender-kind.ts';

export { queueProfile, type TenderProfile } from './tender-profiles.ts';

export {
  type AwaitedJob,
  listWaitingRows,
  lockWaitingRow,
  requeueAfter,
  requeueRow,
  type WaitingRow,
} from './waiting-rows.ts';
