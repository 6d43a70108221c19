import type { Keyword } from '@bidloom/contract/keywords';
import type { KeywordRow } from './keywords.repository.ts';

export function presentKeyword(row: KeywordRow): Keyword {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
