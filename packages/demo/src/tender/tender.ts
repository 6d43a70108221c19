import type { Chapter } from './blocks.ts';
import { longDate, weekdayDate } from './dates.ts';
import { dates, issuer, project, validityDays } from './facts.ts';
import { commercial } from './sections/commercial.ts';
import { definitions } from './sections/definitions.ts';
import { documents } from './sections/documents.ts';
import { eligibility } from './sections/eligibility.ts';
import { evaluation } from './sections/evaluation.ts';
import { forms } from './sections/forms.ts';
import { inspection } from './sections/inspection.ts';
import { instructions } from './sections/instructions.ts';
import { pumpDatasheets } from './sections/pump-datasheets.ts';
import { scope } from './sections/scope.ts';
import { technical } from './sections/technical.ts';
import { valveDatasheets } from './sections/valve-datasheets.ts';

export type Cover = {
  issuer: string;
  department: string;
  kind: string;
  project: string;
  title: string;
  details: [label: string, value: string][];
  address: string[];
};

/** The running header and footer of every page but the cover, besides chapter and page number. */
export type Running = { headerLeft: string; headerRight: string; footerLeft: string };

export type Tender = {
  metadata: { title: string; author: string; subject: string; keywords: string[]; issuedAt: Date };
  cover: Cover;
  running: Running;
  chapters: Chapter[];
};

export const demoTender: Tender = {
  metadata: {
    title: `${project.title} – ${project.name}, ${project.phase}`,
    author: issuer.name,
    subject: `Tender No. ${project.reference}`,
    keywords: ['tender', 'pumps', 'valves', 'water treatment', project.reference],
    issuedAt: new Date(`${dates.issue}T08:00:00Z`),
  },
  cover: {
    issuer: issuer.name,
    department: issuer.department,
    kind: 'Tender documents',
    project: `${project.name}, ${project.phase}`,
    title: `${project.packageName}: ${project.title}`,
    details: [
      ['Tender No.', project.reference],
      ['Procedure', 'Open tender, single stage, two envelopes'],
      ['Date of issue', longDate(dates.issue)],
      ['Bid due date and time', `${weekdayDate(dates.bidDue)}, ${dates.bidDueTime} hours (UTC+1)`],
      ['Validity of bids', `${validityDays} days after the bid due date`],
      ['Place of delivery', project.site],
      ['Revision', '0 – issued for tender'],
    ],
    address: [issuer.name, ...issuer.address, `${issuer.phone}   ·   ${issuer.email}`],
  },
  running: {
    headerLeft: `${project.name}, ${project.phase} – ${project.title}`,
    headerRight: `Tender No. ${project.reference}`,
    footerLeft: `${issuer.name} – Rev. 0`,
  },
  chapters: [
    instructions,
    definitions,
    eligibility,
    scope,
    technical,
    pumpDatasheets,
    valveDatasheets,
    inspection,
    documents,
    commercial,
    evaluation,
    forms,
  ],
};
