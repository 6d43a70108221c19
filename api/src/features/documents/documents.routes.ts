import { documents as contract } from '@bidloom/contract';
import { acceptedDocumentTypes } from '@bidloom/contract/documents';
import { failures } from '@bidloom/contract/failures';
import { ObjectNotFoundError, unreadableWithoutOffice } from '@bidloom/platform';
import { requireLicence } from '../../lib/access/require-licence.ts';
import { requireWorkspace } from '../../lib/access/require-workspace.ts';
import { AppError } from '../../lib/errors/app-error.ts';
import { done, one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { sendObject } from '../../lib/http/send-object.ts';
import { presentDocument } from './documents.presenter.ts';
import {
  type DocumentRow,
  hasReadyDocument,
  listAskable,
  listDocuments,
  searchDocuments,
} from './documents.repository.ts';
import {
  cancelReading,
  changeDocument,
  getDocument,
  getPage,
  noteOf,
  readOlderAgain,
  removeDocument,
  rereadsUnderWay,
  retryReading,
} from './documents.service.ts';
import { removeContents } from './remove-contents.ts';
import { setReplaces } from './replace-document.ts';
import { refuseSealedRoom } from './sealed-room.ts';
import { chooseForZip, sendZip } from './send-zip.ts';
import { uploadDocuments } from './upload-documents.ts';

/** How long a signed address opens a file, where it is bound to the session. */
const signedSeconds = 15 * 60;

export const documentsFeature: Feature = async (app, { platform }) => {
  const presentAll = async (rows: readonly DocumentRow[]) => {
    const rereads = await rereadsUnderWay(platform.queue, rows);
    return rows.map((row) => presentDocument(row, rereads));
  };
  const oneDocument = async (row: DocumentRow) =>
    one(presentDocument(row, await rereadsUnderWay(platform.queue, [row])));

  implement(app, contract.documentTypes, async () =>
    one(
      Object.entries(acceptedDocumentTypes).map(([mediaType, extensions]) => ({
        mediaType,
        extensions: [...extensions],
        advice: platform.hasOffice ? null : unreadableWithoutOffice(mediaType),
      })),
    ),
  );

  implement(app, contract.documentsInfo, async ({ params, tenant }) => {
    const rows = await tenant(async (trx) => {
      await requireWorkspace(trx, params.workspaceId);
      return listDocuments(trx, params.workspaceId);
    });
    return one(await presentAll(rows));
  });

  implement(app, contract.documentsReadyForChat, async ({ params, tenant }) => {
    const rows = await tenant(async (trx) => {
      await requireWorkspace(trx, params.workspaceId);
      return listAskable(trx, params.workspaceId);
    });
    return one(await presentAll(rows));
  });

  implement(app, contract.hasDocumentForChat, async ({ params, tenant }) =>
    one(
      await tenant(async (trx) => {
        await requireWorkspace(trx, params.workspaceId);
        return hasReadyDocument(trx, params.workspaceId);
      }),
    ),
  );

  implement(app, contract.searchDocuments, async ({ params, query, tenant }) => {
    const found = await tenant(async (trx) => {
      await requireWorkspace(trx, params.workspaceId);
      return searchDocuments(trx, params.workspaceId, query);
    });
    const rereads = await rereadsUnderWay(platform.queue, found.items);
    return page(found, (row) => presentDocument(row, rereads));
  });

  implement(app, contract.uploadDocuments, async ({ params, organizationId, user, tenant, request, record }) => {
    // Before a byte is stored.
    await tenant(async (trx) => {
      await requireWorkspace(trx, params.workspaceId);
      await refuseSealedRoom(trx, params.workspaceId);
      await requireLicence(trx, platform, organizationId, 'pages');
    });
    return uploadDocuments(request, platform, {
      organizationId,
      workspaceId: params.workspaceId,
      createdBy: user.userId,
      record,
      fileField: 'files',
      noteOf: noteOf('uploaded'),
    });
  });

  implement(app, contract.signDocument, async ({ params, tenant, user }) => {
    const { id, fileName, mediaType, objectKey } = await tenant((trx) => getDocument(trx, params));
    const { url, expiresAt } = await platform.storage.signedUrl(objectKey, {
      seconds: signedSeconds,
      sessionId: user.sessionId,
      fileName,
      ...shownAs(mediaType),
    });
    return one({ id, fileName, sasUrl: url, sasExpiryDate: expiresAt.toISOString() });
  });

  implement(app, contract.documentContent, async ({ params, query, tenant, request, reply }) => {
    const document = await tenant((trx) => getDocument(trx, params));
    const file = (query.rendition && renditionOf(document)) || { ...document, key: document.objectKey };
    const { contentType, inline } = shownAs(file.mediaType);
    try {
      return await sendObject(request, reply, platform.storage, {
        key: file.key,
        fileName: file.fileName,
        contentType,
        inline: inline && !query.download,
      });
    } catch (error) {
      if (error instanceof ObjectNotFoundError) {
        throw new AppError(failures.documents.fileMissing);
      }
      throw error;
    }
  });

  implement(app, contract.setDocumentCategory, async ({ params, body, change }) =>
    oneDocument(await change((trx) => changeDocument(trx, params, { category: body.category }), noteOf('updated'))),
  );

  implement(app, contract.setDocumentReplaces, async ({ params, body, organizationId, change }) =>
    oneDocument(
      await change(
        (trx) => setReplaces(trx, platform.queue, { organizationId, ...params }, body.replacesId),
        noteOf(body.replacesId ? 'replaced' : 'put_back'),
      ),
    ),
  );

  implement(app, contract.downloadDocuments, async ({ params, query, tenant, reply }) => {
    const { name, documents } = await tenant((trx) => chooseForZip(trx, params.workspaceId, query.ids));
    return sendZip(reply, platform.storage, { name, documents });
  });

  implement(app, contract.setDocumentTags, async ({ params, body, change }) =>
    oneDocument(await change((trx) => changeDocument(trx, params, { tags: body.tags }), noteOf('updated'))),
  );

  implement(app, contract.getDocumentPage, async ({ params, tenant }) =>
    one(await tenant((trx) => getPage(trx, params, params.page))),
  );

  implement(app, contract.cancelDocument, async ({ params, organizationId, record }) =>
    oneDocument(await cancelReading(platform, { organizationId, record }, params)),
  );

  implement(app, contract.readDocumentsAgain, async ({ params, organizationId, record }) =>
    one(await presentAll(await readOlderAgain(platform, { organizationId, record }, params.workspaceId))),
  );

  implement(app, contract.retryDocument, async ({ params, organizationId, record }) =>
    oneDocument(await retryReading(platform, { organizationId, record }, params)),
  );

  implement(app, contract.deleteDocument, async ({ params, query, organizationId, record }) => {
    if (query.contents) await removeContents(platform, { organizationId, record }, params);
    await removeDocument(platform, { organizationId, record }, params);
    return done();
  });
};

/** The converted copy of a document, named after it; nothing where there is none. */
function renditionOf({ fileName, renditionKey, renditionMediaType }: DocumentRow) {
  if (!renditionKey || !renditionMediaType) return null;
  const [ending = ''] = acceptedDocumentTypes[renditionMediaType as keyof typeof acceptedDocumentTypes] ?? [];
  return { key: renditionKey, mediaType: renditionMediaType, fileName: `${fileName}${ending}` };
}

/** A browser shows PDFs, images and text, the last never as anything that it would run; everything else is saved. */
function shownAs(mediaType: string): { contentType: string; inline: boolean } {
  if (mediaType.startsWith('text/')) return { contentType: 'text/plain; charset=utf-8', inline: true };
  return { contentType: mediaType, inline: mediaType === 'application/pdf' || mediaType.startsWith('image/') };
}
