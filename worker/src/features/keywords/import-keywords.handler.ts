import { importSheetHandler } from '../../lib/import-sheet.ts';
import type { Platform } from '../../platform.ts';
import { insertNewKeywords } from './keywords.repository.ts';
import { parseKeywordSheet } from './parse-keyword-sheet.ts';

/** Imports keywords for the customer that the import names, or for all. */
export function importKeywordsHandler(platform: Pick<Platform, 'database' | 'storage' | 'logger'>) {
  return importSheetHandler(platform, {
    parse: parseKeywordSheet,
    insert: insertNewKeywords,
    name: ({ text }) => `The keyword "${text}"`,
  });
}
