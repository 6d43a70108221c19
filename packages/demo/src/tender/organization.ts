import { dates, issuer, project } from './facts.ts';

/** The demo organisation: a bidder for flow equipment, with what it would have entered in its first week. */

type Role = 'PLATFORM_ADMIN' | 'ORGANIZATION_ADMIN' | 'ORGANIZATION_USER';
type Status = 'draft' | 'open' | 'in_review' | 'submitted' | 'won' | 'lost' | 'no_bid' | 'archived';

/** One user of each role; passwords are made at the first start. The platform administrator belongs to no organisation. */
export const demoUsers: { role: Role; firstName: string; lastName: string; email: string }[] = [
  { role: 'PLATFORM_ADMIN', firstName: 'Petra', lastName: 'Lindqvist', email: 'platform.admin@demo.bidloom.example' },
  { role: 'ORGANIZATION_ADMIN', firstName: 'Amara', lastName: 'Oyelaran', email: 'admin@demo.bidloom.example' },
  { role: 'ORGANIZATION_USER', firstName: 'Tomas', lastName: 'Verhaag', email: 'user@demo.bidloom.example' },
];

export const demoOrganization = {
  name: 'Norvane Flow Systems',
  address: '27 Foundry Lane, Harrowmere 2180',
  country: 'Netherlands',
  phone: '+00 555 0177 200',
  website: 'https://norvane-flow.example',
};

/** `key` ties workspaces to customers; `issuer` is the one whose tender comes with a document. */
export const demoCustomers = [
  {
    key: 'issuer',
    name: issuer.name,
    code: 'TVWA',
    industry: 'Water and wastewater',
    email: issuer.email,
    phone: issuer.phone,
    address: issuer.address.join(', '),
  },
  {
    key: 'refinery',
    name: 'Port Ellery Refining',
    code: 'PER',
    industry: 'Oil and gas',
    email: 'tenders@portellery-refining.example',
    phone: '+00 555 0119 410',
    address: 'Gate 3, Jetty Road, Port Ellery 6021',
  },
  {
    key: 'power',
    name: 'Sundermark Energy',
    code: 'SME',
    industry: 'Power generation',
    email: 'purchasing@sundermark-energy.example',
    phone: '+00 555 0163 880',
    address: '5 Cooling Tower Way, Sundermark 3307',
  },
];

export const demoKeywords: { text: string; description: string }[] = [
  { text: 'Bid due date', description: 'Last date and time for submitting the bid' },
  { text: 'Bid validity', description: 'How long the offer binds us' },
  { text: 'Bid security', description: 'Earnest money deposit (EMD): amount, form and validity' },
  { text: 'Performance bank guarantee', description: 'PBG: percentage, bank, validity' },
  { text: 'Liquidated damages', description: 'LD for late delivery: rate and ceiling' },
  { text: 'Warranty', description: 'Guarantee period, start, repair times' },
  { text: 'Payment terms', description: 'Milestones, advance, retention, days' },
  { text: 'Price basis', description: 'Incoterms, currency, firm or adjustable prices' },
  { text: 'Delivery period', description: 'Weeks and the date from which they count' },
  { text: 'Qualification criteria', description: 'Turnover, experience, references' },
  { text: 'Deviations', description: 'Whether and where deviations may be stated' },
  { text: 'Limitation of liability', description: 'Ceiling and exceptions' },
  { text: 'Arbitration', description: 'Law, seat and rules for disputes' },
  { text: 'API 610', description: 'Pumps to the petroleum standard' },
  { text: 'ISO 5199', description: 'Centrifugal pumps, class II' },
  { text: 'NPSH', description: 'Net positive suction head: available, required, margin' },
  { text: 'Mechanical seal', description: 'Seal type, faces and flush plan' },
  { text: 'Performance test', description: 'ISO 9906 grade, witness, extent' },
  { text: 'Noise level', description: 'Sound pressure limit in dB(A)' },
  { text: 'Coating', description: 'Paint system, dry film thickness, colour' },
];

export const demoCategories: { name: string; description: string; questions: string[] }[] = [
  {
    name: 'Bid management',
    description: 'Dates, form and contents of the bid',
    questions: [
      'When is the bid due and how is it submitted?',
      'Until when and how can clarifications be requested?',
      'How long must the bid remain valid?',
      'Which documents must be submitted with the technical bid?',
    ],
  },
  {
    name: 'Commercial terms',
    description: 'Price, payment, guarantees and risk',
    questions: [
      'How much bid security is required and in what form?',
      'What are the terms of payment?',
      'What are the liquidated damages for late delivery?',
      'How long is the warranty period and when does it begin?',
    ],
  },
  {
    name: 'Technical requirements',
    description: 'Standards, materials, tests',
    questions: [
      'Which standards apply to the pumps?',
      'Which tests are witnessed by the customer?',
      'What is the noise limit for pump sets?',
      'Which coating is required for wetted surfaces?',
    ],
  },
  {
    name: 'Eligibility and evaluation',
    description: 'Whether we may bid, and how bids are judged',
    questions: [
      'Which qualification criteria must the bidder meet?',
      'How are technical and price bids weighted in the evaluation?',
    ],
  },
];

type DemoWorkspace = {
  customer: 'issuer' | 'refinery' | 'power';
  name: string;
  reference: string;
  description: string;
  status: Status;
  /** ISO 8601 in UTC. */
  dueAt: string;
  value: number;
  currency: string;
};

/** The tender to which the demo document belongs. */
export const demoTenderWorkspace: DemoWorkspace = {
  customer: 'issuer',
  name: `${project.title} – ${project.name}`,
  reference: project.reference,
  description: `${project.packageName} of ${project.phase}: seven pump services and ten valve types for the ${project.site}.`,
  status: 'open',
  // 14:00 hours at UTC+1.
  dueAt: `${dates.bidDue}T13:00:00.000Z`,
  value: project.estimate,
  currency: project.currency,
};

/** The file name under which the document is stored. */
export const demoDocumentName = 'TVWA-KRX-II-M-104-tender-documents.pdf';

export const demoOtherWorkspaces: DemoWorkspace[] = [
  {
    customer: 'refinery',
    name: 'Replacement of condensate pumps, unit 400',
    reference: 'PER-RFQ-2286',
    description: 'Six API 610 OH2 pumps with seal support systems, shutdown in autumn 2027.',
    status: 'in_review',
    dueAt: '2027-01-29T15:00:00.000Z',
    value: 1_240_000,
    currency: 'EUR',
  },
  {
    customer: 'power',
    name: 'Cooling water butterfly valves, units 1 and 2',
    reference: 'SME/CW/2026-031',
    description: 'Sixteen triple eccentric butterfly valves DN 800 to DN 1400 with actuators.',
    status: 'submitted',
    dueAt: '2026-10-15T10:00:00.000Z',
    value: 2_060_000,
    currency: 'EUR',
  },
  {
    customer: 'issuer',
    name: 'Framework for spare parts 2027 to 2029',
    reference: 'TVWA/FW/2027-07',
    description: 'Call-off contract for seals, bearings and wear rings of the existing works.',
    status: 'draft',
    dueAt: '2027-04-30T12:00:00.000Z',
    value: 380_000,
    currency: 'EUR',
  },
];

/** Beside the standard one, which is the default. */
export const demoSummaryTemplates = [
  {
    name: 'Go / no-go',
    description: 'What decides whether to bid at all.',
    sections: [
      {
        title: 'Key dates',
        prompt: 'All dates and deadlines: site visit, pre-bid meeting, questions, submission, opening, award.',
      },
      {
        title: 'Eligibility',
        prompt: 'Turnover, experience, references, certificates and other evidence.',
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
        title: 'Evaluation',
        prompt: 'Criteria with points and weights, thresholds, combined score.',
      },
    ],
  },
];
