import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done } from './envelope.ts';
import { freeText, requiredText } from './fields.ts';
import { anonymous } from './roles.ts';

const endpoint = endpointsOf('demo-requests', anonymous);

/** What a visitor of the public page tells who would like to see the product. */
export const demoRequestBody = z.strictObject({
  name: requiredText('name', 120),
  email: requiredText('email', 254).pipe(z.email('Enter a valid email')),
  company: requiredText('company', 160).describe('Whom the visitor works for.'),
  message: freeText('message', 4000).optional(),
  website: z
    .string()
    .max(500)
    .optional()
    .describe('Not shown to people: a request that fills it in is taken for one of a program, and nothing is sent.'),
});
export type DemoRequest = z.output<typeof demoRequestBody>;

export const requestDemo = endpoint.post('/DemoRequests', {
  failed: 'Failed to send your request',
  summary: 'Ask for a demo, which is mailed to those who give them',
  status: 201,
  body: demoRequestBody,
  response: done,
});
