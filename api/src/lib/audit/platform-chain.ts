/** The chain of the audit log's entries that are the platform's, of no organization. */
export const platformChain = '00000000-0000-0000-0000-000000000000';
