import { failImport } from './imports.repository.ts';
import type { Abandon } from './watch-waiting-rows.ts';

const again = 'Please import the sheet again: rows that are there already are left out.';
const failures = {
  failed: `The import was given up after many attempts. ${again}`,
  lost: `The import was interrupted and could not go on. ${again}`,
};

/** Ends an import whose job is over. What got in stays, and so does its sheet, as long as the import can be tried again. */
export const abandonImport: Abandon = async (trx, { id, cause }) => {
  await failImport(trx, id, failures[cause]);
};
