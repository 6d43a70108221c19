import { type Notification, processingTypes } from '@bidloom/contract/notifications';

/** Documents of one upload are read one after the other: the longest time between the ends of two, in milliseconds. */
const longestGap = 10 * 60_000;

/** An entry of the bell: one notification, or those of all documents that were uploaded together, the newest first. */
export type Batch = [Notification, ...Notification[]];

const isOfDocument = ({ event }: Notification): boolean =>
  event.ProcessingType === processingTypes.documentIngestion &&
  event.Status === 'ready' &&
  event.FileName !== undefined &&
  event.WorkspaceName !== undefined;

/** Whether both say that a document is ready, of the same tender and at about the same time. */
export const isSameBatch = (one: Notification, other: Notification): boolean =>
  isOfDocument(one) &&
  isOfDocument(other) &&
  one.event.WorkspaceId === other.event.WorkspaceId &&
  Math.abs(Date.parse(one.createdAt) - Date.parse(other.createdAt)) <= longestGap;

/** Joins the notifications of documents that were uploaded together. `items` are ordered, newest first, and so is the result. */
export function batchesOf(items: readonly Notification[]): Batch[] {
  const batches: Batch[] = [];
  for (const item of items) {
    const batch = batches.find((known) => isSameBatch(known.at(-1) ?? known[0], item));
    if (!batch) batches.push([item]);
    // A document that was read twice is one document.
    else if (!batch.some(({ event }) => event.DocumentId === item.event.DocumentId)) batch.push(item);
  }
  return batches;
}
