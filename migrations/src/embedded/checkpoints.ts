import type { PGlite } from '@electric-sql/pglite';

interface CheckpointSettings {
  everyMs?: number;
  /** How much log may come together before its rows are written to their tables. */
  logBytes?: number;
}

/**
 * Makes the engine write checkpoints, and returns how to stop that. A server does so by itself. The embedded engine has no background
 * process: it would keep all of its log until it is closed, and read all of it again after a kill.
 */
export function keepCheckpoints(pglite: PGlite, settings: CheckpointSettings = {}): () => void {
  const { everyMs = 15_000, logBytes = 64 * 1024 * 1024 } = settings;
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    try {
      const { rows } = await pglite.query<{ isDue: boolean }>(isDue, [logBytes]);
      if (rows[0]?.isDue) await pglite.exec('checkpoint');
    } catch {
      // A full disk, or the end of the engine. The next write reports it; the log is kept, and the next turn tries again.
    } finally {
      busy = false;
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

const isDue = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1::bigint as "isDue" from pg_control_checkpoint()`;
