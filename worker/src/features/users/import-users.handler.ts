import { newId, recordAudits, type TenantTransaction } from '@bidloom/db';
import { sendInvitations } from '@bidloom/jobs';
import { type ImportTarget, importSheetHandler } from '../../lib/import-sheet.ts';
import type { Platform } from '../../platform.ts';
import { parseUserSheet } from './parse-user-sheet.ts';
import { countFreeSeats, insertInvited, type NewPerson } from './users.repository.ts';

/**
 * Invitations of a sheet are sent at this pace, in seconds for each row: sign-in codes wait behind the mails that were there first, and
 * mail servers take thousands at once for spam. 10,000 take some 80 minutes.
 */
const secondsPerRow = 0.5;

const messages = {
  seats:
    'No seat of the license is free. Deactivate or delete somebody, or ask the platform administrator for more seats.',
  licence: 'The license of this organization is not valid today. Ask the platform administrator to renew it.',
};

/** Invites people: as many as there are seats. Each gets a mail with a link, little by little. */
export function importUsersHandler(platform: Pick<Platform, 'database' | 'storage' | 'logger' | 'queue'>) {
  return importSheetHandler(platform, {
    parse: parseUserSheet,
    name: ({ email }) => `A person with the address ${email}`,
    insert: async (trx, target, rows, refuse) => {
      const made = await insertWithinSeats(trx, target.organizationId, rows, refuse);
      if (made.length === 0) return [];
      const { organizationId } = target;
      const invitations = made.map(({ id }) => ({ linkId: newId(), userId: id }));
      const startAfterSeconds = Math.round(target.done * secondsPerRow);
      await platform.queue.send(trx, sendInvitations, { organizationId, invitations }, { startAfterSeconds });
      await recordAll(trx, target, made);
      return made;
    },
  });
}

/** Inserts those who are not there yet, until no seat is left. */
async function insertWithinSeats(
  trx: TenantTransaction,
  organizationId: string,
  rows: NewPerson[],
  refuse: (id: string, message: string) => void,
): Promise<NewPerson[]> {
  const made: NewPerson[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    // Those with an address that is taken already take no seat, so that a further round may fill what they left.
    const free = await countFreeSeats(trx);
    if (free <= 0) {
      for (const { id } of waiting) refuse(id, free < 0 ? messages.licence : messages.seats);
      break;
    }
    const part = waiting.slice(0, free);
    waiting = waiting.slice(free);
    const inserted = await insertInvited(trx, organizationId, part);
    made.push(...part.filter(({ id }) => inserted.has(id)));
  }
  return made;
}

function recordAll(
  trx: TenantTransaction,
  { id: importId, organizationId, auditSource }: ImportTarget,
  people: readonly NewPerson[],
): Promise<void> {
  const source = auditSource ?? { actorId: null, address: null, userAgent: null, requestId: null };
  return recordAudits(
    trx,
    source,
    people.map(({ id, firstName, lastName, email, role }) => ({
      organizationId,
      action: 'user.created',
      target: { type: 'user', id, name: `${firstName} ${lastName}` },
      details: { email, role, importId },
    })),
  );
}
