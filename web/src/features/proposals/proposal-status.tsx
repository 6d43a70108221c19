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

/** Marks a proposal that was submitted too late. Whether it counts is the buyer's decision. */
export function LateBadge({ dueAt }: { dueAt: string }) {
  return (
    <Badge appearance="tint" color="danger" shape="rounded">
      {text.late(formatDueTime(dueAt))}
    </Badge>
  );
}

/** The status of a proposal in a list, marked where it was submitted too late. */
export function ListedStatus({ status, submittedAt, dueAt }: Pick<ProposalRow, 'status' | 'submittedAt' | 'dueAt'>) {
  return (
    <>
      <ProposalStatus status={status} />{' '}
      {isLate(submittedAt, dueAt) && (
        <Badge appearance="tint" color="danger" shape="rounded" title={text.late(formatDueTime(dueAt))}>
          {text.lateShort}
        </Badge>
      )}
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
