// The health check of the worker's container. A worker listens on no port; what tells that it is at work is that it holds
// its connections to the database (rows, queue, notifications). Exit code 0: it does.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ESTABLISHED = '01';

/** Whether a table of the kernel (/proc/net/tcp or tcp6) lists an established connection to a port. */
export function isConnectedTo(table, port) {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table.split('\n').some((line) => {
    const [, , remote, state] = line.trim().split(/\s+/);
    return state === ESTABLISHED && remote?.endsWith(wanted);
  });
}

function readTable(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(new URL(process.env.DATABASE_URL ?? '').port || 5432);
  const connected = ['/proc/net/tcp', '/proc/net/tcp6'].some((path) => isConnectedTo(readTable(path), port));
  process.exit(connected ? 0 : 1);
}
