import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { asPlatform, newId, recordAudit } from '@bidloom/db';
import { openAsOwner } from '@bidloom/db/testing';
import t from 'tap';
import { newInstallation, openConfigured } from '../backup/backup.fixtures.ts';

t.setTimeout(120_000);

/** Runs `bidloom check` on an installation. */
function check(dataDirectory: string) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDirectory };
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'bidloom.ts'), 'check'], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout };
}

t.test('a check tells whose audit log is broken, and at which entry', async (t) => {
  const config = await newInstallation(t, 'installation', 'pglite');
  const [northern, southern] = [newId(), newId()];
  const source = { actorId: null, address: null, userAgent: null, requestId: null };
  const database = await openConfigured(config);
  await asPlatform(database, async (trx) => {
    await trx
      .insertInto('organizations')
      .values([
        { id: northern, name: 'Northern Water' },
        { id: southern, name: 'Southern Rail' },
      ])
      .execute();
    for (const organizationId of [northern, southern, null]) {
      for (let count = 0; count < 3; count++) await recordAudit(trx, source, { organizationId, action: 'test.done' });
    }
  });
  const owner = await openAsOwner(database);
  await owner.query(
    `update audit_entries set action = 'test.other' where organization_id = '${northern}' and sequence = 2`,
  );
  await owner.query('delete from audit_entries where organization_id is null and sequence = 3');
  await owner.close();
  await database.close();
  const { status, stdout } = check(config.dataDirectory);
  t.equal(status, 1);
  t.match(stdout, `Audit log of the organization Northern Water (${northern}): it is broken at entry 2,`);
  t.match(stdout, 'Audit log of the platform: it is broken at entry 3,');
  t.match(stdout, '2 problems were found.');
  t.notMatch(stdout, 'Southern Rail');
});
