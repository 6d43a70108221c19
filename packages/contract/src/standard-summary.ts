import type { TemplateSection } from './summaries.ts';

/** The sections of a summary where an organisation has no template; also offered as a first template. */
export const standardSummary: { name: string; sections: TemplateSection[] } = {
  name: 'Standard tender summary',
  sections: [
    {
      title: 'The tender',
      prompt: 'Its subject, its buyer and its tender number.',
    },
    {
      title: 'Scope of supply',
      prompt: 'What is to be supplied, in which quantities, which services and spares, and what is excluded.',
    },
    {
      title: 'Key dates',
      prompt: 'All dates and deadlines: site visit, pre-bid meeting, questions, submission, opening, award.',
    },
    {
      title: 'How to bid',
      prompt: 'Submission, language, validity, bid security, joint ventures and alternatives, clarifications.',
    },
    {
      title: 'Eligibility',
      prompt: 'Turnover, experience, references, certificates and other evidence.',
    },
    {
      title: 'Technical requirements',
      prompt: 'Limits and minimum values, standards, materials, noise, efficiency.',
    },
    {
      title: 'Testing and documents',
      prompt: 'Inspection and tests, notice of tests, drawings, manuals.',
    },
    {
      title: 'Commercial terms',
      prompt: 'Price basis, taxes, payment, advance payment and retention.',
    },
    {
      title: 'Delivery and liquidated damages',
      prompt: 'Delivery times and from when they count; damages for delay and shortfall.',
    },
    {
      title: 'Guarantees, warranty, liability',
      prompt: 'Performance guarantee, warranty period, insurance, limit of liability.',
    },
    {
      title: 'Legal terms',
      prompt: 'Termination, force majeure, disputes, confidentiality, data rights, governing law.',
    },
    {
      title: 'Evaluation',
      prompt: 'Criteria with points and weights, thresholds, combined score.',
    },
  ],
};
