/** Gives out places to work in, in fair turns. */
export interface Turns {
  /** Waits for a place; call the returned function to give it back. Rejects with the signal's reason where it is aborted meanwhile. */
  take(organizationId: string, signal: AbortSignal): Promise<() => void>;
}

interface Waiter {
  organizationId: string;
  /** The smallest comes next. */
  tag: number;
  admit(): void;
}

/**
 * Start-time fair queueing (Goyal, Vin, Cheng 1996) with equal shares: organisations take turns, and each gets its places in the order of
 * asking. An organisation that asks for the first time, or after a pause, does not wait for the backlog of others.
 * @param perOrganization the most places that one organisation has
 */
export function createTurns({ places, perOrganization }: { places: number; perOrganization: number }): Turns {
  const waiting = new Set<Waiter>();
  const taken = new Map<string, number>();
  /** The least tag of an organisation's next request, while it is ahead of `now`. */
  const nextTags = new Map<string, number>();
  /** The tag of the last request that got a place. */
  let now = 0;
  let free = places;

  function admitNext(): void {
    while (free > 0) {
      let next: Waiter | undefined;
      for (const waiter of waiting) {
        if ((taken.get(waiter.organizationId) ?? 0) >= perOrganization) continue;
        if (!next || waiter.tag < next.tag) next = waiter;
      }
      if (!next) return;
      waiting.delete(next);
      now = Math.max(now, next.tag);
      free--;
      taken.set(next.organizationId, (taken.get(next.organizationId) ?? 0) + 1);
      next.admit();
    }
  }

  function release(organizationId: string): void {
    free++;
    const left = (taken.get(organizationId) ?? 0) - 1;
    if (left > 0) taken.set(organizationId, left);
    else taken.delete(organizationId);
    for (const [id, tag] of nextTags) if (tag <= now) nextTags.delete(id);
    admitNext();
  }

  return {
    take(organizationId, signal) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const tag = Math.max(now, nextTags.get(organizationId) ?? 0);
        nextTags.set(organizationId, tag + 1);
        const giveUp = () => {
          waiting.delete(waiter);
          reject(signal.reason);
        };
        const waiter: Waiter = {
          organizationId,
          tag,
          admit() {
            signal.removeEventListener('abort', giveUp);
            resolve(once(() => release(organizationId)));
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.add(waiter);
        admitNext();
      });
    },
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
