import type { JobDefinition } from '@bidloom/jobs';
import { z } from 'zod';
import { PermanentError } from './handler-error.ts';
import { currentRequestId } from './request-context.ts';

const envelopeSchema = z.object({ version: z.int(), payload: z.unknown() });
/** Apart, so that a job without one, or with a strange one, is none the worse for it. */
const originSchema = z.object({ requestId: z.string().max(64) });

/** Checks a payload before it is enqueued and adds the version of its contract and the request that asked for it. What is sent is the input: the worker transforms it. */
export function sealPayload<P extends z.ZodType>(
  job: JobDefinition<P>,
  payload: z.input<P>,
): { version: number; payload: unknown; requestId?: string } {
  const checked = job.payload.safeParse(payload);
  if (!checked.success)
    throw new TypeError(`The payload of ${job.name} is not valid: ${z.prettifyError(checked.error)}`);
  const requestId = currentRequestId();
  return { version: job.version, payload, ...(requestId && { requestId }) };
}

/** The request that a job was sent for; null where it was sent by none, as by a schedule. */
export const requestOf = (data: unknown): string | null => originSchema.safeParse(data).data?.requestId ?? null;

/** Reads a payload in the worker. Throws a `PermanentError` with the reason for one that this worker can't read. */
export function openPayload<P extends z.ZodType>(job: JobDefinition<P>, data: unknown): z.output<P> {
  const envelope = envelopeSchema.safeParse(data);
  if (!envelope.success) throw new PermanentError(`The job carries no envelope: ${z.prettifyError(envelope.error)}`);
  const { version, payload } = envelope.data;
  if (version > job.version) {
    throw new PermanentError(
      `The payload has version ${version}, this worker reads up to ${job.version}: update the worker.`,
    );
  }
  const checked = job.payload.safeParse(payload);
  if (!checked.success) throw new PermanentError(`The payload can't be read: ${z.prettifyError(checked.error)}`);
  return checked.data;
}
