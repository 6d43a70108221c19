import { organizations as contract } from '@bidloom/contract';
import { asPlatform, type PlatformTransaction } from '@bidloom/db';
import { downloadName } from '@bidloom/texts/download-name';
import { auditSource } from '../../lib/audit/audit-source.ts';
import { AppError } from '../../lib/errors/app-error.ts';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendObject } from '../../lib/http/send-object.ts';
import { presentOrganization } from './organizations.presenter.ts';
import {
  listIndustrySpecialties,
  listIndustryTypes,
  listOrganizationNames,
  searchOrganizations,
} from './organizations.repository.ts';
import { changeOrganization, getOrganization, setOrganizationActive, takeOn } from './organizations.service.ts';
import { cancelRemoval, confirmRemoval, exportAgain, requestRemoval, takeExport } from './removal.service.ts';

export const organizationsFeature: Feature = async (app, { platform }) => {
  const { database, queue, storage } = platform;
  // By the platform, as all of it: these calls are about organisations, not within one.
  const run = <T>(work: (trx: PlatformTransaction) => Promise<T>) => asPlatform(database, work);
  const read = async (id: string) => one(presentOrganization(await run((trx) => getOrganization(trx, id))));

  implement(app, contract.searchOrganizations, async ({ query }) =>
    page(await run((trx) => searchOrganizations(trx, query)), presentOrganization),
  );

  implement(app, contract.organizationsDropdown, async ({ query }) =>
    page(await run((trx) => listOrganizationNames(trx, query))),
  );

  implement(app, contract.getOrganization, ({ params }) => read(params.id));

  implement(app, contract.createOrganization, async ({ body, request }) =>
    one(presentOrganization(await run((trx) => takeOn(trx, queue, auditSource(request), body)))),
  );

  implement(app, contract.updateOrganization, async ({ params, body, request }) => {
    const { isActive: _, ...fields } = body;
    const source = auditSource(request);
    return one(presentOrganization(await run((trx) => changeOrganization(trx, source, params.id, fields))));
  });

  implement(app, contract.activateOrganization, async ({ params, request }) => {
    const state = { isActive: true, inactiveReason: null };
    const source = auditSource(request);
    return one(presentOrganization(await run((trx) => setOrganizationActive(trx, source, params.id, state))));
  });

  implement(app, contract.deactivateOrganization, async ({ params, body, request }) => {
    const state = { isActive: false, inactiveReason: body?.reason ?? null };
    const source = auditSource(request);
    return one(presentOrganization(await run((trx) => setOrganizationActive(trx, source, params.id, state))));
  });

  implement(app, contract.requestRemoval, async ({ params, body, request }) => {
    await run((trx) => requestRemoval(trx, platform, auditSource(request), params.id, body.name));
    return read(params.id);
  });

  implement(app, contract.cancelRemoval, async ({ params, request }) => {
    await cancelRemoval(platform, auditSource(request), params.id);
    return read(params.id);
  });

  implement(app, contract.exportAgain, async ({ params, request }) => {
    await exportAgain(platform, auditSource(request), params.id);
    return read(params.id);
  });

  implement(app, contract.downloadExport, async ({ params, request, reply }) => {
    const order = { id: params.id, isTaken: request.method === 'GET' };
    const { objectKey, name } = await run((trx) => takeExport(trx, platform, auditSource(request), order));
    const fileName = downloadName({ subject: name, what: 'export', when: new Date(), ending: 'zip' });
    const file = { key: objectKey, fileName, contentType: 'application/zip', inline: false };
    return sendObject(request, reply, storage, file);
  });

  implement(app, contract.confirmRemoval, async ({ params, body, request }) => {
    const answer = await read(params.id);
    await confirmRemoval(platform, auditSource(request), params.id, body);
    // The worker may have removed it by now.
    const after = await run((trx) => getOrganization(trx, params.id)).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
    return after ? one(presentOrganization(after)) : answer;
  });

  implement(app, contract.listIndustryTypes, async () => one(await run(listIndustryTypes)));

  implement(app, contract.listIndustrySpecialties, async ({ params }) =>
    one(await run((trx) => listIndustrySpecialties(trx, params.industryId))),
  );
};
