import type { Document } from '@bidloom/contract/documents';

/** A document as the api tells of it, for tests. */
export const documentOf = (facts: Partial<Document> = {}): Document => ({
  id: '01a1f800-0000-7000-8000-000000000001',
  workspaceId: '01a1f800-0000-7000-8000-00000000000a',
  fileName: 'tender.pdf',
  mediaType: 'application/pdf',
  size: 1000,
  sha256: '0'.repeat(64),
  pages: null,
  language: null,
  category: null,
  tags: [],
  status: 'ready',
  failure: null,
  warning: null,
  progress: null,
  readByOlderVersion: false,
  isReadAgain: false,
  sasUrl: null,
  sasExpiryDate: null,
  createdBy: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...facts,
});
