import { z } from 'zod';
import { fieldMessages } from './field-messages.ts';

// The specification's wording for a missing value, and ours for an id, on the server and in every form.
z.config({
  customError: (issue) => {
    const path = issue.path?.join('.') || 'value';
    if (issue.code === 'invalid_format' && issue.format === 'uuid')
      return issue.input === '' ? fieldMessages.required(path) : fieldMessages.id(path);
    if (judgedValue(issue) !== undefined) return undefined;
    if (issue.code !== 'invalid_type' && issue.code !== 'invalid_union' && issue.code !== 'invalid_value')
      return undefined;
    return fieldMessages.required(path);
  },
});

/** The value that is wrong; undefined where it is missing. For a union that is chosen by a field, it is that field. */
function judgedValue(issue: z.core.$ZodRawIssue): unknown {
  const { code, input, discriminator } = issue;
  const field = code === 'invalid_union' ? discriminator : undefined;
  const value = typeof field === 'string' && input ? (input as Record<string, unknown>)[field] : input;
  return value ?? undefined;
}
