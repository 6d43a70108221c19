import { weekdayDate } from './dates.ts';
import { dates, project, terms, validityDays, weeks, weights } from './facts.ts';
import { parameterMark } from './parameters.ts';
import { pumps } from './pumps.ts';
import { valveSchedules } from './valves.ts';

/** A datasheet value as it is printed, to compare an extraction with. `unit` is empty where there is none. */
export type ParameterTruth = { tag: string; parameter: string; value: string; unit: string; page: number };

/** A question that a bidder asks, words that answer it, exactly as printed, and the page they are on. */
export type FactTruth = { id: string; question: string; quote: string; page: number };

/** Tells on which page (1-based) the renderer put a mark. */
type PageOf = (mark: string) => number;

/** Every parameter of every pump and valve datasheet. A dash in a valve schedule is no value and is left out. */
export function datasheetTruth(pageOf: PageOf): ParameterTruth[] {
  const ofPumps = pumps.flatMap(({ tag, groups }) =>
    groups.flatMap((group) => group.parameters.map(({ name, value, unit }) => ({ tag, parameter: name, value, unit }))),
  );
  const ofValves = valveSchedules.flatMap(({ valves, parameters }) =>
    valves.flatMap(({ tag }, index) =>
      parameters.map(({ name, unit, values }) => ({ tag, parameter: name, value: values[index] ?? '-', unit })),
    ),
  );
  return [...ofPumps, ...ofValves]
    .filter(({ value }) => value !== '-')
    .map((parameter) => ({ ...parameter, page: pageOf(parameterMark(parameter.tag, parameter.parameter)) }));
}

const keyFacts: [id: string, question: string, quote: string][] = [
  ['bid-due', 'When is the bid due?', `${weekdayDate(dates.bidDue)}, ${dates.bidDueTime} hours`],
  ['pre-bid', 'When does the pre-bid meeting take place?', `${weekdayDate(dates.preBid)}, 09:30 hours`],
  ['clarifications', 'Until when can we send questions?', `${weekdayDate(dates.clarifications)}, 16:00 hours`],
  ['envelopes', 'How many envelopes does the bid have?', 'single stage with two envelopes'],
  ['fee', 'What do the tender documents cost?', `a non-refundable fee of ${project.currency} 250`],
  ['attendance', 'Is the pre-bid meeting mandatory?', 'Attendance is recommended, not mandatory'],
  ['validity', 'How long must the bid stay valid?', `valid for ${validityDays} days after the bid due date`],
  ['bid-security', 'How much EMD is asked for?', `of ${terms.bidSecurityPercent}% of the total bid price`],
  ['partial', 'May we quote for the valves only?', 'bids for a part of it are not considered'],
  [
    'turnover',
    'Which annual turnover must we prove?',
    `${project.currency} 12 million over the last three financial years`,
  ],
  ['certificates', 'Which ISO certificates are required?', 'ISO 9001, ISO 14001 and ISO 45001'],
  ['bearing-life', 'What bearing life is required?', 'at least 50,000 hours at the rated point'],
  ['noise', 'What is the noise limit of a pump set?', 'does not exceed 82 dB(A)'],
  ['npsh', 'Which NPSH margin is required?', 'NPSH required at the rated capacity is at least 1.5 m'],
  ['test-notice', 'How far ahead must tests be notified?', '21 days ahead for witness abroad'],
  ['price-basis', 'Which Incoterm applies?', `${terms.incoterm} Site (Incoterms 2020)`],
  [
    'payment-days',
    'After how many days are invoices paid?',
    `within ${terms.paymentDays} days after receipt of a correct invoice`,
  ],
  [
    'performance',
    'How high is the performance bank guarantee?',
    `of ${terms.performancePercent}% of the Contract Price`,
  ],
  ['delivery', 'When must the pumps be delivered?', `all other pumps within ${weeks.pumps} weeks`],
  [
    'damages',
    'What are the liquidated damages for delay?',
    `${terms.damagesPercentPerWeek}% of the price of the delayed goods for each full week of delay`,
  ],
  [
    'warranty',
    'How long is the warranty?',
    `${terms.warrantyMonthsFromDelivery} months after delivery or ${terms.warrantyMonthsFromCommissioning} months after commissioning`,
  ],
  ['insurance', 'What transit insurance is needed?', 'for 110% of the value of each shipment'],
  ['liability', 'Is the liability limited?', 'limited to 100% of the Contract Price'],
  ['arbitration', 'How are disputes settled?', 'arbitration under the UNCITRAL Arbitration Rules'],
  [
    'technical-pass',
    'How many points does a technical bid need?',
    `Bids of fewer than ${weights.technicalPass} points`,
  ],
  [
    'weights',
    'How are technical and price scores weighted?',
    `with weights of ${weights.technical}% and ${weights.commercial}%`,
  ],
  ['spares-years', 'How long must spare parts be available?', 'for at least 15 years after delivery'],
  [
    'submission',
    'How is the bid submitted?',
    'submitted electronically through the bidding portal as two separately encrypted files',
  ],
  [
    'experience',
    'What supply experience is asked for?',
    'At least three contracts for pumps in water supply completed in the last seven years',
  ],
  ['precedence', 'Which document prevails if they disagree?', 'the order of precedence is: addenda, the latest first'],
  ['quantities', 'How many pumps and valves are to be supplied?', '18 pump sets and 52 valves'],
  ['spares', 'Until when may spares be ordered?', 'until 12 months after delivery'],
  ['site-access', 'What can the crane on site lift?', 'The unloading crane of the works lifts 12 t'],
  ['lead', 'What is the limit for lead in copper alloys?', 'does not exceed 0.1%'],
  ['curve', 'What is said about the shut-off head?', 'the shut-off head lies between 115% and 140% of the rated head'],
  ['actuators', 'How are actuators sized?', 'sized for 1.5 times the maximum operating torque of the valve'],
  ['empty-parameter', 'What if a datasheet line is left empty?', 'A parameter left empty counts as not complied with'],
  [
    'performance-test',
    'Which pumps get a performance test?',
    '100% of P-101, P-201, P-301; one of each other tag group',
  ],
  ['comments', 'How quickly are drawings commented on?', 'The Engineer comments within 15 working days'],
  [
    'om-manuals',
    'When are draft manuals due?',
    `Operation and maintenance manuals, draft ${weeks.documentation} Effective Date`,
  ],
  [
    'advance',
    'Is there an advance payment?',
    `Advance payment ${terms.advancePercent}% Advance payment guarantee for the same amount`,
  ],
  [
    'retention',
    'How much is retained?',
    `Retention, released at the end of the warranty period ${terms.retentionPercent}%`,
  ],
  [
    'delivery-pumps',
    'From when does the delivery period count in the key dates?',
    `${weeks.pumps} weeks after the Effective Date`,
  ],
  ['efficiency-damages', 'What does a shortfall of efficiency cost?', 'EUR 35 per kilowatt of rated shaft power'],
  ['variations', 'By how much may quantities vary?', 'variations of quantity of up to 15%'],
  ['force-majeure', 'When may force majeure end the contract?', 'If the event lasts for more than 120 days'],
  ['convenience', 'What notice is given for termination for convenience?', 'at any time with 30 days’ notice'],
  ['confidentiality', 'How long does confidentiality last?', 'for five years after its end'],
  [
    'arithmetic',
    'Which price counts if unit price and total differ?',
    'the unit price prevails over the total of an item',
  ],
  ['energy', 'How is energy cost evaluated?', '6,500 h/year x 10 years'],
  ['standstill', 'May bidders object to the award?', 'who may object within ten days'],
  ['deviations', 'Where are deviations stated?', 'are listed here, and only here'],
];

/** What a bid manager asks first, with the place of each answer. */
export function factTruth(pageOf: PageOf): FactTruth[] {
  return keyFacts.map(([id, question, quote]) => ({ id, question, quote, page: pageOf(`fact:${id}`) }));
}
