/** Words of vendors, proposals and the response workspace. */
export const proposalMessages = {
  vendors: {
    title: 'Vendors',
    text: 'Who offers to supply what your tenders ask for.',
    one: 'vendor',
    many: 'vendors',
    emptyTitle: 'No vendors yet',
    emptyText: 'Add the first one, or type its name where you add a proposal.',
    field: {
      name: 'Name',
      contactName: 'Contact',
      email: 'Email',
      phone: 'Phone',
      specialities: 'Specialities',
      proposals: 'Proposals',
    },
    specialitiesHint: 'Separate them by commas: pumps, valves, cables.',
    specialityTooLong: 'A speciality has at most 60 characters',
    tooManySpecialities: 'At most 30 specialities',
    proposals: 'Show proposals',
    deactivateText: 'It is offered for no new proposal. Its proposals stay.',
    removeText: (name: string) => `"${name}" will be removed. This cannot be undone. A vendor with proposals stays.`,
    toProposals: 'Proposals',
  },

  proposals: {
    title: 'Proposals',
    text: 'What vendors offer, for all tenders.',
    one: 'proposal',
    many: 'proposals',
    emptyTitle: 'No proposals yet',
    emptyText:
      'Add what a vendor offers for a tender, with its documents. They are read like the tender’s own, and never mixed with them.',
    add: 'Add proposal',
    toVendors: 'Vendors',
    field: {
      workspace: 'Tender',
      vendor: 'Vendor',
      title: 'Title',
      status: 'Status',
      amount: 'Amount',
      currency: 'Currency',
      notes: 'Notes',
      documents: 'Documents',
      submittedAt: 'Submitted',
      createdAt: 'Added',
    },
    status: { draft: 'Draft', submitted: 'Submitted' },
    all: { status: 'All statuses', vendor: 'All vendors', customer: 'All customers', workspace: 'All tenders' },
    filter: { status: 'Status', vendor: 'Vendor', customer: 'Customer', workspace: 'Tender' },
    counts: {
      label: 'How many proposals there are',
      total: 'Proposals',
      draft: 'Drafts',
      submitted: 'Submitted',
      tenders: 'Tenders with proposals',
      sealedTenders: 'Of them sealed',
    },
    chooseTender: 'Choose a tender',
    tenderHint: 'Type a part of its name.',
    vendorHint: 'Choose one, or type the name of a new vendor.',
    newVendor: (name: string) => `${name} is new and is added to the vendors.`,
    currencyHint: 'Three letters, such as EUR.',
    amountNeedsCurrency: 'Say in which currency the amount is',
    saving: 'Saving...',
    created: 'Proposal created',
    updated: 'Proposal updated',
    removed: 'Proposal deleted',
    editTitle: 'Edit proposal',
    sealed: 'Sealed',
    late: (due: string) => `Late, due ${due}`,
    lateShort: 'Late',
    sealedUntil: (time: string) => `Sealed until ${time}`,
    sealedForm: (time: string) =>
      `The proposals for this tender are sealed until ${time}. What you enter and upload is stored, and nobody can read it before then, not even you.`,
    replaceSealed: 'Enter the offer again',
    replaceSealedHint: 'Amount, currency and notes that were entered before are replaced, all three.',
    open: 'Open response workspace',
    room: 'Read and ask its documents',
    edit: 'Edit',
    addDocuments: 'Add documents',
    submit: 'Mark as submitted',
    withdraw: 'Take back to draft',
    remove: 'Delete',
    submitTitle: 'Mark this proposal as submitted?',
    submitText: (label: string) => `${label} counts as submitted from now on. You can take it back to draft.`,
    submitEmpty: (label: string) =>
      `${label} has neither a document nor an amount yet. It counts as submitted from now on. You can take it back to draft.`,
    withdrawTitle: 'Take this proposal back to draft?',
    withdrawText: (label: string) => `${label} no longer counts as submitted.`,
    removeTitle: 'Delete this proposal?',
    removeText: (label: string, documents: number) =>
      documents === 0
        ? `${label} will be removed. This cannot be undone.`
        : `${label} will be removed with ${documents === 1 ? 'its document' : `its ${documents} documents`} and everything that was read from them. This cannot be undone.`,
    removeDocument: (name: string) => `Remove ${name}`,
    removeDocumentTitle: 'Remove this document?',
    removeDocumentText: (name: string) => `${name} will be removed with everything that was read from it.`,
    documentRemoved: 'Document removed',
    documentCount: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    noDocuments: 'No documents yet',
    readiness: { uploaded: 'Waiting', processing: 'Reading', ready: 'Ready', failed: 'Not read' },
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    submittedOn: (time: string) => `Submitted ${time}`,
  },

  proposalFiles: {
    title: (label: string) => `Documents of ${label}`,
    drop: 'Drop files here, or choose them',
    choose: 'Choose files',
    category: (name: string) => `Category of ${name}`,
    categories: {
      technical: 'Technical offer',
      commercial: 'Commercial offer',
      certificate: 'Certificate',
      reference: 'Reference',
      terms: 'Terms',
      other: 'Other',
    },
    remove: (name: string) => `Leave ${name} out`,
    retry: 'Retry',
    retryOf: (name: string) => `Retry ${name}`,
    retryAll: 'Retry all',
    upload: 'Upload',
    uploading: 'Uploading...',
    state: { chosen: 'Chosen', waiting: 'Waiting', sent: 'Uploaded' },
    sending: (percent: number) => `Uploading, ${percent} %`,
    checking: 'Uploaded, being checked',
    failed: (count: number) =>
      count === 1
        ? '1 file was not accepted. The proposal is saved.'
        : `${count} files were not accepted. The proposal is saved.`,
    uploaded: 'Documents uploaded successfully',
    uploadFailed: 'Failed to upload documents',
    list: 'Files to upload',
    waitForOpening: (time: string) => `They are read when the proposals open, ${time}.`,
  },

  responseWorkspace: {
    title: 'Response workspace',
    loadFailed: 'The response workspace could not be opened',
    toTender: 'Open the tender',
    toList: 'All proposals',
    tabs: 'Parts of the response workspace',
    proposalsTab: 'Proposals',
    counts: (total: number, submitted: number) =>
      `${total === 1 ? '1 proposal' : `${total} proposals`}, ${submitted} submitted`,
    emptyTitle: 'No proposals for this tender yet',
    emptyText:
      'Add the first vendor’s proposal with its documents. Decide before whether they are to be sealed until the due date.',
    sealTitle: 'Seal the proposals until the due date',
    sealText:
      'Until then nobody can open them, administrators included: amounts, notes and documents can be added but not read. Choose this before the first proposal: it cannot be undone afterwards.',
    sealNeedsDue: 'Set a due date in the future first: that is when they open.',
    sealConfirmTitle: 'Seal the proposals?',
    sealConfirmText: (time: string) =>
      `They open automatically at ${time}. Once there is a proposal, nobody can open them earlier, and the due date can only be moved to a later time.`,
    seal: 'Seal',
    sealedTitle: (time: string) => `The proposals are sealed until ${time}`,
    sealedText:
      'Vendors, titles, states and the number of documents can be seen. Amounts, notes and documents can be added, and are shown and read when the time has come.',
    opensIn: (time: string) => `Opens in ${time}`,
    opened: (time: string) => `The proposals were sealed until ${time}, and are open now.`,
    left: (days: number, hours: number, minutes: number, seconds: number) =>
      days > 0
        ? `${days} d ${hours} h`
        : hours > 0
          ? `${hours} h ${minutes} min`
          : minutes > 0
            ? `${minutes} min ${seconds} s`
            : `${seconds} s`,
    room: 'Proposal',
    roomOf: (tender: string, customer: string) => `for ${tender}, ${customer}`,
    backToTender: 'Back to the proposals',
    ofTender: 'Proposals',
  },
};
