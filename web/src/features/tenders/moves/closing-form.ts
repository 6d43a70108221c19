/** The name of the drafts of closing a tender; apart from the dialog, which is loaded when it opens. */
export const closingForm = 'closing';
