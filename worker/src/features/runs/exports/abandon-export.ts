import type { Abandon } from '../../../lib/watch-waiting-rows.ts';
import { failExport } from './exports.repository.ts';

const failures = {
  failed: 'The file was given up after many attempts. Ask for it again.',
  lost: 'Writing the file was interrupted and could not go on. Ask for it again.',
};

/** Ends a file whose job is over as failed. */
export const abandonExport: Abandon = (trx, { id, cause }) => failExport(trx, id, failures[cause]);
