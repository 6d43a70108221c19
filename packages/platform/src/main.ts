export { type Config, ConfigError, readConfig } from './config.ts';
export { type DatabaseUse, databaseOf, shareConnections } from './connections.ts';
export { contentDisposition } from './content-disposition.ts';
export { type CsvNumber, type CsvValue, writeCsv, writeCsvRows } from './csv.ts';
export type { DatabaseHandle } from './database-handle.ts';
export { type DiskStorageOptions, openDiskStorage } from './disk-storage.ts';
export {
  type DocumentMediaType,
  documentTypeOf,
  documentTypes,
  isDocumentType,
  unreadableWithoutOffice,
} from './document-types.ts';
export type { Events, NotificationData, NotificationEvent, PlatformEvent } from './events.ts';
export { cleanFileName, fileNameKey } from './file-name.ts';
export { endsWith, type InterruptionReason, JobInterruption, PermanentError } from './handler-error.ts';
export { createHealth, type Health } from './health.ts';
export { type HealthServer, openHealthServer, type PrivateAnswer } from './health-server.ts';
export {
  asFileSystemOutage,
  type Dependency,
  InfrastructureError,
  type Outage,
  outageOf,
} from './infrastructure-error.ts';
export { type Judgement, judgeArchive, judgeCompound, judgeContent, judgedBytes } from './judge-content.ts';
export { callLocally, type LocalCommands, RemoteError, serveLocally } from './local-socket.ts';
export { createLogger, jobLogger, type Logger, type LoggerOptions } from './logger.ts';
export type { Mailer, MailMessage } from './mail.ts';
export { type MailerOptions, openMailer } from './mailer.ts';
export {
  describeMetrics,
  hasOperatorToken,
  metricsType,
  observeModelCall,
  observeProcess,
} from './metrics.ts';
export { createMetricsRoute } from './metrics-route.ts';
export { modelCheck } from './model-check.ts';
export {
  type ListedObject,
  type ObjectInfo,
  ObjectNotFoundError,
  type ObjectStorage,
  type SignedUrl,
} from './object-storage.ts';
export { findOffice } from './office-program.ts';
export { openEvents } from './open-events.ts';
export { type ObjectStorageConfig, openObjectStorage } from './open-object-storage.ts';
export { openQueue, type QueueOptions } from './open-queue.ts';
export { openServices, openStorageOf, outboxDirectory, type Services } from './open-services.ts';
export { type OutboxMail, readOutbox } from './outbox.ts';
export { safePresentation } from './presentation.ts';
export type { DeadJob, DeadJobFilter, DeadJobPage, JobRun, JobState, Queue } from './queue.ts';
export { countJobsOf } from './queue-tables.ts';
export { type MailContent, renderMail } from './render-mail.ts';
export { runForRequest } from './request-context.ts';
export { runProcess } from './run-process.ts';
export { openS3Storage, type S3StorageOptions } from './s3-storage.ts';
export { sheetText } from './sheet-text.ts';
export { type SignedObject, verifySignedUrl } from './signed-url.ts';
export { makeTemporaryFolder, removeAbandonedFolders } from './temporary-folder.ts';
export type { TrustedProxies } from './trusted-proxies.ts';
