import { type Chapter, centered, columns, heading, paragraph, row, rows } from '../blocks.ts';
import { issuer, project, terms, weeks } from '../facts.ts';
import { contractClauses } from './commercial-contract.ts';

export const commercial: Chapter = {
  title: 'Commercial terms',
  id: 'commercial',
  sections: [
    {
      layout: 'portrait',
      blocks: [
        heading(2, 'Price basis'),
        paragraph(
          `Prices are firm and fixed in ${project.currency}, **${terms.incoterm} Site** (Incoterms 2020), without value added tax, for the whole duration of the contract. They include packing, transport, transit insurance, factory tests, documents and the services of chapter {ref:scope}. Import duties are borne by the Supplier. No price adjustment is made for changes of wages, materials or exchange rates.`,
          'fact:price-basis',
        ),
        heading(2, 'Terms of payment', 'payment'),
        paragraph(
          `Payments are made by bank transfer within ${terms.paymentDays} days after receipt of a correct invoice with the documents named below. Late payments bear interest of 4% a year. Payment is no acceptance of the goods.`,
          'fact:payment-days',
        ),
        {
          kind: 'table',
          title: 'Payment milestones',
          columns: columns(centered(7), 32, centered(16), 45),
          header: [['No.', 'Milestone', 'Share of Contract Price', 'Documents with the invoice']],
          rows: [
            ...rows(`
              [fact:advance] 1 | Advance payment | ${terms.advancePercent}% | Advance payment guarantee for the same amount, performance bank guarantee
              2 | Approval of general arrangement and foundation drawings | ${terms.drawingsPercent}% | Approval letters of the Engineer
              3 | Delivery to the Site, pro rata of the items delivered | ${terms.deliveryPercent}% | Delivery note signed on Site, inspection release note, packing list, certificate of origin
              4 | Commissioning certificate | ${terms.commissioningPercent}% | Certificate, as-built documents
              [fact:retention] 5 | Retention, released at the end of the warranty period | ${terms.retentionPercent}% | Final acceptance certificate; may be paid earlier against a retention bank guarantee
            `),
            row(
              { text: 'Total', colSpan: 2, bold: true },
              {
                text: `${terms.advancePercent + terms.drawingsPercent + terms.deliveryPercent + terms.commissioningPercent + terms.retentionPercent}%`,
                bold: true,
                align: 'center',
              },
              '',
            ),
          ],
        },
        heading(2, 'Performance bank guarantee', 'performance'),
        paragraph(
          `Within 21 days after the letter of award the Supplier furnishes an unconditional, irrevocable performance bank guarantee (PBG) of ${terms.performancePercent}% of the Contract Price, issued or confirmed by a bank in the country of the Authority with a rating of at least A- (or equal). It stays valid until 60 days after the end of the warranty period. If the Contract Price rises by more than 10%, the guarantee is raised accordingly.`,
          'fact:performance',
        ),
        heading(2, 'Delivery', 'delivery'),
        // The tender's one deliberate ambiguity, for generating clarification questions: the key dates count the delivery
        // periods from the Effective Date, this clause from the Purchase Order, and nothing says which of the two comes first.
        paragraph(
          `The Supplier delivers the valves within ${weeks.valves} weeks, the dosing pumps within ${weeks.dosing} weeks and all other pumps within ${weeks.pumps} weeks from the date of the Purchase Order. Partial deliveries are accepted by complete tag groups. Delivery is complete when the goods, with all documents needed for their installation, are on the Site and the delivery note is signed. The Supplier announces each delivery ten days ahead.`,
          'fact:delivery',
        ),
        heading(2, 'Liquidated damages', 'liquidated-damages'),
        heading(3, 'Delay'),
        paragraph(
          `If the Supplier fails to deliver within the times of clause {ref:delivery}, it pays liquidated damages (LD) of ${terms.damagesPercentPerWeek}% of the price of the delayed goods for each full week of delay, up to a maximum of ${terms.damagesCapPercent}% of the Contract Price. When the maximum is reached, the Authority may terminate the contract under clause {ref:termination}. Liquidated damages are the sole financial remedy for delay.`,
          'fact:damages',
        ),
        heading(3, 'Shortfall of efficiency', 'efficiency-damages'),
        paragraph(
          `For each full 0.1 percentage point by which the measured efficiency of a pump falls short of the guaranteed figure, the Supplier pays ${project.currency} 35 per kilowatt of rated shaft power, up to 5% of the price of the pump. This is in addition to damages for delay.`,
          'fact:efficiency-damages',
        ),
        heading(2, 'Warranty', 'warranty'),
        paragraph(
          `The warranty period ends ${terms.warrantyMonthsFromDelivery} months after delivery or ${terms.warrantyMonthsFromCommissioning} months after commissioning of the item concerned, whichever comes first. The Supplier remedies a defect without cost to the Authority, transport and dismantling included. It answers a notice within 24 hours, is on Site within three working days, and completes the remedy within 30 days. For repaired or replaced parts the warranty begins anew, for 12 months at least, but ends no later than 36 months after delivery. Coatings are warranted for five years.`,
          'fact:warranty',
        ),
        heading(2, 'Taxes'),
        paragraph(
          `Value added tax is paid in addition at the statutory rate by ${issuer.short}. Taxes and charges outside the country of the Authority, and those on the income of the Supplier's staff, are borne by the Supplier.`,
        ),
        ...contractClauses,
      ],
    },
  ],
};
