import { organizations as contract } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { AppError } from '../../lib/errors/app-error.ts';
import { one } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { findZoneName, readTimeZone, setTimeZone } from './time-zone.repository.ts';

/** The time zone of an organisation, which its administrators set. */
export const timeZoneFeature: Feature = async (app) => {
  implement(app, contract.getTimeZone, async ({ organizationId, tenant }) =>
    one({ timeZone: await tenant((trx) => readTimeZone(trx, organizationId)) }),
  );

  implement(app, contract.setTimeZone, async ({ body: { timeZone }, organizationId, change }) => {
    const { after } = await change(
      async (trx) => {
        const before = await readTimeZone(trx, organizationId);
        const after = await nameOfZone(trx, timeZone);
        await setTimeZone(trx, organizationId, after);
        return { before, after };
      },
      ({ before, after }) => ({ action: 'organization.time_zone_set', details: { timeZone: after, before } }),
    );
    return one({ timeZone: after });
  });
};

/** The zone as the database writes it; both it and this process must know it. */
async function nameOfZone(trx: TenantTransaction, asked: string): Promise<string> {
  const name = await findZoneName(trx, asked);
  if (name && isKnown(name)) return name;
  const failure = failures.organizations.unknownTimeZone;
  throw new AppError(failure, [failure.message]);
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
