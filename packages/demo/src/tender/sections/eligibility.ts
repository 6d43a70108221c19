import { bullets, type Chapter, centered, clauses, columns, heading, paragraph, rows } from '../blocks.ts';
import { project } from '../facts.ts';

export const eligibility: Chapter = {
  title: 'Eligibility and qualification',
  id: 'eligibility',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        heading(2, 'Eligibility'),
        paragraph('A bidder is eligible if, on the bid due date, it and each member of its joint venture:'),
        clauses([
          'is a manufacturer of pumps or valves, or a supplier holding the written authorisation of the manufacturer in the form of Annex F for this tender;',
          'is not insolvent, in liquidation or under court administration;',
          'has not been debarred from public procurement in Vale Province or in its own country within the last three years;',
          'has paid its taxes and social security contributions;',
          'has no conflict of interest: in particular it has not taken part in preparing this tender, and submits or is part of one bid only.',
        ]),
        paragraph(
          'A manufacturer may authorise more than one supplier, but the same pump model may not be offered in more than two bids.',
        ),
        heading(2, 'Qualification criteria', 'qualification'),
        paragraph(
          'Qualification is judged on a pass or fail basis, from the evidence submitted with the technical bid. Every criterion has to be met. In a joint venture the members together meet the financial criteria, and the lead member alone meets at least 60% of each of them.',
        ),
        {
          kind: 'table',
          title: 'Qualification criteria and evidence',
          columns: columns(centered(6), 19, 41, 34),
          header: [['No.', 'Subject', 'Requirement', 'Evidence']],
          rows: rows(`
            [fact:turnover] Q1 | Annual turnover | Average annual turnover of at least ${project.currency} 12 million over the last three financial years | Audited financial statements of the three years
            Q2 | Net worth and liquidity | Positive net worth in each of the three years; current ratio of at least 1.1 in the last | Balance sheets, auditor's certificate
            Q3 | Credit line | Access to liquid funds or credit of at least ${project.currency} 900,000 for this contract | Letter of a bank, not older than 90 days
            [fact:experience] Q4 | Supply experience | At least three contracts for pumps in water supply completed in the last seven years, one of them of ${project.currency} 2.0 million or more | List of references with contacts, completion certificates
            Q5 | Pumps in operation | At least ten pumps of 200 kW or more of the offered type, in successful operation for two years or longer | End-user certificates
            Q6 | Valves in operation | At least 20 butterfly or gate valves of DN 400 or larger, PN 16 or higher, in operation for two years or longer | Reference list, two end-user certificates
            [fact:certificates] Q7 | Quality management | Valid certificates ISO 9001, ISO 14001 and ISO 45001 of each manufacturing plant | Copies of the certificates
            Q8 | Test facility | Own test bed to ISO 9906, grade 1B or better, for at least 1,700 m³/h and 300 kW | Description, calibration records not older than 12 months
            Q9 | After-sales service | Service workshop or contracted partner that reaches the Site within 24 hours | Agreement or address with list of staff and tools
            Q10 | Authorisation | Manufacturer's authorisation for each make not made by the bidder | Annex F
          `),
        },
        heading(2, 'Litigation and performance history'),
        paragraph(
          'The bidder discloses all contracts of the last five years that were terminated for its default, and all pending litigation or arbitration whose value exceeds 10% of its net worth. Non-disclosure leads to disqualification at any stage.',
        ),
        heading(2, 'Evidence on paper and in fact'),
        paragraph('The Authority may verify what a bidder states, in particular by:'),
        bullets([
          'asking the referees named, without further consent of the bidder;',
          'an inspection of the works and of the test bed, on five working days’ notice;',
          'a request for originals of certificates and of bank statements.',
        ]),
        heading(2, 'Declaration on conduct'),
        paragraph(
          'By submitting a bid the bidder declares that it has neither offered nor accepted any advantage in connection with this tender, that its prices were arrived at independently of other bidders, and that it observes the law on child and forced labour along its supply chain. A breach leads to exclusion, to forfeiture of the bid security and, after award, to termination under clause {ref:termination}.',
        ),
      ],
    },
  ],
};
