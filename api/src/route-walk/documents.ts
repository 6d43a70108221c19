import { documents as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const documentSamples = [
  sample(contract.documentTypes, () => ({})),
  sample(contract.documentsInfo, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.uploadDocuments, ({ workspaceId }) => ({
    params: { workspaceId },
    files: [{ name: 'walk.txt', content: 'Uploaded by the walk' }],
  })),
  sample(contract.documentsReadyForChat, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.hasDocumentForChat, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.searchDocuments, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.signDocument, ({ workspaceId, documentId }) => ({ params: { workspaceId, documentId } })),
  sample(contract.setDocumentCategory, ({ workspaceId, documentId }) => ({
    params: { workspaceId, documentId },
    body: { category: 'Set by the walk' },
  })),
  sample(contract.setDocumentReplaces, ({ workspaceId, documentId }) => ({
    params: { workspaceId, documentId },
    body: { replacesId: null },
  })),
  sample(contract.downloadDocuments, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.setDocumentTags, ({ workspaceId, documentId }) => ({
    params: { workspaceId, documentId },
    body: { tags: ['set by the walk'] },
  })),
  sample(contract.documentContent, ({ workspaceId, documentId }) => ({ params: { workspaceId, documentId } })),
  sample(contract.getDocumentPage, ({ workspaceId, documentId }) => ({
    params: { workspaceId, documentId, page: '1' },
  })),
  sample(contract.documentPageSizes, ({ workspaceId, documentId }) => ({ params: { workspaceId, documentId } })),
  sample(contract.documentText, ({ workspaceId, documentId }) => ({ params: { workspaceId, documentId } })),
  sample(contract.documentPageWords, ({ workspaceId, documentId }) => ({
    params: { workspaceId, documentId, page: '1' },
  })),
  sample(contract.cancelDocument, ({ workspaceId, documentId }) => ({ params: { workspaceId, documentId } })),
  sample(contract.retryDocument, ({ workspaceId, documentId }) => ({ params: { workspaceId, documentId } })),
  sample(contract.readDocumentsAgain, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.deleteDocument, ({ workspaceId, documentId }) => ({ params: { workspaceId, documentId } })),
];
