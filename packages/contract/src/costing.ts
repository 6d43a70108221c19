import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { list, one, page } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { id, listQuery, requiredText, timestamp } from './fields.ts';
import { platformAdmins } from './roles.ts';

const endpoint = endpointsOf('costing', platformAdmins);

/** A month in UTC, such as `2026-11`. */
const month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, fieldMessages.like('month', 'a year and a month', '2026-11'));

const figures = {
  events: z.int(),
  pages: z.int().describe('Pages read.'),
  inputTokens: z.int(),
  outputTokens: z.int(),
  cost: z.number().describe('In the currency of the installation, by the prices at the time of use.'),
};

const ofModel = z.object({ model: z.string().nullable().describe('Null: without a model.'), ...figures });
const ofKind = z.object({ kind: z.string(), ...figures });
const ofMonth = z.object({ month, ...figures });

export const costSummary = z.object({
  month,
  ...figures,
  budget: z.number().nullable().describe('The sum of the budgets; null where there is none.'),
  previousCost: z.number().describe('Of the month before.'),
  byModel: z.array(ofModel),
  byKind: z.array(ofKind),
  months: z.array(ofMonth).describe('The twelve months that end with this one.'),
});
export type CostSummary = z.infer<typeof costSummary>;

export const organizationCost = z.object({
  id: id.describe('Of the organization.'),
  name: z.string(),
  isActive: z.boolean(),
  ...figures,
  budget: z.number().nullable().describe('For a month.'),
  share: z.number().nullable().describe('Of the budget that is used, in percent; null without one.'),
});
export type OrganizationCost = z.infer<typeof organizationCost>;

export const modelPrice = z.object({
  model: z.string(),
  inputPrice: z.number().nullable().describe('Of a million tokens; null: none is set, and its use costs nothing.'),
  outputPrice: z.number().nullable(),
  isDefault: z.boolean().describe('It comes from the settings.'),
  setBy: z.string().nullable().describe('Who set it last, as the audit log names the person; null: no person did.'),
  updatedAt: timestamp.nullable(),
});
export type ModelPrice = z.infer<typeof modelPrice>;

const inMonth = z.object({ month: month.optional().describe('The running month where not given.') });
const price = (path: string) =>
  z
    .number({ error: fieldMessages.required(path) })
    .min(0, fieldMessages.zeroOrMore(path))
    .max(1_000_000, fieldMessages.atMost(path, 1_000_000));
const amount = z
  .number({ error: fieldMessages.required('monthlyAmount') })
  .min(0, fieldMessages.zeroOrMore('monthlyAmount'))
  .max(1_000_000_000, fieldMessages.atMost('monthlyAmount', 1_000_000_000));

export const getCostSummary = endpoint.get('/Costing/summary', {
  failed: 'Failed to fetch costs',
  summary: 'What a month cost, by model and kind of work, with the twelve months until then',
  query: inMonth.extend({ organizationId: id.optional() }),
  response: one(costSummary),
});

export const searchCosts = endpoint.get('/Costing/search', {
  failed: 'Failed to fetch costs',
  summary: 'What each organization cost in a month, and its budget',
  query: listQuery({
    sortBy: ['name', 'cost', 'budget', 'share', 'inputTokens', 'outputTokens', 'pages'],
    defaultSort: 'cost',
    descending: true,
    filters: inMonth.shape,
  }),
  response: page(organizationCost),
});

export const listPrices = endpoint.get('/Costing/prices', {
  failed: 'Failed to fetch prices',
  summary: 'The prices of models, those that were used without one included',
  response: list(modelPrice),
});

export const priceForm = z.strictObject({
  model: requiredText('model', 200),
  inputPrice: price('inputPrice'),
  outputPrice: price('outputPrice'),
});

export const setPrice = endpoint.put('/Costing/prices', {
  failed: 'Failed to update the price',
  summary: 'Set the prices of a model for a million tokens, from now on',
  body: priceForm,
  response: one(modelPrice),
});

export const budgetForm = z.strictObject({ monthlyAmount: amount.nullable() });

export const setBudget = endpoint.put('/Costing/budgets/{organizationId}', {
  failed: 'Failed to update the budget',
  summary: "Set an organization's budget for a month, or (null) take it off",
  params: z.object({ organizationId: id }),
  body: budgetForm,
  response: one(organizationCost.describe('Of the running month.')),
});

export const exportCosts = endpoint.get('/Costing/export', {
  failed: 'Failed to download costs',
  summary: 'Twelve months until this one, by organization, model and kind of work, as CSV',
  query: inMonth,
  produces: 'file',
});
