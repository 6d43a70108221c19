import type { Feature } from '../lib/http/feature.ts';
import { analyses } from './analyses.ts';
import { analyticsFeature } from './analytics/analytics.routes.ts';
import { auditLogFeature } from './audit-log/audit-log.routes.ts';
import { accountLinksFeature } from './auth/account-links.routes.ts';
import { authFeature } from './auth/auth.routes.ts';
import { changePasswordFeature } from './auth/change-password.routes.ts';
import { ownSessionsFeature } from './auth/own-sessions.routes.ts';
import { calendarFeedsFeature } from './calendar-feeds/calendar-feeds.routes.ts';
import { categoriesFeature } from './categories/categories.routes.ts';
import { answersFeature } from './chat/answers.routes.ts';
import { chatFeature } from './chat/chat.routes.ts';
import { chatExportFeature } from './chat-export/chat-export.routes.ts';
import { comparisonsFeature } from './comparisons/comparisons.routes.ts';
import { costingFeature } from './costing/costing.routes.ts';
import { customersFeature } from './customers/customers.routes.ts';
import { dashboardFeature } from './dashboard/dashboard.routes.ts';
import { datasheetExtractionFeature } from './datasheet-extraction/datasheet-extraction.routes.ts';
import { demoRequestsFeature } from './demo-requests/demo-requests.routes.ts';
import { documentPagesFeature } from './documents/document-pages.routes.ts';
import { documentsFeature } from './documents/documents.routes.ts';
import { proposalDocumentsFeature } from './documents/proposal-documents.routes.ts';
import { factsFeature } from './facts/facts.routes.ts';
import { failedJobsFeature } from './failed-jobs/failed-jobs.routes.ts';
import { importsFeature } from './imports/imports.routes.ts';
import { keywordExtractionFeature } from './keyword-extraction/keyword-extraction.routes.ts';
import { keywordsFeature } from './keywords/keywords.routes.ts';
import { licensesFeature } from './licenses/licenses.routes.ts';
import { notificationsFeature } from './notifications/notifications.routes.ts';
import { organizationsFeature } from './organizations/organizations.routes.ts';
import { timeZoneFeature } from './organizations/time-zone.routes.ts';
import { overviewFeature } from './overview/overview.routes.ts';
import { pastTendersFeature } from './past-tenders/past-tenders.routes.ts';
import { predefinedAnswersFeature } from './predefined-answers/predefined-answers.routes.ts';
import { profileFeature } from './profile/profile.routes.ts';
import { proposalsFeature } from './proposals/proposals.routes.ts';
import { questionGenerationFeature } from './question-generation/question-generation.routes.ts';
import { questionsFeature } from './questions/questions.routes.ts';
import { runsFeature } from './runs/runs.routes.ts';
import { similarTendersFeature } from './similar-tenders/similar-tenders.routes.ts';
import { summariesFeature } from './summaries/summaries.routes.ts';
import { summaryTemplatesFeature } from './summary-templates/summary-templates.routes.ts';
import { teamMembersFeature } from './team-members/team-members.routes.ts';
import { teamsFeature } from './teams/teams.routes.ts';
import { themeFeature } from './theme/theme.routes.ts';
import { usersFeature } from './users/users.routes.ts';
import { vendorsFeature } from './vendors/vendors.routes.ts';
import { workspaceViewsFeature } from './workspace-views/workspace-views.routes.ts';
import { workspaceStatusFeature } from './workspaces/workspace-status.routes.ts';
import { workspacesFeature } from './workspaces/workspaces.routes.ts';

/** Every feature that the api serves. */
export const features: Feature[] = [
  authFeature,
  analyticsFeature,
  auditLogFeature,
  costingFeature,
  dashboardFeature,
  accountLinksFeature,
  ownSessionsFeature,
  changePasswordFeature,
  profileFeature,
  importsFeature,
  documentsFeature,
  documentPagesFeature,
  chatFeature,
  answersFeature,
  runsFeature(analyses),
  keywordExtractionFeature,
  datasheetExtractionFeature,
  summariesFeature,
  questionGenerationFeature,
  predefinedAnswersFeature,
  comparisonsFeature,
  chatExportFeature,
  factsFeature,
  overviewFeature,
  notificationsFeature,
  keywordsFeature,
  customersFeature,
  workspacesFeature,
  workspaceStatusFeature,
  workspaceViewsFeature,
  calendarFeedsFeature,
  vendorsFeature,
  proposalsFeature,
  proposalDocumentsFeature,
  similarTendersFeature,
  pastTendersFeature,
  categoriesFeature,
  questionsFeature,
  summaryTemplatesFeature,
  failedJobsFeature,
  teamsFeature,
  teamMembersFeature,
  themeFeature,
  demoRequestsFeature,
  organizationsFeature,
  timeZoneFeature,
  licensesFeature,
  usersFeature,
];
