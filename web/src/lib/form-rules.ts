import { fieldMessages } from '@bidloom/contract/field-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Form rules from a schema of the contract. If the schema has no message of its own, a missing value gives
 * `fieldMessages.required`, whose words are in the specification.
 */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const error = (issue: { input?: unknown; path?: PropertyKey[] }) =>
    isMissing(issue.input) ? fieldMessages.required((issue.path ?? []).map(String).join('.')) : undefined;
  return zodResolver(schema as z.ZodType<Output, FieldValues>, { error }) as unknown as Resolver<
    Input,
    unknown,
    Output
  >;
}
