/** What forms and lists offer of proposals, without the schemas. */
export const proposalStatuses = ['draft', 'submitted'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** The categories that are offered for a proposal's document. Others are taken, too: vendors send more kinds of papers than a list knows. */
export const proposalCategories = ['technical', 'commercial', 'certificate', 'reference', 'terms', 'other'] as const;

/** Characters of a category at most. */
export const longestCategory = 80;
