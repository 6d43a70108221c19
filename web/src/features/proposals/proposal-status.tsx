import type { ProposalRow } from '@bidloom/contract/proposals';
import { Badge } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons';
import { formatDueTime, formatMoney } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';

const text = messages.proposals;

/** Whether a proposal has been submitted. */
export function ProposalStatus({ status }: Pick<ProposalRow, 'status'>) {
  return (
    <Badge appearance="tint" color={status === 'submitted' ? 'success' : 'informative'} shape="rounded">
      {text.status[status]}
    </Badge>
  );
}

/** Whether a proposal was submitted after the tender was due. */
export const isLate = (submittedAt: string | null, dueAt: string | null): dueAt is string =>
  submittedAt !== null && dueAt !== null && Date.parse(submittedAt) > Date.parse(dueAt);

/** Marks a proposal that was submitted too late, in a list without the due time. Whether it counts is the buyer's decision. */
export function LateBadge({ dueAt, isShort = false }: { dueAt: string; isShort?: boolean }) {
  const words = text.late(formatDueTime(dueAt));
  return (
    <Badge appearance="tint" color="danger" shape="rounded" {...(isShort && { title: words })}>
      {isShort ? text.lateShort : words}
    </Badge>
  );
}

/** The status of a proposal in a list, marked where it was submitted too late. */
export function ListedStatus({ status, submittedAt, dueAt }: Pick<ProposalRow, 'status' | 'submittedAt' | 'dueAt'>) {
  return (
    <>
      <ProposalStatus status={status} /> {isLate(submittedAt, dueAt) && <LateBadge dueAt={dueAt} isShort />}
    </>
  );
}

/** The amount, or a note that it is sealed. */
export function Amount({ amount, currency, sealedUntil }: Pick<ProposalRow, 'amount' | 'currency' | 'sealedUntil'>) {
  if (!sealedUntil) return formatMoney(amount, currency);
  return (
    <Badge
      appearance="tint"
      color="warning"
      shape="rounded"
      icon={<LockClosed16Regular />}
      title={text.sealedUntil(formatDueTime(sealedUntil))}
    >
      {text.sealed}
    </Badge>
  );
}
