import { fieldMessages } from '@bidloom/contract/field-messages';
import { accountMessages } from './messages.accounts.ts';
import { analysisMessages } from './messages.analysis.ts';
import { archiveMessages } from './messages.archives.ts';
import { comparisonMessages } from './messages.comparison.ts';
import { datasheetMessages } from './messages.datasheets.ts';
import { factMessages } from './messages.facts.ts';
import { firstMessages } from './messages.first.ts';
import { officeMessages } from './messages.office.ts';
import { organizationMessages } from './messages.organizations.ts';
import { platformMessages } from './messages.platform.ts';
import { proposalMessages } from './messages.proposals.ts';
import { questionMessages } from './messages.questions.ts';
import { recordMessages } from './messages.records.ts';
import { shellMessages } from './messages.shell.ts';
import { summaryMessages } from './messages.summaries.ts';
import { teamMessages } from './messages.teams.ts';
import { userMessages } from './messages.users.ts';
import { viewerMessages } from './messages.viewer.ts';
import { workspaceMessages } from './messages.workspace.ts';

/**
 * Every text for users, in one place and ready for translation. Texts of the specification are used word for word. Functions
 * fill in variable parts.
 */
export const messages = {
  ...firstMessages,
  ...accountMessages,
  ...workspaceMessages,
  ...analysisMessages,
  ...archiveMessages,
  ...datasheetMessages,
  ...factMessages,
  ...officeMessages,
  ...organizationMessages,
  ...platformMessages,
  ...proposalMessages,
  ...questionMessages,
  ...recordMessages,
  ...shellMessages,
  ...summaryMessages,
  ...teamMessages,
  ...userMessages,
  ...viewerMessages,

  list: {
    searchPlaceholder: (many: string) => `Search ${many}`,
    rowsPerPage: 'Rows per page',
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    noMatch: 'Nothing matches',
    noMatchText: 'No entry matches this search and these filters.',
    clearFilters: 'Clear search and filters',
    /** The button that shows the filters on a phone, with the number of those that are set. */
    filters: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
    sortBy: 'Sort by',
    usualOrder: 'Newest first',
    ascending: 'ascending',
    descending: 'descending',
    rowActions: (label: string) => `Actions for ${label}`,
    selectAll: 'Select all on this page',
    selectRow: (label: string) => `Select ${label}`,
    selection: 'Selected rows',
    selected: (count: number) => `${count} selected`,
    clearSelection: 'Clear the selection',
    loaded: (total: number, many: string) => `${total} ${many} found`,
  },

  resource: {
    fetchFailed: (many: string) => `Failed to fetch ${many}`,
    createFailed: (one: string) => `Failed to create ${one}`,
    updateFailed: (one: string) => `Failed to update ${one}`,
    removeFailed: (one: string) => `Failed to delete ${one}`,
    activateFailed: (one: string) => `Failed to activate ${one}`,
    deactivateFailed: (one: string) => `Failed to deactivate ${one}`,
    cloneFailed: (many: string) => `Failed to clone ${many}`,
    importFailed: (many: string) => `Failed to import ${many} from Excel`,
    created: (one: string) => `${one} created`,
    updated: (one: string) => `${one} updated`,
    removed: (one: string) => `${one} deleted`,
    activated: (one: string) => `${one} activated`,
    deactivated: (one: string) => `${one} deactivated`,
    cloned: (cloned: number, skipped: number) => `${cloned} copied, ${skipped} already there`,
    createTitle: (one: string) => `New ${one}`,
    editTitle: (one: string) => `Edit ${one}`,
    removeTitle: (one: string) => `Delete this ${one}?`,
    removeText: (label: string) => `"${label}" will be removed. This cannot be undone.`,
    deactivateTitle: (one: string) => `Deactivate this ${one}?`,
  },

  imports: {
    open: 'Import',
    title: (many: string) => `Import ${many} from Excel`,
    templateHint: 'Fill in the template, one row for each entry, and upload it here.',
    template: 'Download template',
    templateFailed: 'Failed to download the template',
    choose: 'Choose a file',
    file: 'Excel file (.xlsx) or CSV file',
    fileRequired: fieldMessages.required('File'),
    start: 'Import',
    starting: 'Importing...',
    waiting: 'Waiting for its turn',
    running: (rows: number, total: number | null) => (total === null ? 'Reading the sheet' : `Row ${rows} of ${total}`),
    done: (rows: number, total: number) => `${rows} of ${total} rows imported`,
    failed: 'The file could not be imported',
    badRows: (count: number) => (count === 1 ? '1 row was left out' : `${count} rows were left out`),
    row: 'Row',
    reason: 'Reason',
    again: 'Import another file',
  },

  unauthorized: {
    title: '401 - Unauthorized',
    text: "You don't have permission to access this page.",
    back: 'Go to Dashboard',
  },

  palette: {
    title: 'Go to',
    placeholder: 'Go to a screen, a customer or a tender',
    placeholderInTender: 'Go to a document, a screen, a customer or a tender',
    empty: 'Nothing found',
    inTender: 'This tender',
    ask: (words: string) => `Ask this tender: ${words}`,
    find: (words: string) => `Find “${words}`,
    inOpen: '” in the open document',
    inAll: '” in all documents',
    documents: 'Documents',
    screens: 'Screens',
    customers: 'Customers',
    tenders: 'Tenders',
    failed: 'Failed to fetch customers and tenders',
    documentsFailed: 'Failed to fetch documents',
  },

  notifications: {
    title: 'Notifications',
    open: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
    empty: 'Nothing yet. Uploads and AI runs report here when they end.',
    failed: 'Failed to fetch notifications',
    documentReady: 'Document ready',
    documentsReady: (count: number, tender: string) => `${count} documents are ready – ${tender}`,
    more: (count: number) => `and ${count} more`,
    offline: 'Live updates are interrupted; trying again.',
    types: {
      1: 'Chat history',
      2: 'Datasheets',
      3: 'Keywords',
      4: 'Documents',
      5: 'Predefined answers',
      6: 'Summary',
      7: 'Suggested questions',
      8: 'Prompt draft',
      9: 'Import',
      10: 'Key facts',
      11: 'Key facts download',
      12: 'Vendor comparison',
    } as Record<number, string>,
    /** How a run ended, by its status: after its title, which is in the plural where it ends in "s". */
    outcomes: {
      completed: { one: 'is ready', many: 'are ready' },
      failed: { one: 'failed', many: 'failed' },
      cancelled: { one: 'was stopped', many: 'were stopped' },
    } as Record<string, { one: string; many: string }>,
    /** Runs whose notifications had number 5 in earlier versions. */
    runs: { summary: 'Summary', question_generation: 'Suggested questions' } as Record<string, string>,
  },

  dashboard: {
    title: 'Dashboard',
    welcome: (name: string, role: string) => `Welcome, ${name} (${role})`,
    due: 'Tenders by due date',
    dueEmpty: 'No open tender has a due date.',
    recent: 'Recently read documents',
    recentEmpty: 'Documents that have been read appear here.',
    firstSteps: 'First steps',
    firstStepsText: 'Three steps to your first cited answer.',
    steps: {
      customer: { title: 'Add a customer', text: 'The organization that issues the tender.' },
      tender: { title: 'Make a tender', text: 'Open the customer and create the tender there.' },
      keywords: { title: 'Keep your keywords', text: 'The terms that you look for in every tender.' },
    },
    allCustomers: 'All customers',
    failed: 'Failed to fetch tenders',
    platformText: 'You administer the platform. Tenders belong to their organizations and are not shown here.',
    readPages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  },

  scope: {
    customer: 'Customer',
    allCustomers: 'All customers',
    forAll: 'For all customers',
    category: 'Category',
    allCategories: 'All categories',
    source: 'From',
    target: 'To',
    same: 'Choose two different places',
    customersFailed: 'Failed to fetch customers',
    categoriesFailed: 'Failed to fetch categories',
  },

  keywords: {
    title: 'Keywords',
    text: 'The terms to look for in every tender, for one customer or for all.',
    one: 'keyword',
    many: 'keywords',
    field: { text: 'Keyword', description: 'Description' },
    emptyTitle: 'No keywords yet',
    emptyText: 'Keywords are the terms that you look for in a tender: materials, standards, certificates, penalties.',
    cloneTitle: 'Clone keywords',
    cloneText: 'Copies the keywords of one customer to another. Those already there are left out.',
  },

  categories: {
    title: 'Categories',
    text: 'Groups of questions that are asked together.',
    one: 'category',
    many: 'categories',
    field: { name: 'Name', description: 'Description' },
    emptyTitle: 'No categories yet',
    emptyText: 'A category contains questions that belong together, such as commercial terms or eligibility.',
    deactivateText: 'It is no longer offered; its questions stay.',
  },

  questions: {
    title: 'Questions',
    text: 'What you ask of every tender, by category and customer.',
    one: 'question',
    many: 'questions',
    field: { text: 'Question', category: 'Category', customer: 'Customer' },
    emptyTitle: 'No questions yet',
    emptyText: 'Questions kept here can be asked of a whole tender at once.',
    emptyCategoryTitle: 'No questions in this category yet',
    emptyCategoryText: 'Add one question, or paste a list with one on each line.',
    needCategory: 'Make a category first: every question belongs to one.',
    toCategories: 'Go to categories',
    chooseCategory: 'Choose a category first',
    cloneTitle: 'Clone questions',
    cloneText: 'Copies the questions of one category and customer to another. Those already there are left out.',
  },

  customers: {
    title: 'Customers',
    text: 'The organizations whose tenders you answer.',
    one: 'customer',
    many: 'customers',
    field: {
      name: 'Name',
      code: 'Code',
      industry: 'Industry',
      email: 'Email',
      phone: 'Phone',
      address: 'Address',
      openTenders: 'In work',
      nextDueAt: 'Next deadline',
    },
    openOf: (open: number, total: number) => `${open.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`,
    open: 'Open tenders',
    emptyTitle: 'No customers yet',
    emptyText:
      'A customer is an organization that issues tenders. Its tenders, keywords and questions are kept with it.',
    deactivateText: 'It is no longer offered for new work; its tenders stay.',
  },

  comparison: comparisonMessages,

  tenders: {
    title: 'Tenders',
    titleOf: (customer: string) => `Tenders of ${customer}`,
    text: 'Each tender has a workspace with its documents, answers and citations.',
    one: 'tender',
    many: 'tenders',
    field: {
      name: 'Name',
      reference: 'Reference',
      description: 'Description',
      status: 'Status',
      dueAt: 'Due',
      value: 'Value',
      currency: 'Currency',
      documents: 'Documents',
    },
    open: 'Open workspace',
    emptyTitle: 'No tenders yet',
    emptyText: 'Make a tender, drop its documents in and ask what it wants, by when, and on which page it says so.',
    inactiveCustomer: 'This customer is inactive.',
    overdue: 'overdue',
    dueToday: 'due today',
    dueIn: (days: number) => (days === 1 ? 'tomorrow' : `in ${days} days`),
    statuses: {
      draft: 'Draft',
      open: 'Open',
      in_review: 'In review',
      submitted: 'Submitted',
      won: 'Won',
      lost: 'Lost',
      no_bid: 'No bid',
      archived: 'Archived',
    },
    valueNeedsCurrency: `${fieldMessages.required('currency')} where there is a value`,
    currencyHint: 'Three letters, such as EUR',
    allStatuses: 'Status: All',
  },

  roles: {
    PLATFORM_ADMIN: 'Platform administrator',
    ORGANIZATION_ADMIN: 'Organization administrator',
    ORGANIZATION_USER: 'Organization user',
  },
};
