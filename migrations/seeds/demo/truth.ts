import { weekdayDate } from './dates.ts';
import { dates, project, terms, validityDays, weeks, weights } from './facts.ts';
import { parameterMark } from './parameters.ts';
import { pumps } from './pumps.ts';
import { valveSchedules } from './valves.ts';

/** A datasheet value as it is printed, to compare an extraction with. `unit` is empty where there is none. */
export type ParameterTruth = { tag: string; parameter: string; value: string; unit: string; page: number };

/** A question that a bidder asks, words that answer it, exactly as printed, and the page they stand on. */
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
];

/** What a bid manager asks first, with the place of each answer. */
export function factTruth(pageOf: PageOf): FactTruth[] {
  return keyFacts.map(([id, question, quote]) => ({ id, question, quote, page: pageOf(`fact:${id}`) }));
}
