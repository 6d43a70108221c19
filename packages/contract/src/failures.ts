import { coded } from './coded-message.ts';
import { fieldMessages } from './field-messages.ts';

/**
 * What the api says where something fails: each failure with its code and its text, by feature. The only place for these texts. Those of
 * single fields are in `field-messages.ts`, or beside the field that alone needs them.
 */
export const failures = {
  auth: {
    otherPassword: coded('invalid_input', 'Your account has a password already, and this is not it. Please sign in.'),
    activeAlready: coded('conflict', 'Your account is active already. Please sign in.'),
    wrongCode: coded('invalid_code', 'Invalid OTP'),
    wrongPassword: coded('invalid_credentials', 'Invalid email or password'),
    signInExpired: coded('invalid_code', 'This sign-in has expired. Go back and enter your password again.'),
    presentPasswordWrong: coded('invalid_input', 'Your present password is not right.'),
    samePassword: coded('invalid_input', 'Choose a password other than the present one.'),
    passwordChanged: coded('conflict', 'Your password was changed meanwhile. Please sign in again.'),
    wrongCodesToday: coded('too_many_requests', 'Too many wrong codes. Please try again tomorrow.'),
    wrongCodesThisHour: coded('too_many_requests', 'Too many wrong codes. Please try again in an hour.'),
    codesThisHour: coded('too_many_requests', 'Too many codes were sent. Please try again in an hour.'),
    codeJustSent: (wait: string) =>
      coded('too_many_requests', `A code was sent just now. Please try again in ${wait}.`),
    invalidEmail: (email: string) => coded('invalid_input', `${email} is not a valid e-mail address`),
    hasAccount: (email: string) => coded('conflict', `There is an account of ${email} already`),
    tooManyAttempts: (wait: string) => coded('too_many_requests', `Too many attempts. Please try again in ${wait}.`),
  },
  access: {
    notSignedIn: coded('not_signed_in', 'Please sign in'),
    forbidden: coded('forbidden', "You don't have permission to do this"),
    accountInactive: coded('account_inactive', 'Your account is not active. Please ask your administrator.'),
    licenceLapsed: coded(
      'licence_limit',
      'The license of your organization is not valid today. Ask the platform administrator to renew it.',
    ),
    passwordWithNames: coded(
      'invalid_input',
      'Choose a password without your name, your e-mail address, the name of your organization or of this product.',
    ),
    passwordEasy: coded(
      'invalid_input',
      'This password is easy to guess. Choose a longer one: four words that have nothing to do with each other are good.',
    ),
    otherMachine: coded('forbidden', 'The mailbox is open to this machine alone, at http://localhost'),
    otherSite: coded('forbidden', 'Requests from other sites are not accepted'),
    organizationInactive: (reason: string | null) =>
      coded(
        'account_inactive',
        reason
          ? `Your organization is not active: ${reason}`
          : 'Your organization is not active. Please ask your administrator.',
      ),
    /** `limit` is what the licence does not allow, in the words of the database's `licenceRefusal`. */
    licenceLimit: (limit: string) => coded('licence_limit', limit),
    seatsTaken: (seats: string) =>
      coded(
        'licence_limit',
        `All ${seats} seats of the license are taken. Deactivate or delete somebody, or ask the platform administrator for more seats.`,
      ),
    noLicence: coded(
      'licence_limit',
      'The license of this organization is not valid today. Ask the platform administrator to renew it.',
    ),
    lastAdministrator: coded(
      'conflict',
      'This is the last active administrator. Make another person an administrator first, then try again.',
    ),
  },
  chat: {
    othersAnswer: coded('forbidden', 'Only who asked the question can share its answer.'),
    pinnedMost: (most: number) => coded('conflict', `${most} answers are pinned already. Unpin one of them first.`),
    restarting: coded('unavailable', 'The server is restarting. You find the answer in the history shortly.'),
    /** `reason` is the worker's message, where there is one. */
    stopped: (reason: string | null) => coded('conflict', reason ?? 'Answering was stopped.'),
    noAnswerInTime: coded('unavailable', 'No answer came within five minutes. Please ask again.'),
    connectionEnded: coded('unavailable', 'The connection was ended. You find the answer in the history shortly.'),
    notAnswered: (reason: string | null) => coded('unavailable', reason ?? 'The question could not be answered.'),
  },
  proposals: {
    sealed: (until: string) => coded('conflict', `The proposals are sealed until ${until}`),
    sealedDocuments: (until: string) =>
      coded(
        'conflict',
        `The proposals are sealed until ${until}. To take a document back before, remove the proposal and add it again.`,
      ),
    beingCompared: coded('conflict', 'This proposal is being compared. Wait for the comparison, or stop it first.'),
    sealedFields: coded(
      'invalid_input',
      'While the proposal is sealed, name amount, currency and notes together: what was entered before cannot be read',
    ),
    noDueDate: coded('conflict', 'Set a due date in the future first: that is when the proposals open'),
    vendorInactive: (vendor: string) => coded('conflict', `The vendor "${vendor}" is not in use. Activate it first.`),
    sealedRoom: (until: string) =>
      coded('conflict', `The proposals are sealed until ${until}. Add documents to the proposal itself.`),
    sealingTooLate: coded('conflict', 'There are proposals already. Sealing is chosen before the first one is added.'),
    documentsStay: coded('conflict', 'The documents of a proposal stay with its tender'),
  },
  comparisons: {
    unread: (names: string) => coded('conflict', `${names} can't be compared yet: reading has not finished.`),
    empty: (names: string) => coded('conflict', `The proposal of ${names} has no documents that can be compared.`),
    tooManyQuestions: (most: number) => coded('invalid_input', `A comparison asks at most ${most} questions`),
  },
  documents: {
    pageNotRead: (page: number) => coded('not_found', `Page ${page} has not been read`),
    fileMissing: coded('not_found', 'The file is missing from the storage. Please upload it again.'),
    beingRead: coded('conflict', 'This document is being read already'),
    readingStopped: coded('conflict', 'Reading was stopped. Choose "Try again" to read the document after all.'),
    noPage: (page: number, pages: number) => coded('not_found', `The document has no page ${page}; it has ${pages}`),
    notBeingRead: coded('conflict', 'This document is not being read'),
    replacesItself: coded('conflict', 'A document cannot replace itself or a later version of itself'),
    nothingToDownload: coded('conflict', 'There are no documents to download yet'),
    duplicate: (names: string) => coded('conflict', `Duplicate file names : ${names}`),
    noTender: coded('not_found', 'The tender was not found'),
    unready: (names: string) => coded('conflict', `${names} can't be asked yet: reading has not finished.`),
    noneReady: coded(
      'conflict',
      'There are no documents that can be asked yet. Upload one, or wait until it has been read.',
    ),
    ofSeveralTenders: coded('invalid_input', 'The documents belong to several tenders; choose those of one.'),
    replacedMissing: coded('unprocessable', 'The document to be replaced was not found in this tender'),
    replacedAlready: (name: string) => coded('unprocessable', `${name} has been replaced by another document already`),
    /** `reason` is that of `replacedMissing` or `replacedAlready`. */
    notReplaceable: (reason: string) => coded('conflict', reason),
    replacesNoId: coded('invalid_input', 'replaces must be the id of a document'),
    /** `reason` is that of the only file. */
    notAccepted: (reason: string) => coded('invalid_input', reason),
    someNotAccepted: (failed: number, all: number) =>
      coded('invalid_input', `${failed} of ${all} files could not be accepted`),
    wrongField: (field: string) => coded('invalid_input', `Send the files in the field "${field}"`),
    empty: (name: string) => coded('invalid_input', `${name} is empty`),
    larger: (name: string, megabytes: number) => coded('invalid_input', `${name} is larger than ${megabytes} MB`),
    unreadable: (name: string) => coded('invalid_input', `${name} can't be read`),
    /** `reason` tells what is missing on this machine. */
    unreadableHere: (name: string, reason: string) => coded('invalid_input', `${name}: ${reason}`),
    categoryFirst: (field: string) =>
      coded('invalid_input', `${fieldMessages.required(field)}: send it before the file`),
  },
  upload: {
    noFiles: (field: string) => coded('invalid_input', `Send the files as multipart form data, field "${field}"`),
    noFile: coded('invalid_input', 'Send the file as multipart form data, field "file"'),
    tooLarge: (megabytes: number) => coded('too_large', `The file is larger than ${megabytes} MB`),
    noImportTarget: coded('not_found', 'What the rows are for was not found'),
    brokeOff: coded('invalid_input', 'The upload broke off, or is no multipart form. Please try again.'),
    oldSheet: coded(
      'unsupported_type',
      'This is a sheet of the old Excel format (.xls), or one with a password. Open it in Excel or LibreOffice, save it as .xlsx without a password, and import the new file.',
    ),
    noSheet: coded('unsupported_type', 'Choose an Excel sheet (.xlsx) or a CSV file. The template shows the columns.'),
  },
  facts: {
    notRead: coded('conflict', 'The key facts have not been read yet. Wait until they are shown.'),
    notOnPage: (page: number) =>
      coded('invalid_input', `Page ${page} does not have these words. Copy them from the page, or leave them out.`),
    noDocuments: coded('conflict', 'There are no documents yet that key facts can be read from.'),
    goneFromDocuments: coded('conflict', 'The documents no longer state this value. Look at the fact again.'),
    decidedMeanwhile: coded('conflict', 'Somebody else has decided on this fact meanwhile. Look at it again.'),
    noPage: (pages: number) => coded('invalid_input', `The document has ${pages} pages`),
  },
  keywords: {
    exists: (text: string) => coded('conflict', `The keyword "${text}" exists already`),
    noCustomer: coded('not_found', 'The customer was not found'),
    sameCustomer: coded('invalid_input', 'Choose two different customers'),
  },
  organizations: {
    industryNotListed: coded('invalid_input', 'Choose an industry of the list'),
    specialitiesOfOther: coded('invalid_input', 'Choose specialities of the industry'),
    userExists: (email: string) => coded('conflict', `The user "${email}" exists already`),
    toBeRemoved: coded('conflict', 'This organization is to be removed. Cancel the removal first.'),
    /** The reason for its people at sign-in, from the request for its removal on. */
    removalRequestedReason: coded('account_inactive', 'This organization is to be removed from Bidloom.'),
    noExportYet: coded('conflict', 'There is no export of this organization yet'),
    exportExpired: coded('conflict', 'The export of this organization has expired. Make it again, then confirm.'),
    exportNotDownloaded: coded(
      'conflict',
      'The export of this organization has not been downloaded since it was made. Download it, or confirm that it is not needed.',
    ),
    stillActive: coded('conflict', 'Deactivate the organization first'),
    noExport: coded('not_found', 'There is no export of this organization. Make it again.'),
    removalInProgress: coded('conflict', 'The removal of this organization is confirmed and in progress'),
    removalNotRequested: coded('conflict', 'The removal of this organization was not asked for'),
    wrongName: (name: string) => coded('invalid_input', `Type the name of the organization as it is: ${name}`),
    removalRequested: coded('conflict', 'The removal of this organization is asked for already'),
    exportInProgress: coded('conflict', 'The export of this organization is being made'),
    exists: (name: string) => coded('conflict', `The organization "${name}" exists already`),
    unknownTimeZone: coded('invalid_input', 'timeZone must be a time zone, such as Europe/Berlin'),
  },
  profile: {
    wrongPicture: coded('unsupported_type', 'Choose a PNG, JPEG, WebP or GIF picture.'),
    damagedPicture: coded('invalid_input', 'The picture is damaged or has too many pixels. Choose another one.'),
  },
  questions: {
    itemIsNone: (item: number) => coded('invalid_input', `Item ${item} is not a question`),
    noCategoryOrCustomer: coded('not_found', 'The category or the customer was not found'),
    afterItself: coded('invalid_input', 'A question cannot follow itself'),
    beforeItself: coded('invalid_input', 'A question cannot come before itself'),
    exists: coded('conflict', 'This category has the question already'),
    samePlace: coded('invalid_input', 'Choose another category or customer to copy to'),
  },
  runs: {
    otherKinds: coded('invalid_input', 'Only runs of the same kind can be compared'),
    otherFormat: (formats: string) => coded('invalid_input', `This run can be downloaded as ${formats}`),
    inProgress: coded('conflict', 'Wait until the run has ended'),
    fileNotWritten: coded('conflict', 'The file is not written yet'),
    correctedMeanwhile: coded('conflict', 'Somebody else has corrected this meanwhile. Look at it again.'),
    notCorrectable: coded('invalid_input', 'This can not be corrected'),
    wrongCorrection: (fields: string) => coded('invalid_input', `correction names ${fields}`),
    ended: coded('conflict', 'This run has ended already'),
    notRetryable: coded('conflict', 'Only a run that failed or was stopped can be tried again'),
    notRepeatable: coded('invalid_input', 'A run of this kind is started by its form'),
    tooFewPages: (pages: number) =>
      coded('invalid_input', pages === 1 ? 'There is one page only' : `There are ${pages} pages`),
  },
  summaries: {
    notSection: coded('invalid_input', 'Only a section of a summary can be regenerated'),
    inProgress: coded('conflict', 'Wait until the summary is finished, or try it again'),
  },
  summaryTemplates: {
    exists: coded('conflict', 'There is a template of this name already'),
    most: (most: number) => coded('conflict', `At most ${most} templates can be kept. Delete one.`),
    noDraft: coded('unavailable', 'No draft came in time. Please try again.'),
    /** `reason` is the worker's message. */
    draftFailed: (reason: string) => coded('unavailable', reason),
  },
  teamMembers: {
    accepted: coded('conflict', 'This person has accepted the invitation already.'),
    noAccount: coded('conflict', 'This person has no account to invite. Remove the member and add it again.'),
    inactive: coded('conflict', 'The account of this person is not active. Activate it first, then add the person.'),
    exists: (email: string) => coded('conflict', `${email} is in this team already`),
    ownAccount: coded(
      'conflict',
      'Name and address belong to the account of this person. They are changed there, by the person or in the list of users.',
    ),
    /** Does not say whose account it is: the caller must not learn about addresses of other organisations. */
    emailTaken: coded('conflict', 'This email address cannot be used here. Ask the person for another one.'),
    justInvited: (wait: string) =>
      coded('too_many_requests', `The invitation was sent a moment ago. Please try again in ${wait}.`),
  },
  users: {
    organizationInactive: coded('conflict', 'The organization is out of use. Activate it first.'),
    emailTaken: coded('conflict', 'A person with this e-mail address has an account already'),
    onlyInvited: (name: string) =>
      coded('conflict', `${name} is invited and not active yet. Delete the invitation instead.`),
    activated: (name: string) =>
      coded(
        'conflict',
        `${name} has activated the account already. "Forgot password" on the sign-in page sends a link to choose another password.`,
      ),
    justInvited: (name: string, wait: string) =>
      coded('too_many_requests', `${name} was invited a moment ago. Try again in ${wait}.`),
    notPlatformAdministrator: coded(
      'invalid_input',
      'An organization administrator cannot make a platform administrator',
    ),
    ownAccount: (what: string) => coded('conflict', `You cannot ${what} your own account. Ask another administrator.`),
    noOrganization: coded('not_found', 'The organization was not found'),
    organizationNotEmpty: coded('invalid_input', 'organizationId must be empty for a platform administrator'),
    noPassword: (name: string) =>
      coded('conflict', `${name} has not chosen a password yet. Resend the activation link instead.`),
    notOfPlatform: coded(
      'invalid_input',
      'A person of an organization cannot become a platform administrator. Invite them with another address.',
    ),
    notOfOrganization: coded(
      'invalid_input',
      'A platform administrator belongs to no organization. Invite them to the organization with another address.',
    ),
  },
  workspaceViews: {
    shareForbidden: coded('forbidden', 'Administrators alone share a view with the organization'),
    exists: (name: string) => coded('conflict', `You have a view "${name}" already`),
    most: (most: number) => coded('conflict', `You have ${most} views already. Delete one that you no longer need.`),
    changeForbidden: coded('forbidden', 'Only the person who shared this view, or an administrator, can change it'),
  },
  workspaces: {
    noSuchMove: (from: string, to: string) => coded('conflict', `A tender can't go from ${from} to ${to}`),
    exists: (name: string) => coded('conflict', `This customer has a tender "${name}" already`),
    noCustomerOrOwner: coded('not_found', 'The customer or the owner was not found'),
  },
  licenses: {
    overlaps: (begins: string, ends: string) =>
      coded(
        'conflict',
        `This organization has a license from ${begins} to ${ends} already. Choose days outside of it, or change that license.`,
      ),
  },
  service: {
    collision: coded('conflict', 'Somebody else changed the same at this moment. Please try again.'),
    tooManyWindows: coded('too_many_requests', 'Too many windows are open. Close some of them and try again.'),
    tooManyRequests: (wait: string) => coded('too_many_requests', `Too many requests. Please try again in ${wait}.`),
    slowRequest: coded('request_timeout', 'The request came too slowly and was ended. Please try again.'),
    /** `service` is the one that is unavailable, such as "database". */
    unavailable: (service: string) =>
      coded('unavailable', `The ${service} is not available right now. Please try again in a moment.`),
    full: (service: string) =>
      coded(
        'unavailable',
        `There is no room left in the ${service}. Nothing was stored. Ask your administrator to make room, then try again.`,
      ),
    failed: coded('internal', 'Something went wrong'),
    notFound: (thing: string) => coded('not_found', `${thing} was not found`),
  },
  links: {
    unknown: coded(
      'link_unknown',
      'This link is not valid. Open it again from the mail, whole and unchanged, or ask for a new one.',
    ),
    used: coded('link_used', 'This link has been used already. Sign in, or ask for a new one.'),
    expired: coded('link_expired', 'This link is no longer valid: it has expired or a newer one was sent.'),
  },
  categories: {
    exists: (name: string) => coded('conflict', `The category "${name}" exists already`),
  },
  customers: {
    exists: (name: string) => coded('conflict', `The customer "${name}" exists already`),
  },
  teams: {
    exists: (name: string) => coded('conflict', `The team "${name}" exists already`),
  },
  vendors: {
    exists: (name: string) => coded('conflict', `The vendor "${name}" exists already`),
    hasProposals: (vendor: string) =>
      coded('conflict', `The vendor "${vendor}" has proposals. Deactivate it, or delete its proposals first.`),
  },
  analytics: {
    periodReversed: coded('invalid_input', 'to must not be before from'),
    periodTooLong: coded('invalid_input', 'The period must be at most two years'),
    noCustomers: coded('invalid_input', 'customerId is for administrators of an organization: customers are its own'),
  },
  invitations: {
    unknown: coded(
      'link_unknown',
      'This invitation is not known. Open the link of the newest mail, or ask your administrator for a new invitation.',
    ),
    used: coded('link_used', 'This invitation has been accepted already. Sign in to go on.'),
    expired: coded(
      'link_expired',
      'This invitation has expired. Open the link of the newest mail, or ask your administrator to send the invitation again.',
    ),
  },
  requests: {
    invalid: coded('invalid_input', 'The request is not valid'),
    tooLarge: coded('too_large', 'The request is larger than what is accepted here'),
    unsupportedType: coded('unsupported_type', 'This content type is not accepted here'),
    invalidAddress: coded('invalid_input', 'The address is not valid'),
    nothingThere: (method: string, path: string) => coded('not_found', `There is nothing at ${method} ${path}`),
    invalidJson: coded('invalid_input', 'The body is not valid JSON'),
    emptyBody: coded('invalid_input', 'The body is empty'),
    missingField: (path: string) => coded('invalid_input', fieldMessages.required(path)),
  },
};
