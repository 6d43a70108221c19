import type { ClosingReason, DueChoice, WorkspaceStatus } from '@bidloom/contract/workspace-statuses';
import { messages } from './messages.ts';

const statuses = messages.tenders.statuses;

const reasons: Record<ClosingReason, string> = {
  price: 'Price',
  technical: 'Technical fit',
  delivery: 'Delivery time',
  references: 'References',
  terms: 'Contract terms',
  deadline: 'Too little time to bid',
  capacity: 'Our capacity',
  relationship: 'Relationship',
  other: 'Other',
};

const due: Record<DueChoice, string> = { late: 'Late', week: 'Due this week', none: 'Without a due date' };

/** Texts of the list and the board of all tenders, and of moving a tender, which screens load with themselves. */
export const allTenderMessages = {
  ...messages.tenders,
  title: 'Tenders',
  text: 'The tenders of all customers: what is late and due this week comes first.',
  field: { ...messages.tenders.field, customer: 'Customer', owner: 'Owner' },
  emptyTitle: 'No tenders yet',
  emptyText: 'Make a tender, drop its documents in and ask what it wants, by when, and on which page it says so.',
  noneOfMineTitle: 'No tender is yours yet',
  noneOfMineText: 'Tenders that you make, or that somebody gives to you, are listed here.',
  showAll: 'Show all tenders',
  layout: 'Show as',
  table: 'Table',
  board: 'Board',
  group: {
    late: 'Late',
    week: 'Due this week',
    later: 'Due later',
    none: 'Without a due date',
    waiting: 'Waiting for the outcome',
    closed: 'Closed or out of use',
  },
  mine: 'Owner: Me',
  anyone: 'Owner: All',
  nobody: 'Owner: Nobody',
  ownerOf: (name: string) => `Owner: ${name}`,
  allCustomers: 'Customer: All',
  anyDue: 'Due: Any time',
  due,
  stages: { work: 'Being worked on', waiting: 'Waiting for the outcome', closed: 'Closed or out of use' },
  customerPlaceholder: 'Choose a customer',
  nobodyOwns: 'Nobody',
  me: 'Me',
  somebody: 'Somebody whose account is gone',
  ownersFailed: 'Failed to fetch people',

  move: 'Move',
  moveTo: (status: WorkspaceStatus) => `Move to ${statuses[status]}`,
  moveFailed: 'Failed to move the tender',
  moved: (name: string, status: WorkspaceStatus) => `${name}: ${statuses[status]}`,
  ways: (name: string) => `Move ${name}`,

  column: (status: WorkspaceStatus, count: number) =>
    `${statuses[status]}: ${count === 1 ? '1 tender' : `${count} tenders`}`,
  noneHere: 'No tenders',
  dropHere: 'Drop here',
  showInTable: (count: number) => `Show all ${count} as a table`,
  boardHint: 'Drag a tender to another column, or use its menu. On the keyboard: Shift with the left or right arrow.',

  closing: {
    title: (name: string) => `How did ${name} end?`,
    outcome: 'Outcome',
    reasons: 'Reasons',
    reasonsHint: 'As many as apply. They are shown with past tenders.',
    note: 'Note',
    noteHint: 'What to remember the next time',
    save: 'Close tender',
    saving: 'Closing...',
    many: (count: number) => `How did these ${count} tenders end?`,
  },
  reasons,

  history: {
    title: 'How this tender moved',
    open: (status: WorkspaceStatus) => `${statuses[status]}: move it, or see how it moved`,
    show: 'History',
    failed: "Failed to fetch the tender's history",
    made: (status: WorkspaceStatus) => `Made as ${statuses[status]}`,
    moved: (from: WorkspaceStatus, to: WorkspaceStatus) => `${statuses[from]} to ${statuses[to]}`,
    by: (name: string, time: string) => `${name}, ${time}`,
    somebody: 'Not known who',
    outcome: 'Why it was closed',
    close: 'Close',
    more: (count: number) => (count === 1 ? '1 earlier move is not shown.' : `${count} earlier moves are not shown.`),
  },

  bulk: {
    move: 'Move to',
    owner: 'Owner',
    due: 'Due date',
    dueTitle: (count: number) => (count === 1 ? 'Due date of 1 tender' : `Due date of ${count} tenders`),
    failed: 'Failed to update tenders',
    done: (count: number) => (count === 1 ? '1 tender updated' : `${count} tenders updated`),
    left: (count: number, reason: string) =>
      count === 1 ? `1 tender was left as it is: ${reason}` : `${count} tenders were left as they are: ${reason}`,
    noWay: 'These tenders have no status in common to go to',
  },
};
