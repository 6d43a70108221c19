/** Texts of documents that contain others: archives and e-mails. */
export const archiveMessages = {
  archives: {
    isArchive: 'Archive',
    contentsTitle: (count: number) => (count === 1 ? '1 file in this archive' : `${count} files in this archive`),
    emptyTitle: 'No files in this archive',
    emptyText: 'None of its files is among the documents of this tender.',
    attachments: 'Attachments',
    leftOutTitle: 'Not taken from it',
    /** The origin of a document; the folder is in the archive. */
    from: (name: string, folder: string | null) => (folder ? `From ${name} › ${folder}` : `From ${name}`),
    removeContents: (count: number) =>
      count === 1
        ? 'Also delete the document that came out of it'
        : `Also delete the ${count} documents that came out of it`,
  },
};
