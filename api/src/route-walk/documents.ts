import { documents as contract } from '@bidloom/contract';
import { sample } from './sample.ts';

export const documentSamples = [
  sample(contract.documentTypes),
  sample(contract.documentsInfo),
  sample(contract.uploadDocuments, () => ({ files: [{ name: 'walk.txt', content: 'Uploaded by the walk' }] })),
  sample(contract.documentsReadyForChat),
  sample(contract.hasDocumentForChat),
  sample(contract.searchDocuments),
  sample(contract.signDocument),
  sample(contract.setDocumentCategory, () => ({ body: { category: 'Set by the walk' } })),
  sample(contract.setDocumentReplaces, () => ({ body: { replacesId: null } })),
  sample(contract.downloadDocuments),
  sample(contract.setDocumentTags, () => ({ body: { tags: ['set by the walk'] } })),
  sample(contract.documentContent),
  sample(contract.getDocumentPage, () => ({ params: { page: '1' } })),
  sample(contract.documentPageSizes),
  sample(contract.documentText),
  sample(contract.documentPageWords, () => ({ params: { page: '1' } })),
  sample(contract.cancelDocument),
  sample(contract.retryDocument),
  sample(contract.readDocumentsAgain),
  sample(contract.deleteDocument),
];
