export { answerQuestion } from './answer-question.job.ts';
export { carryOutRun } from './carry-out-run.job.ts';
export {
  concurrencyOf,
  defineJob,
  type JobDefinition,
  type JobTimeouts,
  type RetryPolicy,
  type WorkerPlace,
} from './define-job.ts';
export { embedDocument } from './embed-document.job.ts';
export { exportOrganization } from './export-organization.job.ts';
export { importCustomers } from './import-customers.job.ts';
export { importKeywords } from './import-keywords.job.ts';
export { importQuestions } from './import-questions.job.ts';
export { importUsers } from './import-users.job.ts';
export { ingestDocument } from './ingest-document.job.ts';
export { noteRefusedSignIn } from './note-refused-sign-in.job.ts';
export { onceForTender } from './once-for-tender.ts';
export { profileTender } from './profile-tender.job.ts';
export { readFacts } from './read-facts.job.ts';
export { recognizeDocument } from './recognize-document.job.ts';
export { removeObjects } from './remove-objects.job.ts';
export { removeOrganization } from './remove-organization.job.ts';
export { requestReset } from './request-reset.job.ts';
export { rollUpAnalytics } from './roll-up-analytics.job.ts';
export { sendAccountLink } from './send-account-link.job.ts';
export { sendInvitations } from './send-invitations.job.ts';
export { sendMail } from './send-mail.job.ts';
export { sumUpRefusedSignIns } from './sum-up-refused-sign-ins.job.ts';
export { tellAddressChange } from './tell-address-change.job.ts';
export { factsVersion, profileVersion, readerVersion, readerVersionFor } from './versions.ts';
export { writePrompt } from './write-prompt.job.ts';
export { writeRunFile } from './write-run-file.job.ts';
