import type { Random } from './random.ts';

/** The words of government reports, from which tables and prose are put together. */
const programs = [
  'Highway planning and construction',
  'Capitalization grants',
  'Emergency watershed protection',
  'Airport improvement',
  'Rural water systems',
  'Disaster loans',
  'Special education',
  'Unemployment insurance',
  'Fossil energy research',
  'Veterans medical care',
  'Coastal zone management',
  'Community health centers',
  'Child nutrition',
  'Public housing',
  'Weatherization assistance',
  'Forest legacy',
  'Port security',
  'Crop insurance',
  'Census of agriculture',
  'Justice assistance',
  'Adult education',
  'Low-income home energy assistance',
  'Museum and library services',
  'Hazardous substance response',
  'Science and technology',
  'Abandoned mine reclamation',
];
const items = [
  'Cash and investments',
  'Accounts receivable, net',
  'Inventories',
  'Property, plant and equipment',
  'Deferred outflows',
  'Accounts payable',
  'Accrued payroll',
  'Loans payable',
  'Unearned revenue',
  'Benefits due and payable',
  'Other liabilities',
  'Taxes',
  'Intergovernmental',
  'Charges for services',
  'Licenses and fees',
  'Fines and forfeitures',
  'Interest earnings',
  'Personnel services',
  'Contractual services',
  'Supplies and materials',
  'Travel and transportation',
  'Debt service',
  'Capital outlay',
  'Grants and subsidies',
  'Rent, communications and utilities',
  'Advisory and assistance services',
];
const places = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
];
const groups = [
  'Assets',
  'Liabilities',
  'Revenues',
  'Expenditures',
  'Discretionary',
  'Mandatory',
  'Federal funds',
  'Trust funds',
  'General fund',
  'Operating activities',
  'Governmental activities',
  'Enterprise funds',
];
const measures = [
  'Budget authority',
  'Outlays',
  'Obligations',
  'Number of grants',
  'Share',
  'Estimate',
  'Actual',
  'Enacted',
  'Request',
  'Change',
  'Percent change',
  'Average award',
  'Full-time staff',
  'Households',
  'Median',
  'Cases closed',
  'Total',
];
const agencies = [
  'Department of the Interior',
  'Office of Management and Budget',
  'General Services Administration',
  'Department of Transportation',
  'Bureau of Labor Statistics',
  'Environmental Protection Agency',
  'Department of Energy',
];
const subjects = [
  'The Department',
  'The committee',
  'Each grantee',
  'The contracting officer',
  'This estimate',
  'The inspector general',
  'A State agency',
  'The program office',
  'The review team',
  'Most recipients',
];
const verbs = [
  'reported that',
  'found that',
  'has recommended that',
  'expects that',
  'noted in the prior year that',
  'will ensure that',
];
const clauses = [
  'obligations remained below the level that Congress had approved for the fiscal year',
  'the remaining balances should be returned to the general fund',
  'the cost of operations rose faster than receipts in most of the regions reviewed',
  'documentation of the monitoring visits was incomplete or had not been kept',
  'awards are made only after the technical evaluation has been completed',
  'the backlog of applications could be reduced within eighteen months',
  'participation among small businesses grew modestly, although from a low base',
  'controls over purchase cards were adequate and operating as intended',
  'quarterly reports must reach the regional office no later than thirty days after the period ends',
];
const titles = [
  'Chief Financial Officer',
  'Regional Administrator',
  'Contracting Officer',
  'Director, Program Analysis',
];
const names = ['Mary Jennings', 'Robert A. Cole', 'Lena Ortiz', 'Thomas Whitfield', 'Grace Okafor', 'Daniel Pruitt'];
const streets = [
  '1200 New Jersey Avenue SE',
  '441 G Street NW',
  '75 Spring Street',
  '550 Main Street, Room 10',
  '230 South Dearborn Street',
];
const towns = [
  'Washington, DC 20590',
  'Atlanta, GA 30303',
  'Chicago, IL 60604',
  'Denver, CO 80225',
  'Seattle, WA 98174',
];

export const words = { programs, items, places, groups, measures, agencies, titles, names, streets, towns };

export function sentence(random: Random): string {
  const year = random.chance(0.25) ? `In fiscal year ${random.int(1999, 2012)}, ` : '';
  const subject = random.pick(subjects);
  const amount = random.chance(0.3) ? `, or about $${random.int(2, 980)} million` : '';
  const start = year ? subject.replace(/^\w/, (first) => first.toLowerCase()) : subject;
  return `${year}${start} ${random.pick(verbs)} ${random.pick(clauses)}${amount}.`;
}

export function paragraph(random: Random, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(random)).join(' ');
}

/** A number in the manner of its column. */
export function amount(random: Random, manner: 'money' | 'whole' | 'decimal' | 'percent'): string {
  if (random.chance(0.05)) return random.pick(['—', '–', '-', 'n/a', '0']);
  const negative = random.chance(0.12);
  const sized = random.pick([9, 99, 999, 9999, 99999, 999999]);
  const plain =
    manner === 'money' || manner === 'whole'
      ? random.int(1, sized).toLocaleString('en-US')
      : `${random.between(0, 99).toFixed(1)}${manner === 'percent' ? '%' : ''}`;
  if (!negative) return plain;
  return manner === 'money' ? `(${plain})` : `-${plain}`;
}

/** Who a source is given as. */
export function agencyLine(random: Random): string {
  return `${random.pick(words.agencies)}, ${random.pick(['Annual Report', 'Budget Justification', 'unpublished data'])}, ${random.int(1998, 2011)}`;
}
