import { type DiskStorageOptions, openDiskStorage } from './disk-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { openS3Storage, type S3StorageOptions } from './s3-storage.ts';

export type ObjectStorageConfig = ({ kind: 'disk' } & DiskStorageOptions) | ({ kind: 's3' } & S3StorageOptions);

/** The one place that knows which storage runs. Rejects where it can't be reached or written to. */
export async function openObjectStorage(config: ObjectStorageConfig): Promise<ObjectStorage> {
  return config.kind === 'disk' ? openDiskStorage(config) : openS3Storage(config);
}
