import type { AuditEntry } from '@bidloom/contract/audit-log';
import { auditMessages } from '../../lib/messages.audit.ts';

const text = auditMessages;

/** Who did it: the name, else the address; without sign-in, whether it was an unknown caller or the system. */
export function actorOf({ actorName, actorEmail, address }: AuditEntry): string {
  return actorName || actorEmail || (address ? text.nobody : text.product);
}

/** An entry as a sentence. */
export function tell(entry: AuditEntry): string {
  const { action, outcome, targetName, details } = entry;
  const sentence = text.sentence(action, { who: actorOf(entry), what: targetName ?? '', details });
  return outcome === 'refused' ? text.refused(sentence) : sentence;
}
