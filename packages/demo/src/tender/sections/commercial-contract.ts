import { type Block, bullets, clauses, heading, paragraph } from '../blocks.ts';
import { project } from '../facts.ts';

/** The legal clauses that follow on price, payment and remedies. */
export const contractClauses: Block[] = [
  heading(2, 'Insurance'),
  paragraph('The Supplier takes out and maintains, with insurers acceptable to the Authority:'),
  clauses(
    [
      'transit insurance, all risks, for 110% of the value of each shipment, from warehouse to warehouse;',
      `public and product liability insurance of at least ${project.currency} 5 million for each event and ${project.currency} 10 million a year;`,
      'employer’s liability and accident insurance of its staff on Site, as required by law.',
    ],
    'fact:insurance',
  ),
  heading(2, 'Title and risk'),
  paragraph(
    'Title passes to the Authority on delivery to the Site, or on payment of the third milestone for the item concerned if this is earlier. Risk passes when the delivery note is signed.',
  ),
  heading(2, 'Variations'),
  paragraph(
    'The Authority may order variations of quantity of up to 15% for each item at the unit prices of the price schedule until the approval of its drawings. The Supplier submits the effect of any other variation on price and time within 14 days, and begins only after a written variation order.',
    'fact:variations',
  ),
  heading(2, 'Limitation of liability', 'liability'),
  paragraph(
    'The total liability of the Supplier under the contract is limited to 100% of the Contract Price. Neither party is liable for loss of profit or indirect loss. These limits do not apply to wilful misconduct, gross negligence, injury to persons or infringement of intellectual property.',
    'fact:liability',
  ),
  heading(2, 'Force majeure'),
  paragraph(
    'Neither party is in default while it is prevented by an event beyond its control that it could not have foreseen or avoided, such as war, epidemic, earthquake, flood or a strike that is not confined to its own works. The party concerned gives notice within seven days and limits the effects. Times are extended by the duration of the event; each party bears its own costs. If the event lasts for more than 120 days, either party may terminate the contract.',
    'fact:force-majeure',
  ),
  heading(2, 'Termination', 'termination'),
  heading(3, 'For default'),
  paragraph('The Authority may terminate the contract by written notice if the Supplier:'),
  bullets([
    'does not remedy a breach within 28 days after being asked to do so;',
    'has incurred the maximum of liquidated damages;',
    'becomes insolvent, or assigns the contract without consent;',
    'has engaged in corrupt, fraudulent or collusive practices.',
  ]),
  paragraph(
    'In this case the Authority may complete the supply by others and recover the additional cost from the Supplier, and call the performance bank guarantee.',
  ),
  heading(3, 'For convenience'),
  paragraph(
    'The Authority may terminate the contract at any time with 30 days’ notice. It then pays for the goods completed and for the documented cost of work in progress, less what has been paid, but no loss of profit.',
    'fact:convenience',
  ),
  heading(2, 'Confidentiality and intellectual property'),
  paragraph(
    'Each party keeps the other’s information confidential during the contract and for five years after its end, and uses it for the purposes of the contract alone. Drawings and documents become the property of the Authority, which may use and copy them for operating, maintaining and extending the works. The Supplier indemnifies the Authority against claims for infringement of patents by the goods.',
    'fact:confidentiality',
  ),
  heading(2, 'Governing law and disputes', 'disputes'),
  paragraph(
    'The contract is governed by the law of Vale Province. The parties first seek an amicable settlement within 30 days after a notice of dispute. Failing that, disputes are finally settled by arbitration under the UNCITRAL Arbitration Rules by three arbitrators, or by a sole one where the amount in dispute is below EUR 500,000. The seat is Tarrow, the language English. Work goes on during arbitration.',
    'fact:arbitration',
  ),
  heading(2, 'Assignment and notices'),
  paragraph(
    'Neither party assigns the contract or a part of it without the written consent of the other. Notices are in writing, to the addresses given in the contract agreement, and take effect on receipt.',
  ),
];
