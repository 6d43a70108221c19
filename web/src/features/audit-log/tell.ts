import type { AuditEntry } from '@bidloom/contract/audit-log';
import { auditMessages } from '../../lib/messages.audit.ts';

const text = auditMessages;

/** Who did it: by name, else by address; where nobody was signed in, whether anybody called. */
export function actorOf({ actorName, actorEmail, address }: AuditEntry): string {
  return actorName || actorEmail || (address ? text.nobody : text.product);
}

/** What an entry tells, as a sentence. */
export function tell(entry: AuditEntry): string {
  const { action, outcome, targetName, details } = entry;
  const sentence = text.sentence(action, { who: actorOf(entry), what: targetName ?? '', details });
  return outcome === 'refused' ? text.refused(sentence) : sentence;
}
