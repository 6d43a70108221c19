import type { Workspace } from '@bidloom/contract/workspaces';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';

const text = allTenderMessages.group;
const week = 7 * 86_400_000;
const worked = ['draft', 'open', 'in_review'];

/** The group of a tender by the attention that it needs, in the server's order. */
export function groupOf(
  { status, isActive, dueAt }: Pick<Workspace, 'status' | 'isActive' | 'dueAt'>,
  now = Date.now(),
): string {
  if (!isActive) return text.closed;
  if (status === 'submitted') return text.waiting;
  if (!worked.includes(status)) return text.closed;
  if (!dueAt) return text.none;
  const left = Date.parse(dueAt) - now;
  return left < 0 ? text.late : left < week ? text.week : text.later;
}
