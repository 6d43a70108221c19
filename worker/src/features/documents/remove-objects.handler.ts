import type { removeObjects } from '@bidloom/jobs';
import type { JobRun } from '@bidloom/platform';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';

/** Removes objects to which no row refers any more. Removing an object that does not exist is no error, so a second run does no harm. */
export function removeObjectsHandler({ storage }: Pick<Platform, 'storage'>) {
  return ({ payload }: JobRun<z.output<typeof removeObjects.payload>>): Promise<void> => storage.remove(payload.keys);
}
