/** The summary of an organisation that has no template of its own: what a bid manager asks of every tender. */
export const standardSummary = {
  name: 'Standard tender summary',
  sections: [
    {
      title: 'Scope of supply',
      prompt: 'What is to be supplied or done: goods, services, quantities, place of delivery, and what is excluded.',
    },
    {
      title: 'Key dates and deadlines',
      prompt:
        'Every date and period that binds the bidder: questions, site visit, submission, opening, validity, award, delivery, completion.',
    },
    {
      title: 'Eligibility and qualification',
      prompt: 'What a bidder must have: experience, turnover, certificates, licences, references, nationality.',
    },
    {
      title: 'Technical requirements',
      prompt: 'The requirements that decide: standards, design conditions, materials, performance, testing, documents.',
    },
    {
      title: 'Commercial terms',
      prompt: 'Price basis, payment terms, securities and guarantees with their amounts, taxes, warranty, insurance.',
    },
    {
      title: 'Liquidated damages and liability',
      prompt: 'Damages for delay or lack of performance, their rates and limits, limits of liability, termination.',
    },
    {
      title: 'Evaluation of bids',
      prompt: 'How bids are evaluated: criteria, weights, thresholds, and what leads to rejection.',
    },
  ],
};
