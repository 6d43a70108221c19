import {
  bullets,
  type Chapter,
  centered,
  clauses,
  columns,
  heading,
  paragraph,
  row,
  rows,
  tall,
  wide,
} from '../blocks.ts';
import { longDate, weekdayDate } from '../dates.ts';
import { dates, issuer, project, securityMarginDays, terms, validityDays, weeks } from '../facts.ts';

export const instructions: Chapter = {
  title: 'Invitation and instructions to bidders',
  id: 'instructions',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        heading(2, 'Invitation to bid'),
        paragraph(
          `The ${issuer.name} (hereinafter “${issuer.short}”) invites sealed bids from eligible manufacturers and their authorised suppliers for the design, manufacture, factory testing, supply and delivery of pumps, valves and their accessories for the **${project.name}, ${project.phase}** (Tender No. ${project.reference}).`,
        ),
        paragraph(
          `The expansion raises the capacity of the ${project.site} from 120,000 m³/day to ${project.capacity}. It is financed from the Authority's capital programme; no part of the contract price depends on third-party funding. Civil works, pipework and installation are let separately as Package C-101 and are not part of this tender.`,
        ),
        paragraph(
          `Bids are invited in a single stage with two envelopes: a technical bid and a price bid, submitted together. The price bids of those bidders whose technical bids are not found responsive stay unopened.`,
          'fact:envelopes',
        ),
        paragraph(
          `A complete set of tender documents can be obtained from the Authority's bidding portal (${issuer.portal}) against a non-refundable fee of ${project.currency} 250 until ${longDate(dates.saleEnds)}. Bids from firms that have not obtained the documents in their own name will not be considered.`,
          'fact:fee',
        ),
        heading(2, 'Key dates', 'key-dates'),
        paragraph(
          'All times are local times at the Authority (UTC+1). A change of any of these dates is made only by a written addendum under clause {ref:addenda}.',
        ),
        {
          kind: 'table',
          title: 'Key dates of the procurement and of the contract',
          columns: columns(centered(7), 42, 51),
          header: [['No.', 'Event', 'Date and time']],
          rows: [
            row('1', 'Issue of tender documents', weekdayDate(dates.issue)),
            ...rows(`
              2 | Site visit | ${weekdayDate(dates.siteVisit)}, 10:00 hours
              [fact:pre-bid] 3 | Pre-bid meeting | ${weekdayDate(dates.preBid)}, 09:30 hours
              [fact:clarifications] 4 | Last day for clarification requests | ${weekdayDate(dates.clarifications)}, 16:00 hours
            `),
            row('5', 'Last day for addenda', weekdayDate(dates.lastAddendum)),
            row('6', 'Last day for sale of tender documents', weekdayDate(dates.saleEnds)),
            ...rows(`
              [fact:bid-due] 7 | Bid due date and time | **${weekdayDate(dates.bidDue)}, ${dates.bidDueTime} hours**
              8 | Public opening of technical bids | ${weekdayDate(dates.opening)}, ${dates.openingTime} hours
              9 | End of bid validity | ${weekdayDate(dates.validUntil)} (${validityDays} days after the bid due date)
            `),
            row('10', 'Letter of award, expected', weekdayDate(dates.award)),
            row('11', 'Signature of the contract, expected', weekdayDate(dates.signature)),
            ...rows(`
              12 | First issue of drawings for approval | ${weeks.drawings} weeks after the Effective Date
              13 | Delivery of dosing pumps | ${weeks.dosing} weeks after the Effective Date
              14 | Delivery of valves | ${weeks.valves} weeks after the Effective Date
              [fact:delivery-pumps] 15 | Delivery of all other pumps | ${weeks.pumps} weeks after the Effective Date
              16 | Completion of commissioning assistance | ${weeks.commissioning} weeks after the Effective Date
            `),
          ],
        },
        heading(2, 'Tender documents'),
        paragraph(
          'The tender documents consist of this volume and of the addenda issued under clause {ref:addenda}. Bidders shall examine all instructions, forms, terms and specifications. Failure to furnish all information required, or a bid that is not substantially responsive in every respect, is at the bidder’s risk and may result in rejection.',
        ),
        {
          kind: 'table',
          title: 'Revision record of this volume',
          columns: columns(centered(8), 20, 36, centered(12), centered(12), centered(12)),
          header: [
            [tall('Rev.'), tall('Date'), tall('Purpose'), wide('Signed off by', 3)],
            ['Prepared', 'Checked', 'Approved'],
          ],
          rows: [
            ...rows(`
              A | 14 September 2026 | Issued for internal review | J.O. | R.H. | I.M.
              B | 12 October 2026 | Comments of the operations department included | J.O. | R.H. | I.M.
            `),
            row('0', longDate(dates.issue), 'Issued for tender', 'J.O.', 'R.H.', 'I.M.'),
          ],
        },
        heading(2, 'Clarifications', 'clarification'),
        paragraph(
          `A bidder requiring clarification shall notify the Authority in writing, through the bidding portal or by e-mail to ${issuer.email}, using the form of Annex D. Requests received by the date given in clause {ref:key-dates} are answered within ten days; answers go to all who obtained the documents, without naming the source. Telephone enquiries are not answered and bind nobody.`,
        ),
        heading(2, 'Addenda', 'addenda'),
        paragraph(
          'At any time before the last day for addenda, the Authority may amend the tender documents by a numbered addendum. Each addendum is part of the tender documents, and its receipt shall be acknowledged in the bid form. Where an addendum leaves less than 14 days before the bid due date, the Authority will extend that date.',
        ),
        heading(2, 'Pre-bid meeting and site visit'),
        paragraph(
          'The pre-bid meeting is held in Reservoir House, room 2.14, and by video. Attendance is recommended, not mandatory; at most three persons per bidder. The site visit on the day before starts at the main gate of the works. Visitors bring their own safety shoes, helmet and high-visibility vest, and register by e-mail five working days ahead.',
          'fact:attendance',
        ),
        heading(2, 'Preparation of the bid'),
        heading(3, 'Language, currency and costs'),
        paragraph(
          `The bid and all correspondence are in English. Certificates in another language are accepted with a certified translation. Prices are in ${project.currency} only. The bidder bears all costs of preparing its bid, whatever its outcome.`,
        ),
        heading(3, 'Validity'),
        paragraph(
          `Bids shall remain valid for ${validityDays} days after the bid due date, that is until ${longDate(dates.validUntil)}. The Authority may ask in writing for an extension; a bidder may refuse it without forfeiting its bid security, and one who agrees shall extend the security accordingly and may not change its prices.`,
          'fact:validity',
        ),
        heading(3, 'Bid security', 'bid-security'),
        paragraph(
          `Each bid shall be accompanied by a bid security (earnest money deposit, EMD) of ${terms.bidSecurityPercent}% of the total bid price, as an unconditional bank guarantee in the form of Annex E or by a certified transfer to the Authority's deposit account. It shall be valid for ${securityMarginDays} days beyond the validity of the bid, that is until ${longDate(dates.securityValidUntil)}. A bid without it is rejected as non-responsive.`,
          'fact:bid-security',
        ),
        paragraph(
          'Securities of unsuccessful bidders are returned within 30 days after signature of the contract, without interest. The security may be forfeited if the bidder:',
        ),
        clauses([
          'withdraws or changes its bid within the period of validity;',
          'does not accept the correction of arithmetic errors under clause {ref:arithmetic}; or',
          'being the successful bidder, fails to sign the contract within 21 days after the letter of award or to furnish the performance bank guarantee under clause {ref:performance}.',
        ]),
        heading(3, 'Alternative and partial bids'),
        paragraph(
          'The package is awarded as a whole; bids for a part of it are not considered. One technical alternative may be offered in addition to a fully compliant base bid. Only the alternative of the bidder with the best-evaluated base bid is looked at.',
          'fact:partial',
        ),
        heading(3, 'Joint ventures and subcontracting'),
        paragraph(
          'A bid may be made by a joint venture of not more than three members, jointly and severally liable, one of whom is the lead member with at least 51% of the share. Subcontracting of hydraulic design, pump assembly or performance testing is not permitted.',
        ),
        heading(2, 'Submission of bids'),
        paragraph(
          `Bids are submitted electronically through the bidding portal as two separately encrypted files not larger than 200 MB each: file 1 the technical bid without any price, file 2 the price bid. The original bid security shall reach the ${issuer.department}, ${issuer.address.join(', ')}, before the bid due date and time. Late bids are rejected by the portal. The Authority accepts no responsibility for a bidder's network.`,
          'fact:submission',
        ),
        bullets([
          'Each file is one searchable PDF with an index; the price schedule is added as a spreadsheet.',
          'The technical bid follows the order of the checklist in clause {ref:checklist}; a price found in it leads to rejection.',
          'The bid form is signed by a person who holds the power of attorney submitted with it.',
        ]),
        heading(2, 'Modification, withdrawal and opening'),
        paragraph(
          `A bid may be modified or withdrawn until the bid due date and time, not afterwards. Technical bids are opened in public at Reservoir House on ${weekdayDate(dates.opening)} at ${dates.openingTime} hours; the names of bidders and the presence of the bid security are read out. The date of opening the price bids is notified to the bidders concerned at least five working days ahead.`,
        ),
        heading(2, 'Contact during the procurement'),
        paragraph(
          `The only point of contact is ${issuer.contact}, ${issuer.email}, telephone ${issuer.phone}. An attempt to influence the evaluation, or contact with other staff or with the Authority's consultants on matters of this tender, leads to the exclusion of the bidder.`,
        ),
      ],
    },
  ],
};
