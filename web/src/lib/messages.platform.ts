const jobs = (count: number) => (count === 1 ? '1 failed job' : `${count} failed jobs`);

/** Texts of the platform's administration. */
export const platformMessages = {
  failedJobs: {
    title: 'Failed jobs',
    text: 'Work in the background that was given up after its last attempt. Remove the cause, then run it again.',
    one: 'failed job',
    many: 'failed jobs',
    field: { kind: 'Kind', organization: 'Organization', reason: 'Reason', attempts: 'Attempts', failedAt: 'Failed' },
    allKinds: 'All kinds',
    emptyTitle: 'No failed jobs',
    emptyText: 'Everything in the background ends by itself. What is given up after its last attempt appears here.',
    noOrganization: 'The platform',
    goneOrganization: 'An organization that was removed',
    retry: 'Run again',
    retryAll: (count: number) => `Run ${count === 1 ? 'this one' : `all ${count}`} again`,
    retryAllTitle: (count: number) => `Run ${jobs(count)} again?`,
    retryAllText: (kind: string) =>
      `All of the kind “${kind}”, of every organization, whatever the search shows. What was tried again or removed meanwhile is left out.`,
    discard: 'Discard',
    discardTitle: 'Discard the failed job?',
    discardText: (label: string) => `${label}: what it was for stays failed, and can no longer be run again from here.`,
    discarded: 'Failed job discarded',
    retried: (count: number) => (count === 1 ? 'The job runs again' : `${count} jobs run again`),
    outdated: (count: number) =>
      count === 1
        ? 'Nothing waits for this job any more: it was tried again or removed meanwhile'
        : `Nothing waits for ${count} of them any more: they were tried again or removed meanwhile`,
    left: (count: number) => `${jobs(count)} of this kind are left: run them again once these are done`,
    retryFailed: 'Failed to run the job again',
    discardFailed: 'Failed to discard the job',
    /** By the names that the queue gives them. */
    kinds: {
      'documents.ingest': 'Document reading',
      'documents.recognize': 'Text recognition of a scan',
      'documents.embed': 'Document vectors',
      'documents.remove-objects': 'File removal',
      'facts.read': 'Key facts',
      'tenders.profile': 'Similar tenders',
      'chat.answer': 'Chat question',
      'document-requests.run': 'Analysis run',
      'document-requests.export': 'Results download',
      'keywords.import': 'Keyword import',
      'questions.import': 'Question import',
      'customers.import': 'Customer import',
      'users.import': 'User import',
      'summary-templates.write-prompt': 'Prompt draft',
      'accounts.send-invitations': 'Invitations',
      'mail.send': 'Mail',
      'analytics.roll-up': 'Figures for analytics',
      'organizations.export': 'Export of an organization',
      'organizations.remove': 'Removal of an organization',
      'accounts.send-link': 'Link to an account',
      'accounts.request-reset': 'Password reset',
      'accounts.tell-address-change': 'Mail about a changed address',
      'accounts.note-refused-sign-in': 'Log of a refused sign-in',
      'accounts.sum-up-refused-sign-ins': 'Log of refused sign-ins',
    } as Record<string, string>,
  },
};
