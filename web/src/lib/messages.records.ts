const number = (value: number) => value.toLocaleString('en-GB');
const plural = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

/** The words of what makes records quick: questions in order, versions of documents, customers at a glance. */
export const recordMessages = {
  questionOrder: {
    column: 'Order',
    handle: (question: string) => `Move ${question}`,
    handleHint: 'Drag it, or press Alt with the up or down arrow',
    up: 'Move up',
    down: 'Move down',
    top: 'Move to the top',
    end: 'Move to the end',
    failed: 'Failed to move question',
    moved: (question: string, place: number, total: number) =>
      `“${question}” is number ${number(place)} of ${number(total)}`,
    removed: (question: string) => `“${question}” was deleted`,
    restoreFailed: 'Failed to put the question back',
  },

  versions: {
    failed: 'Failed to update document',
    upload: 'Upload a new version',
    replaces: 'Replaces another document',
    replacesTitle: (name: string) => `What ${name} replaces`,
    replacesText: 'The earlier document stays readable. Chat, runs and key facts leave it out.',
    replacesLabel: 'Earlier version',
    nothing: 'Nothing',
    putBack: 'Put back into use',
    replacedBy: (name: string) => `Replaced by ${name}`,
    willBeReplaced: (name: string) => `Replaced by ${name} as soon as that has been read`,
    earlier: (count: number) => plural(count, 'earlier version', 'earlier versions'),
    version: (version: number) => `Version ${number(version)}`,
    morePages: (pages: number) =>
      pages > 0 ? `${plural(pages, 'page', 'pages')} more` : `${plural(-pages, 'page', 'pages')} fewer`,
    samePages: 'as many pages',
    larger: (size: string) => `${size} larger`,
    smaller: (size: string) => `${size} smaller`,
    sameFile: 'the same file',
    manage: 'Organise',
    manageTitle: 'Organise documents',
    choose: 'Documents',
    all: 'All documents',
    category: 'Move to category',
    categoryHint: 'Left empty, they have no category',
    move: (count: number) => (count > 0 ? `Move ${number(count)}` : 'Move'),
    zip: (count: number) => (count > 0 ? `Download ${number(count)} as ZIP` : 'Download as ZIP'),
    tooMany: (most: number) => `Choose all, or at most ${number(most)}, to download them as ZIP.`,
    moved: (count: number, category: string) =>
      category === ''
        ? `${plural(count, 'document', 'documents')} taken out of their category`
        : `${plural(count, 'document', 'documents')} moved to ${category}`,
  },

  categoryPane: {
    label: 'Categories',
    all: 'All categories',
    choice: (name: string, count: number) => `${name} (${number(count)})`,
    create: 'New category',
    rename: 'Rename',
    inactive: 'Inactive',
    failed: 'Failed to fetch categories',
    createFailed: 'Failed to create category',
    updateFailed: 'Failed to update category',
    activateFailed: 'Failed to activate category',
    deactivateFailed: 'Failed to deactivate category',
    saved: (name: string) => `“${name}” was saved`,
    activated: (name: string) => `“${name}” is active`,
    deactivated: (name: string) => `“${name}” is inactive; its questions stay`,
  },

  paste: {
    open: 'Paste many',
    title: 'Paste many questions',
    hint: 'One question a line. Numbers and bullets in front are left out.',
    label: 'Questions',
    category: 'Category',
    nothing: 'Paste questions to see what will be added.',
    twice: (line: number) => `The same as line ${line}`,
    tooLong: (characters: number) => `Longer than ${number(characters)} characters`,
    tooMany: (most: number) => `At most ${number(most)} questions at once`,
    count: (count: number) => plural(count, 'question to add', 'questions to add'),
    leftOut: (count: number) => `${number(count)} left out`,
    add: (count: number) => (count > 0 ? `Add ${plural(count, 'question', 'questions')}` : 'Add questions'),
    adding: 'Adding...',
    failed: 'Failed to create questions',
    done: (created: number, existing: number) =>
      existing > 0 ? `${number(created)} added, ${number(existing)} already there` : `${number(created)} added`,
  },
};
