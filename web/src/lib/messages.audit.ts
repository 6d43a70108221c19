/** The parts of a sentence in the audit log. */
export interface Told {
  who: string;
  /** The name of the object; empty if it has none, or if it is not shown. */
  what: string;
  details: Record<string, unknown>;
}

const quoted = (name: string) => (name ? ` “${name}”` : '');
const count = (value: unknown) => (typeof value === 'number' ? value : 0);
const words = (name: string) => name.replaceAll('_', ' ');

/** The nouns for objects in a sentence, by the first word of an action. */
const nouns: Record<string, string> = {
  account: 'their account',
  budget: 'the budget of',
  category: 'the category',
  customer: 'the customer',
  document: 'the document',
  fact: 'the key fact',
  job: 'the failed job',
  keyword: 'the keyword',
  licence: 'the license of',
  organization: 'the organization',
  password: 'their password',
  price: 'the prices of',
  proposal: 'the proposal',
  question: 'the question',
  run: 'the run',
  summary_template: 'the summary template',
  team: 'the team',
  team_member: 'the team member',
  tender: 'the tender',
  theme: 'the theme',
  user: '',
  vendor: 'the vendor',
};

/** Objects whose names are not quoted: people and organizations. */
const unquoted = new Set(['user', 'team_member', 'licence', 'organization', 'budget', 'price', 'fact']);

/** Sentences that do not follow the common pattern. */
const sentences: Record<string, (told: Told) => string> = {
  'account.activated': ({ who }) => `${who} activated their account`,
  'audit_log.downloaded': ({ who }) => `${who} downloaded the audit log`,
  'document.read_again': ({ who, what }) => `${who} had the document${quoted(what)} read again`,
  'document.reading_stopped': ({ who, what }) => `${who} stopped the reading of the document${quoted(what)}`,
  'download.opened': ({ who, what }) => `${who} downloaded ${what ? `“${what}”` : 'results'}`,
  'fact.decision_undone': ({ who, what }) => `${who} took back the decision on the key fact ${words(what)}`.trim(),
  'import.started': ({ who, what, details }) => `${who} started an import of ${details.kind ?? 'rows'}${quoted(what)}`,
  'import.completed': ({ who, what, details }) =>
    `${who} imported ${details.kind ?? 'rows'} (${count(details.imported)})${what && ` from “${what}”`}`,
  'job.retried': ({ who }) => `${who} ran a failed job again`,
  'job.retried_many': ({ who, details }) => `${who} ran ${count(details.retried)} failed jobs again`,
  'job.discarded': ({ who }) => `${who} discarded a failed job`,
  'keyword.cloned': ({ who, details }) => `${who} copied ${count(details.cloned)} keywords to another customer`,
  'notification_choices.updated': ({ who }) => `${who} chose which notifications to get`,
  'organization.removal_requested': ({ who, what }) => `${who} asked for the removal of ${what || 'the organization'}`,
  'organization.removal_cancelled': ({ who, what }) => `${who} cancelled the removal of ${what || 'the organization'}`,
  'organization.removal_confirmed': ({ who, what }) => `${who} confirmed the removal of ${what || 'the organization'}`,
  'organization.export_requested': ({ who, what }) => `${who} asked for an export of ${what || 'the organization'}`,
  'organization.export_downloaded': ({ who, what }) => `${who} downloaded the export of ${what || 'the organization'}`,
  'password.changed': ({ who }) => `${who} changed their password`,
  'password.reset_requested': ({ who, what }) => `${who} asked for a link to reset a password${what && ` of ${what}`}`,
  'password.reset': ({ who }) => `${who} reset their password`,
  'profile.updated': ({ who }) => `${who} changed their profile`,
  'profile_image.updated': ({ who }) => `${who} changed their picture`,
  'profile_image.removed': ({ who }) => `${who} removed their picture`,
  'question.accepted': ({ who, details }) =>
    `${who} added ${count(details.accepted)} generated questions to the organization's own`,
  'question.cloned': ({ who, details }) => `${who} copied ${count(details.cloned)} questions`,
  'document.replaced': ({ who, what }) => `${who} made “${what}” the later version of another document`,
  'document.put_back': ({ who, what }) => `${who} put the earlier version of “${what}” back into use`,
  'proposal.document_added': ({ who, what }) => `${who} added a document to the sealed proposal${quoted(what)}`,
  'tender.proposals_sealed': ({ who, what }) => `${who} sealed the proposals for the tender${quoted(what)}`,
  'tender.proposals_unsealed': ({ who, what }) => `${who} unsealed the proposals for the tender${quoted(what)}`,
  'question.moved': ({ who }) => `${who} changed the order of questions`,
  'question.pasted': ({ who, details }) => `${who} added ${count(details.created)} questions at once`,
  'session.started': ({ who, what, details }) =>
    details.reason === 'unknown'
      ? `${who} tried ${count(details.count) > 1 ? `${count(details.count)} times ` : ''}to sign in with an unknown address`
      : details.reason === 'throttled'
        ? `${who} tried too often${count(details.count) > 1 ? ` (${count(details.count)} times)` : ''} to sign in${what && ` as ${what}`}`
        : details.reason
          ? `${who} tried to sign in${what && ` as ${what}`}`
          : `${who} signed in`,
  'session.ended': ({ who }) => `${who} signed out`,
  'session.ended_elsewhere': ({ who }) => `${who} signed out elsewhere`,
  'theme.mode_chosen': ({ who, details }) => `${who} chose the ${details.mode ?? 'other'} theme`,
};

/** In the order of the filter; a log may have others, of later versions. */
const knownActions = [
  ...['session.started', 'session.ended', 'session.ended_elsewhere', 'account.activated', 'password.changed'],
  ...['password.reset', 'user.created', 'user.updated', 'user.activated', 'user.deactivated', 'user.deleted'],
  ...[
    'organization.created',
    'organization.updated',
    'organization.activated',
    'organization.deactivated',
    'organization.time_zone_set',
  ],
  ...['licence.created', 'licence.updated', 'price.updated', 'budget.updated', 'theme.updated'],
  ...['team.created', 'team.updated', 'team.deleted', 'team_member.created', 'team_member.deleted'],
  ...['customer.created', 'customer.updated', 'customer.activated', 'customer.deactivated'],
  ...['tender.created', 'tender.updated', 'document.uploaded', 'document.deleted', 'download.opened'],
  ...['vendor.created', 'vendor.updated', 'vendor.deleted', 'proposal.created', 'proposal.updated'],
  ...['proposal.deleted', 'proposal.document_added', 'tender.proposals_sealed', 'tender.proposals_unsealed'],
  ...[
    'run.started',
    'run.cancelled',
    'run.deleted',
    'run.renamed',
    'fact.confirmed',
    'fact.corrected',
    'fact.rejected',
  ],
  ...['keyword.created', 'keyword.updated', 'keyword.deleted', 'category.created', 'category.updated'],
  ...['question.created', 'question.updated', 'question.deleted', 'summary_template.created'],
  ...['summary_template.updated', 'summary_template.deleted', 'import.started', 'import.completed'],
  ...['job.retried', 'job.retried_many', 'job.discarded', 'audit_log.downloaded'],
];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An action as a sentence: `user.deactivated` is “Ada Byron deactivated Bob Stone”. */
function sentenceOf(action: string, told: Told): string {
  const special = sentences[action];
  if (special) return special(told);
  const [noun = '', verb = ''] = action.split('.');
  const name = unquoted.has(noun) ? told.what && ` ${words(told.what)}` : quoted(told.what);
  const thing = nouns[noun] ?? words(noun);
  return `${told.who} ${words(verb)}${thing && ` ${name ? thing : thing.replace(/ of$/, '')}`}${name || (noun === 'user' ? ' a user' : '')}`;
}

/** Texts of the audit log's screens, which load them with themselves. */
export const auditMessages = {
  title: 'Audit log',
  text: 'Who did what, when and from where. Entries cannot be changed or removed.',
  platformText:
    'Who changed what on the platform, when and from where. What people did in an organization is listed when it is chosen. Entries cannot be changed or removed.',
  one: 'entry',
  many: 'entries',
  emptyTitle: 'Nothing in the log yet',
  emptyText: 'Sign-ins, and every change that people make, appear here.',
  field: {
    what: 'What happened',
    time: 'Time',
    outcome: 'Outcome',
    address: 'IP address',
    person: 'Person',
    email: 'Email',
    thing: 'Thing',
    action: 'Action',
    browser: 'Browser',
    request: 'Request',
    number: 'Number',
    from: 'From',
    to: 'To',
  },
  outcomes: { done: 'Done', refused: 'Refused' },
  allOutcomes: 'Outcome: All',
  allActions: 'Action: All',
  platformLog: 'The platform',
  organization: 'Log of',
  details: 'Details',
  onlyPerson: (name: string) => `Only what ${name} did`,
  onlyThing: 'Only what was done to this',
  ofPerson: (name: string) => `Person: ${name}`,
  ofThing: (name: string) => `Thing: ${name}`,
  onePerson: 'Person: one',
  oneThing: 'Thing: one',
  remove: (filter: string) => `Remove the filter ${filter}`,
  download: 'Download CSV',
  downloading: 'Downloading...',
  downloaded: 'Audit log downloaded',
  downloadFailed: 'Failed to download the audit log',
  narrowed: 'The first 1,000 of more entries. Narrow the filters, or download all as CSV.',
  shortSearch: (entries: string) =>
    `Words of one or two letters are searched for in ${entries} entries only. Type three letters, or narrow the dates.`,
  nobody: 'Somebody who was not signed in',
  product: 'Bidloom',
  hidden: 'Names of an organization’s work are shown to its own administrators alone.',
  refused: (sentence: string) => `${sentence}: refused`,
  actions: knownActions,
  /** `user.deactivated` is “User: deactivated”. */
  actionName: (action: string) => {
    const [noun = '', verb = ''] = action.split('.');
    return `${capitalised(words(noun === 'licence' ? 'license' : noun))}: ${words(verb)}`;
  },
  sentence: sentenceOf,
  /** A field of the details, as a heading. */
  detailName: (name: string) =>
    capitalised(name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)),
};
