import { z } from 'zod';
import { box } from './chat.ts';
import { cited } from './cited.ts';
import { id } from './fields.ts';

/** How a place says the keyword. */
export const keywordMatch = z.enum([
  'exact',
  'part_of_word',
  'inflection',
  'abbreviation',
  'glossary',
  'spelling',
  'synonym',
]);
export type KeywordMatch = z.infer<typeof keywordMatch>;

export const keywordHit = z.object({
  documentId: id,
  fileName: z.string(),
  page: z.int().describe('1-based.'),
  match: keywordMatch,
  found: z.string().describe('The words as they are written.'),
  section: z.array(z.string()).describe('Titles of the sections, outermost first.'),
  sentence: z
    .string()
    .describe('The sentence or the table row that contains it, and where in it the words are: offsets, end exclusive.'),
  start: z.int(),
  end: z.int(),
  offset: z
    .int()
    .optional()
    .describe(
      "Where the words begin in the page's text, in UTF-16 code units; not there in runs from before it was kept.",
    ),
  boxes: z.array(box).describe('Of the words themselves; empty where the format has no page geometry.'),
});
export type KeywordHit = z.infer<typeof keywordHit>;

export const keywordHeadline = z.object({
  keyword: z.string(),
  origin: z.enum(['selected', 'custom']),
  total: z.int(),
  counts: z.partialRecord(keywordMatch, z.int()),
  documents: z.array(z.object({ documentId: id, fileName: z.string(), count: z.int() })),
  digest: z
    .object(cited)
    .nullable()
    .describe('What the documents say of it, where that was asked for; null: not asked for.'),
});

export const keywordContent = z.object({ hits: z.array(keywordHit) });
