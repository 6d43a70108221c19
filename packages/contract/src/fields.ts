import { z } from 'zod';
import { fieldMessages } from './field-messages.ts';

/** Half a surrogate pair is no text: no database stores it. */
const isWhole = (text: string) => text.isWellFormed();

/** Tabs and line breaks are the only control characters that people write in a text of several lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const severalLines = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;
/** In a name, a code or an address they would break a list, a mail's subject or a file's name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const oneLine = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

/** Text that the database can keep, within its limit. */
const within = (text: z.ZodString, path: string, max: number) => text.max(max, fieldMessages.tooLong(path, max));

const inLines = (text: z.ZodString, path: string, max: number) =>
  within(text, path, max)
    .regex(severalLines, fieldMessages.controlCharacters(path))
    .refine(isWhole, fieldMessages.wholeCharacters(path));

const inOneLine = (text: z.ZodString, path: string, max: number) =>
  within(text, path, max)
    .regex(oneLine, fieldMessages.lineBreaks(path))
    .refine(isWhole, fieldMessages.wholeCharacters(path));

/** Text of several lines, in its original form: no control characters but tabs and line breaks. */
export const freeText = (path: string, max: number) => inLines(z.string(), path, max);

/** The least and the most characters of a password. */
export const passwordLength = { min: 12, max: 128 } as const;

/**
 * How passwords are estimated, by the server and by the hint below the field. Only the first `characters` are examined, because the time
 * grows faster than the length (half a second for 128 hostile ones, 50 ms for these). A score (0 to 4) below `lowestScore` is refused.
 */
export const passwordEstimate = { characters: 32, lowestScore: 3 } as const;

/** A password that a person chooses. The server checks what else makes a good one, because it knows whose it is. */
export const passwordText = (path: string) => {
  const required = fieldMessages.required(path);
  const { min, max } = passwordLength;
  return z
    .string({ error: required })
    .min(1, required)
    .min(min, `Use at least ${min} characters`)
    .max(max, `Use at most ${max} characters`)
    .refine(isWhole, fieldMessages.wholeCharacters(path));
};

/** A UUIDv7 in a path or a body. */
export const id = z.uuid();

/** The value in a path that means "no customer: for all of them". */
export const allCustomers = 'all';

/** The value in a path for everything in the organisation, of any customer. */
export const everyCustomer = 'every';

/** A customer's id in a path, or `all`. */
export const customerScope = z.union([z.literal(allCustomers), id]);

/** The same, or `every`, for searches. */
export const searchedScope = z.union([z.literal(allCustomers), z.literal(everyCustomer), id]);

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

const filled = (path: string) => {
  const required = fieldMessages.required(path);
  return z.string({ error: required }).trim().min(1, required);
};

/** A required text of one line: trimmed, not empty, at most `max` characters, no control characters. */
export const requiredText = (path: string, max: number) => inOneLine(filled(path), path, max);

/** The same for several lines: tabs and line breaks are kept. */
export const requiredLines = (path: string, max: number) => inLines(filled(path), path, max);

/** An optional text of one line; an empty one is stored as null. */
export const optionalText = (path: string, max: number) =>
  inOneLine(z.string().trim(), path, max)
    .nullish()
    .transform((text) => text || null);

/** The same of several lines. */
export const optionalLines = (path: string, max: number) =>
  inLines(z.string().trim(), path, max)
    .nullish()
    .transform((text) => text || null);

/** A text of one line that must be given and may be empty; an empty one is stored as null. */
export const emptiableText = (path: string, max: number) =>
  inOneLine(z.string().trim(), path, max)
    .nullable()
    .transform((text) => text || null);

/** A body that changes only the fields that it contains; an empty one is a mistake. */
export const changesOf = <Shape extends z.ZodRawShape>(body: z.ZodObject<Shape, z.core.$strict>) =>
  body
    .partial()
    .refine((given) => Object.values(given).some((value) => value !== undefined), 'Name at least one field to change');

/** Words to search for; each resource decides what they are compared with. */
export const searchTerm = z
  .string()
  .trim()
  .max(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL's text has no place for them
  .regex(/^[^\u0000-\u001f]*$/, fieldMessages.controlCharacters('searchTerm'))
  .refine(isWhole, fieldMessages.wholeCharacters('searchTerm'))
  .optional();

/** One of these values in a query, in either case. */
export function choice<const Value extends string>(values: readonly Value[]) {
  const known = new Map<string, Value>(values.map((value) => [value.toLowerCase(), value]));
  return z.preprocess(
    (value: Value) => (typeof value === 'string' ? (known.get(value.trim().toLowerCase()) ?? value) : value),
    z.enum(values),
  );
}

/** Yes or no in a query. */
export const flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).meta({ type: 'boolean' });

/**
 * The query of a list: `SearchTerm`, `SortBy`, `SortDescending`, `PageNumber`, `PageSize`, `Skip` and the list's own filters. The first
 * letter of a name may be in either case, and a name without a value is ignored (the api does both before validation). `skip`, where given,
 * takes precedence over `pageNumber`.
 */
export function listQuery<
  const Sort extends readonly [string, ...string[]],
  F extends z.ZodRawShape = Record<never, never>,
>(options: { sortBy: Sort; defaultSort: Sort[number]; descending?: boolean; pageSize?: number; filters?: F }) {
  return z.object({
    searchTerm,
    sortBy: choice(options.sortBy).default(options.defaultSort as never),
    sortDescending: flag.default(options.descending ?? false),
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

/** The most choices of an answer. */
export const choicesPerPage = 1000;

/** The query of choices by name: `SearchTerm` filters them, `PageNumber` leads to those that did not fit. */
export const choicesQuery = z.object({
  searchTerm,
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

/** The query after validation. */
export type ChoicesQuery = z.output<typeof choicesQuery>;

/** What every list query has after validation. */
export interface ListQuery {
  searchTerm?: string | undefined;
  sortBy: string;
  sortDescending: boolean;
  pageNumber: number;
  pageSize: number;
  skip?: number | undefined;
}
