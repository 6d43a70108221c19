import { proposals as contract } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import { longestCategory } from '@bidloom/contract/proposals';
import type { TenantTransaction } from '@bidloom/db';
import { requireLicence } from '../../lib/access/require-licence.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { done } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { atTime } from '../../lib/time-in-words.ts';
import { noteOf, removeDocument } from './documents.service.ts';
import { findProposalRoom } from './sealed-room.repository.ts';
import { uploadDocuments } from './upload-documents.ts';

/** The documents of proposals: those of their rooms, with a category each. While they are sealed, nothing about them is shown. */
export const proposalDocumentsFeature: Feature = async (app, { platform }) => {
  implement(
    app,
    contract.uploadProposalDocuments,
    async ({ params, organizationId, user, tenant, request, record }) => {
      // Before a byte is stored.
      const { roomId, title, sealedUntil } = await tenant(async (trx) => {
        await requireLicence(trx, platform, organizationId, 'pages');
        return getRoom(trx, params.proposalId);
      });
      const target = { type: 'proposal', id: params.proposalId, name: title };
      return uploadDocuments(request, platform, {
        organizationId,
        workspaceId: roomId,
        createdBy: user.userId,
        record,
        fileField: 'file',
        categoryField: { name: 'category', longest: longestCategory },
        // The name of a sealed file is sealed, too.
        noteOf: sealedUntil ? () => ({ action: 'proposal.document_added', target }) : noteOf('uploaded'),
        readFrom: async (trx) => (await getRoom(trx, params.proposalId)).sealedUntil,
      });
    },
  );

  implement(app, contract.deleteProposalDocument, async ({ params, organizationId, tenant, record }) => {
    const { roomId, sealedUntil } = await tenant((trx) => getRoom(trx, params.proposalId));
    if (sealedUntil) {
      throw new AppError(failures.proposals.sealedDocuments(atTime(sealedUntil)));
    }
    await removeDocument(platform, { organizationId, record }, { workspaceId: roomId, documentId: params.documentId });
    return done();
  });
};

/** Throws `not_found`. */
async function getRoom(trx: TenantTransaction, proposalId: string) {
  const found = await findProposalRoom(trx, proposalId);
  if (!found) throw notFound('The proposal');
  return found;
}
