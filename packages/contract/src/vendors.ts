import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { done, one, page } from './envelope.ts';
import { flag, id, listQuery, optionalText, requiredText, timestamp } from './fields.ts';
import { identity } from './identity.ts';
import { organizationAdmins } from './roles.ts';

const endpoint = endpointsOf('vendors', organizationAdmins);
const base = '/api/organizations/{organizationId}/vendors';
const ofOrganization = z.object({ organizationId: id });
const ofVendor = ofOrganization.extend({ vendorId: id });

/** Somebody who offers to supply what a tender asks for. */
export const vendor = z.object({
  id,
  organizationId: id,
  name: z.string(),
  contactName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  specialities: z.array(z.string()),
  isActive: z.boolean(),
  proposalCount: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Vendor = z.infer<typeof vendor>;

export const vendorBody = z.strictObject({
  organizationId: identity.organizationId,
  name: requiredText('name', 200),
  contactName: optionalText('contactName', 200),
  email: z
    .union([z.literal(''), z.email('Enter a valid email').max(254)])
    .nullish()
    .transform((email) => email || null),
  phone: optionalText('phone', 40),
  specialities: z
    .array(requiredText('specialities', 60))
    .max(30, 'specialities must be at most 30')
    .default([])
    .transform((specialities) => [...new Set(specialities)]),
  isActive: z.boolean().optional(),
});

export const listVendors = endpoint.get(base, {
  failed: 'Failed to fetch vendors',
  summary: 'Vendors, a page at a time',
  params: ofOrganization,
  query: listQuery({
    sortBy: ['name', 'contactName', 'email', 'isActive', 'createdAt', 'updatedAt'],
    defaultSort: 'name',
    filters: { isActive: flag.optional(), speciality: requiredText('speciality', 60).optional() },
  }),
  response: page(vendor),
});

export const createVendor = endpoint.post(base, {
  failed: 'Failed to create vendor',
  summary: 'Add a vendor; its name is unique in the organization',
  params: ofOrganization,
  body: vendorBody,
  response: one(vendor),
  status: 201,
});

export const getVendor = endpoint.get(`${base}/{vendorId}`, {
  failed: 'Failed to fetch vendor',
  summary: 'One vendor',
  params: ofVendor,
  response: one(vendor),
});

export const updateVendor = endpoint.put(`${base}/{vendorId}`, {
  failed: 'Failed to update vendor',
  summary: 'Replace a vendor',
  params: ofVendor,
  body: vendorBody,
  response: one(vendor),
});

export const activateVendor = endpoint.patch(`${base}/{vendorId}/activate`, {
  failed: 'Failed to activate vendor',
  summary: 'Take a vendor into use again',
  params: ofVendor,
  response: one(vendor),
});

export const deactivateVendor = endpoint.patch(`${base}/{vendorId}/deactivate`, {
  failed: 'Failed to deactivate vendor',
  summary: 'Take a vendor out of use; its proposals stay',
  params: ofVendor,
  response: one(vendor),
});

export const deleteVendor = endpoint.delete(`${base}/{vendorId}`, {
  failed: 'Failed to delete vendor',
  summary: 'Delete a vendor that has no proposals',
  params: ofVendor,
  response: done,
});
