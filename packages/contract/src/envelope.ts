import { z } from 'zod';

/** One thing. */
export const one = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), message: z.string().optional(), data });

/** A whole list, not paged. */
export const list = <T extends z.ZodType>(item: T) => one(z.array(item));

/** A page of things. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    success: z.literal(true),
    data: z.array(item),
    totalCount: z.int(),
    totalPages: z.int(),
    pageNumber: z.int(),
    pageSize: z.int(),
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
  });

/** Done, with nothing to give back. */
export const done = z.object({ success: z.literal(true), message: z.string().optional() });

/** What a page of `T` looks like to code. */
export interface Page<T> {
  success: true;
  data: T[];
  totalCount: number;
  totalPages: number;
  pageNumber: number;
  pageSize: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** Codes of failures, with the HTTP status of each. */
export const errorStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  invalid_code: 401,
  forbidden: 403,
  account_inactive: 403,
  link_unknown: 404,
  link_used: 409,
  link_expired: 409,
  licence_limit: 403,
  not_found: 404,
  request_timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.array(z.string()).optional(),
  requestId: z.string(),
});
export type Failure = z.infer<typeof failure>;
