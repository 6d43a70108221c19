import { comparisons, proposals as contract, vendors } from '@bidloom/contract';
import { sample } from './sample.ts';

const vendor = { contactName: null, email: null, phone: null, specialities: ['pumps'] };

export const proposalSamples = [
  sample(vendors.listVendors),
  sample(vendors.createVendor, ({ organizationId }) => ({
    body: { ...vendor, organizationId, name: 'Made by the walk' },
  })),
  sample(vendors.getVendor),
  sample(vendors.updateVendor, ({ organizationId }) => ({
    body: { ...vendor, organizationId, name: 'Changed by the walk' },
  })),
  sample(vendors.deactivateVendor),
  sample(vendors.activateVendor),

  sample(contract.workspaceSummaries, ({ customerId }) => ({ query: { customerId } })),
  sample(contract.proposalsSummary),
  sample(contract.setSealing, () => ({ body: { sealed: false } })),
  sample(contract.searchProposals, ({ workspaceId, vendorId, customerId }) => ({
    query: { workspaceId, vendorId, customerId },
  })),
  sample(contract.proposalCounts),
  sample(contract.listProposals),
  sample(contract.createProposal, ({ vendorId }) => ({
    body: { vendorId, title: 'Made by the walk', amount: 1000, currency: 'EUR' },
  })),
  sample(comparisons.startComparison, ({ proposalId }) => ({ body: { proposalIds: [proposalId] } })),
  sample(contract.getProposal),
  sample(contract.updateProposal, ({ vendorId }) => ({ body: { vendorId, status: 'submitted', amount: 1100 } })),
  sample(contract.uploadProposalDocuments, () => ({
    files: [{ name: 'walk.txt', content: 'Uploaded by the walk', field: 'file', category: 'technical' }],
  })),
  sample(contract.deleteProposalDocument, ({ proposalDocumentId }) => ({ params: { documentId: proposalDocumentId } })),
  sample(contract.deleteProposal),
  sample(vendors.deleteVendor, ({ otherVendorId }) => ({ params: { vendorId: otherVendorId } })),
];
