export { v7 as newId } from 'uuid';
export type { DB } from '../db.d.ts';
export type { Database, DatabaseEngine } from './database.ts';
export { FolderLockedError } from './folder-lock.ts';
export {
  insertNotification,
  insertRunNotifications,
  type NewNotification,
  type NotifiedRun,
  nameSubject,
} from './notifications.ts';
export { type DatabaseConfig, openDatabase } from './open.ts';
export { caseless, containsPattern, type PageOf, type PageRequest, paginate } from './paginate.ts';
export { asPlatform, type PlatformTransaction, queryAsPlatform, type TenantTransaction, withTenant } from './tenant.ts';
