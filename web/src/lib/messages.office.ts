/** The words of the viewer of Word and Excel files. Part of the one catalogue in messages.ts. */
export const officeMessages = {
  office: {
    loading: 'Opening the document',
    stillLoading: 'This takes longer than usual. You can read the text meanwhile.',
    content: (name: string) => `Content of ${name}`,
    showText: 'Show as text',
    textShown: 'This is the text that was read from the file. Searches, answers and runs go by it.',
    showLook: 'Show as it looks',
    problems: {
      too_large: 'This file is too large to be shown as it looks. This is the text that was read from it.',
      corrupt: 'This file could not be drawn. This is the text that was read from it.',
      too_slow:
        'Drawing this file was given up: it did not go on for a minute. This is the text that was read from it.',
    },
    fetchFailed: 'Failed to fetch the document',
    placeMissing: 'The cited words could not be found in this view.',
    picturesLeft: (count: number) =>
      count === 1
        ? 'One picture is not shown: download the file.'
        : `${count} pictures are not shown: download the file.`,
    pictureLeft: 'Picture not shown: its format is not one of browsers, or it is too large',
    /** For pictures that have no room for it, the longest first. */
    pictureLeftShorter: ['Picture not shown', 'Picture'],
    closeNotice: 'Close this note',
    find: 'Find in this document',
    findLabel: 'Find',
    findCount: (current: number, total: number) => (total === 0 ? 'Nothing found' : `${current} of ${total}`),
    findCountMany: (current: number, total: number) => `${current} of more than ${total}`,
    findPrevious: 'Previous match',
    findNext: 'Next match',
    findClose: 'Close find',
    linkTitle: 'Open this link?',
    linkText: 'The document leads to an address outside of Bidloom. Open it only if you trust the sender.',
    linkOpen: 'Open in a new tab',
    sheets: 'Sheets',
    sheetContent: (name: string) => `Cells of sheet ${name}`,
    hiddenSheet: (name: string) => `${name} (hidden)`,
    emptySheet: 'This sheet is empty.',
    cellsCut: 'Some cells are not shown: download the file.',
    drawingsLeft: 'Pictures and charts are not shown: download the file.',
    cell: 'Cell',
  },
};
