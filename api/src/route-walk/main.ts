import { analyticsSamples } from './analytics.ts';
import { auditLogSamples } from './audit-log.ts';
import { authSamples } from './auth.ts';
import { categorySamples } from './categories.ts';
import { chatSamples } from './chat.ts';
import { costingSamples } from './costing.ts';
import { customerSamples } from './customers.ts';
import { dashboardSamples } from './dashboard.ts';
import { demoRequestSamples } from './demo-requests.ts';
import { documentSamples } from './documents.ts';
import { factSamples } from './facts.ts';
import { failedJobSamples } from './failed-jobs.ts';
import { importSamples } from './imports.ts';
import { keywordSamples } from './keywords.ts';
import { licenseSamples } from './licenses.ts';
import { notificationSamples } from './notifications.ts';
import { organizationSamples } from './organizations.ts';
import { overviewSamples } from './overview.ts';
import { pastTenderSamples } from './past-tenders.ts';
import { profileSamples } from './profile.ts';
import { proposalSamples } from './proposals.ts';
import { questionSamples } from './questions.ts';
import { runSamples } from './runs.ts';
import type { Sample } from './sample.ts';
import { summaryTemplateSamples } from './summary-templates.ts';
import { teamSamples } from './teams.ts';
import { themeSamples } from './theme.ts';
import { userSamples } from './users.ts';
import { workspaceSamples } from './workspaces.ts';

/** How to call every endpoint there is, in an order in which each finds what it needs: what ends something comes last. */
export const samples: Sample[] = [
  ...analyticsSamples,
  ...auditLogSamples,
  ...costingSamples,
  ...dashboardSamples,
  ...importSamples,
  ...customerSamples,
  ...workspaceSamples,
  ...categorySamples,
  ...questionSamples,
  ...keywordSamples,
  ...runSamples,
  ...summaryTemplateSamples,
  ...proposalSamples,
  ...factSamples,
  ...overviewSamples,
  ...pastTenderSamples,
  ...documentSamples,
  ...chatSamples,
  ...notificationSamples,
  ...failedJobSamples,
  ...themeSamples,
  ...teamSamples,
  ...profileSamples,
  ...demoRequestSamples,
  ...licenseSamples,
  ...organizationSamples,
  ...userSamples,
  ...authSamples,
];

/** Addresses that are no endpoints of the contract: they belong to no organisation, and everybody may ask them. */
export const openAddresses = [
  /^\/health\/(live|ready)$/,
  /^\/metrics$/,
  /^\/dev\/mailbox$/,
  // Opened by the signature that each of its addresses carries.
  /^\/objects\/\*$/,
  /^\/openapi\.json$/,
  /^\/docs(\/|$)/,
  // The public page.
  /^\/(landing)?$/,
];
