export {
  noteRefusedSignIn,
  requestReset,
  sendAccountLink,
  sendInvitations,
  sumUpRefusedSignIns,
  tellAddressChange,
} from './accounts.ts';
export { rollUpAnalytics } from './analytics.ts';
export { answerQuestion } from './chat.ts';
export { importCustomers } from './customers.ts';
export { defineJob, type JobDefinition, type RetryPolicy } from './define-job.ts';
export { embedDocument, ingestDocument, readerVersion, removeObjects } from './documents.ts';
export { type Certainty, certaintyOf, factsVersion, leastCertain, leastLikely, readFacts } from './facts.ts';
export { importKeywords } from './keywords.ts';
export { sendMail } from './mail.ts';
export { exportOrganization, removeOrganization } from './organizations.ts';
export { importQuestions } from './questions.ts';
export { carryOutRun, writeRunFile } from './runs.ts';
export { writePrompt } from './summary-templates.ts';
export { profileTender, profileVersion } from './tenders.ts';
export { importUsers } from './users.ts';
