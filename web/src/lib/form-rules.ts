import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Form rules from a schema of the contract. Where the schema has no words of its own, a missing value reads
 * `{path} is a required field`, as the specification wants it.
 */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const error = (issue: { input?: unknown; path?: PropertyKey[] }) =>
    isMissing(issue.input) ? `${(issue.path ?? []).map(String).join('.')} is a required field` : undefined;
  return zodResolver(schema as z.ZodType<Output, FieldValues>, { error }) as unknown as Resolver<
    Input,
    unknown,
    Output
  >;
}
