import { licenses as contract } from '@bidloom/contract';
import { asPlatform, type PlatformTransaction } from '@bidloom/db';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { presentLicence } from './licenses.presenter.ts';
import { searchLicences } from './licenses.repository.ts';
import { addLicence, changeLicence } from './licenses.service.ts';

export const licensesFeature: Feature = async (app, { platform }) => {
  // By the platform, as all of it: licences are its business, over all organisations.
  const run = <T>(work: (trx: PlatformTransaction) => Promise<T>) => asPlatform(platform.database, work);

  implement(app, contract.searchLicences, async ({ query }) =>
    page(await run((trx) => searchLicences(trx, query)), presentLicence),
  );

  implement(app, contract.createLicence, async ({ body, request }) =>
    one(presentLicence(await run((trx) => addLicence(trx, auditSource(request), body)))),
  );

  implement(app, contract.updateLicence, async ({ params, body, request }) =>
    one(presentLicence(await run((trx) => changeLicence(trx, auditSource(request), params.id, body)))),
  );
};
