import type { DatabaseHandle } from './database-handle.ts';
import { type Listener, listen } from './listen.ts';
import type { Logger } from './logger.ts';
import { openMessage, signMessage } from './signed-message.ts';

/** Between the processes: `cancel <job id>`. */
const channel = 'bidloom_queue';

/** Listens for jobs that other processes have cancelled. One that is missed is noticed at the job's next heartbeat. */
export function listenForCancellations(
  database: DatabaseHandle,
  { logger, onCancelled }: { logger: Logger; onCancelled: (jobId: string) => void },
): Promise<Listener> {
  return listen(database, {
    channel,
    name: 'bidloom queue listener',
    logger,
    onNotification(message) {
      const [command, id] = openMessage(database.signingSecret, message)?.split(' ') ?? [];
      if (command === 'cancel' && id) onCancelled(id);
    },
    onReconnect: () => {},
  });
}

/** The statement that tells all processes that a job is cancelled. */
export function cancellationOf(database: DatabaseHandle, jobId: string): [text: string, values: string[]] {
  return ['SELECT pg_notify($1, $2)', [channel, signMessage(database.signingSecret, `cancel ${jobId}`)]];
}
