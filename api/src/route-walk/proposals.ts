import { comparisons, proposals as contract, vendors } from '@bidloom/contract';
import { sample } from './sample.ts';

const vendor = { contactName: null, email: null, phone: null, specialities: ['pumps'] };

export const proposalSamples = [
  sample(vendors.listVendors, ({ organizationId }) => ({ params: { organizationId } })),
  sample(vendors.createVendor, ({ organizationId }) => ({
    params: { organizationId },
    body: { ...vendor, organizationId, name: 'Made by the walk' },
  })),
  sample(vendors.getVendor, ({ organizationId, vendorId }) => ({ params: { organizationId, vendorId } })),
  sample(vendors.updateVendor, ({ organizationId, vendorId }) => ({
    params: { organizationId, vendorId },
    body: { ...vendor, organizationId, name: 'Changed by the walk' },
  })),
  sample(vendors.deactivateVendor, ({ organizationId, vendorId }) => ({ params: { organizationId, vendorId } })),
  sample(vendors.activateVendor, ({ organizationId, vendorId }) => ({ params: { organizationId, vendorId } })),

  sample(contract.workspaceSummaries, ({ organizationId, customerId }) => ({
    params: { organizationId },
    query: { customerId },
  })),
  sample(contract.proposalsSummary, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.setSealing, ({ workspaceId }) => ({ params: { workspaceId }, body: { sealed: false } })),
  sample(contract.searchProposals, ({ organizationId, workspaceId, vendorId, customerId }) => ({
    params: { organizationId },
    query: { workspaceId, vendorId, customerId },
  })),
  sample(contract.proposalCounts, ({ organizationId }) => ({ params: { organizationId } })),
  sample(contract.listProposals, ({ workspaceId }) => ({ params: { workspaceId } })),
  sample(contract.createProposal, ({ workspaceId, vendorId }) => ({
    params: { workspaceId },
    body: { vendorId, title: 'Made by the walk', amount: 1000, currency: 'EUR' },
  })),
  sample(comparisons.startComparison, ({ workspaceId, proposalId }) => ({
    params: { workspaceId },
    body: { proposalIds: [proposalId] },
  })),
  sample(contract.getProposal, ({ proposalId }) => ({ params: { proposalId } })),
  sample(contract.updateProposal, ({ proposalId, vendorId }) => ({
    params: { proposalId },
    body: { vendorId, status: 'submitted', amount: 1100 },
  })),
  sample(contract.uploadProposalDocuments, ({ proposalId }) => ({
    params: { proposalId },
    files: [{ name: 'walk.txt', content: 'Uploaded by the walk', field: 'file', category: 'technical' }],
  })),
  sample(contract.deleteProposalDocument, ({ proposalId, proposalDocumentId }) => ({
    params: { proposalId, documentId: proposalDocumentId },
  })),
  sample(contract.deleteProposal, ({ proposalId }) => ({ params: { proposalId } })),
  sample(vendors.deleteVendor, ({ organizationId, otherVendorId }) => ({
    params: { organizationId, vendorId: otherVendorId },
  })),
];
