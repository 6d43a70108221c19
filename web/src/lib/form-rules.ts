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

const lettersOf = (words: string) => words.replace(/[^a-z]/gi, '').toLowerCase();

/**
 * A rule's message for display below a field. If the contract's name of the field differs from its label, such as `text` of a
 * keyword, the label is used. `firstName` below "First name" stays, as in the specification.
 */
export function namedByLabel(message: string, name: string, label: string): string {
  if (lettersOf(name) === lettersOf(label) || !message.startsWith(`${name} `)) return message;
  return `${label}${message.slice(name.length)}`;
}
