import type { FastifyBaseLogger } from 'fastify';
import { AppError } from './errors/app-error.ts';
import { asCollision } from './errors/as-collision.ts';
import { asUnavailable } from './errors/as-unavailable.ts';

/** What happened to one of several. */
export type Outcome<Done> = { id: string } & (({ success: true } & Done) | { success: false; message: string });

/**
 * Does the same with each of these, one after the other: a failure is reported for its own one, and the others are done. A failure whose
 * cause must not be shown is logged and reported as `failed`; while a service is unavailable, nothing more is tried. Throws the first
 * failure where none was done and none was refused for its own reason: `not_found` where none exists.
 */
export async function eachByItself<Done>(
  ids: readonly string[],
  work: (id: string) => Promise<Done>,
  { log, failed }: { log: FastifyBaseLogger; failed: string },
): Promise<Outcome<Done>[]> {
  const outcomes: Outcome<Done>[] = [];
  let [isAnySettled, first]: [boolean, unknown] = [false, undefined];
  let away: AppError | null = null;
  for (const id of new Set(ids)) {
    if (away) {
      outcomes.push({ id, success: false, message: away.message });
      continue;
    }
    try {
      outcomes.push({ id, success: true, ...(await work(id)) });
      isAnySettled = true;
    } catch (error) {
      away = asUnavailable(error);
      const told = away ?? asCollision(error) ?? (error instanceof AppError ? error : null);
      if (told !== error) log.error({ err: error, id }, 'one of several failed');
      outcomes.push({ id, success: false, message: told?.message ?? failed });
      isAnySettled ||= error instanceof AppError && error.code !== 'not_found';
      first ??= error;
    }
  }
  if (!isAnySettled && first !== undefined) throw first;
  return outcomes;
}
