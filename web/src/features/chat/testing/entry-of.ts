import type { ChatEntry } from '@bidloom/contract/chat';

/** A chat entry as the api returns it, for tests; `number` orders it among others. */
export const entryOf = (number: number, facts: Partial<ChatEntry> = {}): ChatEntry => ({
  id: `01a1f800-0000-7000-8000-${String(number).padStart(12, '0')}`,
  workspaceId: '01a1f800-0000-7000-8000-00000000000a',
  question: `Question ${number}`,
  answer: '',
  claims: [],
  citations: [],
  answered: null,
  band: null,
  confidence: null,
  certainty: null,
  status: 'pending',
  failure: null,
  engine: null,
  timestamp: '2026-11-20T09:00:00.000Z',
  fileName: null,
  isShared: false,
  isPinned: false,
  ...facts,
});
