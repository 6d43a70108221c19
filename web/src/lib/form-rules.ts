import { fieldMessages } from '@bidloom/contract/field-messages';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Form rules from a schema of the contract. Where the schema has no words of its own, a missing value reads
 * as `fieldMessages.required`, which the specification words.
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
 * A rule's message as it is beneath a field: where the contract's name for the field has other words than its label, as
 * `text` of a keyword, the label. `firstName` beneath "First name" stays, as the specification wants it.
 */
export function namedByLabel(message: string, name: string, label: string): string {
  if (lettersOf(name) === lettersOf(label) || !message.startsWith(`${name} `)) return message;
  return `${label}${message.slice(name.length)}`;
}
