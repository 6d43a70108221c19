import { z } from 'zod';

/** Halves of surrogate pairs are no text: no database keeps them. */
const isWhole = (text: string) => text.isWellFormed();

/** Tabs and line breaks are the control characters that people write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const WRITABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/;

/** Text that the database can keep, within its limit. */
const writable = (text: z.ZodString, path: string, max: number) =>
  text
    .max(max, `${path} must be at most ${max} characters`)
    .regex(WRITABLE, `${path} must not contain control characters`)
    .refine(isWhole, `${path} must be whole characters`);

/** Text of several lines, as somebody wrote it: no control characters but tabs and line breaks. */
export const freeText = (path: string, max: number) => writable(z.string(), path, max);

/** A UUIDv7 in a path or a body. */
export const id = z.uuid();

/** The value in a path that stands for "no customer: for all of them". */
export const allCustomers = 'all';

/** A customer's id in a path, or `all`. */
export const customerScope = z.union([z.literal(allCustomers), id]);

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** A required one-line text: trimmed, not empty, at most `max` characters, no control characters. */
export const requiredText = (path: string, max: number) => {
  const required = `${path} is a required field`;
  return writable(z.string({ error: required }).trim().min(1, required), path, max);
};

/** An optional text; an empty one is kept as null. */
export const optionalText = (path: string, max: number) =>
  writable(z.string().trim(), path, max)
    .nullish()
    .transform((text) => text || null);

/** Words to search for; what they are matched against is each resource's matter. */
const searchTerm = z
  .string()
  .trim()
  .max(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL's text has no place for them
  .regex(/^[^\u0000-\u001f]*$/, 'searchTerm must not contain control characters')
  .refine(isWhole, 'searchTerm must be whole characters')
  .optional();

/** A choice in a query, in any case; an empty one is none, as forms send it. */
export const choice = <Choice extends z.ZodType>(values: Choice) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() || undefined : value),
    values.optional(),
  );

/**
 * The query of a list: `SearchTerm`, `SortBy`, `SortDescending`, `PageNumber`, `PageSize`, `Skip` and the list's own filters.
 * Names are accepted with the first letter in either case (the api folds it before validation).
 * `skip`, where given, wins over `pageNumber`.
 */
export function listQuery<
  const Sort extends readonly [string, ...string[]],
  F extends z.ZodRawShape = Record<never, never>,
>(options: { sortBy: Sort; defaultSort: Sort[number]; descending?: boolean; pageSize?: number; filters?: F }) {
  return z.object({
    searchTerm,
    sortBy: z.enum(options.sortBy).default(options.defaultSort as never),
    sortDescending: z.stringbool().default(options.descending ?? false),
    pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(options.pageSize ?? 10),
    skip: z.coerce.number().int().min(0).max(10_000_000).optional(),
    ...(options.filters ?? ({} as F)),
  });
}

/** What every list query has after validation. */
export interface ListQuery {
  searchTerm?: string | undefined;
  sortBy: string;
  sortDescending: boolean;
  pageNumber: number;
  pageSize: number;
  skip?: number | undefined;
}
