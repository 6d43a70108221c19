/** Hands out places to work in, in fair turns. */
export interface Turns {
  /** Waits for a place; what it answers gives the place back. Rejects with the signal's reason where it is aborted meanwhile. */
  take(organizationId: string, signal: AbortSignal): Promise<() => void>;
}

interface Waiter {
  organizationId: string;
  /** The smallest comes next. */
  tag: number;
  admit(): void;
}

/**
 * Start-time fair queueing (Goyal, Vin, Cheng 1996) with equal shares: organisations take turns, each its own in the order of asking.
 * Whoever asks for the first time, or after a pause, waits for nobody's backlog.
 * @param perOrganization places that one organisation has at most
 */
export function createTurns({ places, perOrganization }: { places: number; perOrganization: number }): Turns {
  const waiting = new Set<Waiter>();
  const held = new Map<string, number>();
  /** The least tag of what an organisation asks for next, as long as it is ahead of `now`. */
  const nextTags = new Map<string, number>();
  /** The tag of what was admitted last. */
  let now = 0;
  let free = places;

  function admitNext(): void {
    while (free > 0) {
      let next: Waiter | undefined;
      for (const waiter of waiting) {
        if ((held.get(waiter.organizationId) ?? 0) >= perOrganization) continue;
        if (!next || waiter.tag < next.tag) next = waiter;
      }
      if (!next) return;
      waiting.delete(next);
      now = Math.max(now, next.tag);
      free--;
      held.set(next.organizationId, (held.get(next.organizationId) ?? 0) + 1);
      next.admit();
    }
  }

  function release(organizationId: string): void {
    free++;
    const left = (held.get(organizationId) ?? 0) - 1;
    if (left > 0) held.set(organizationId, left);
    else held.delete(organizationId);
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
