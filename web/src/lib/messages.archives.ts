/** Texts of documents that contain others: archives and e-mails. */
export const archiveMessages = {
  archives: {
    isArchive: 'Archive',
    viewerTitle: 'An archive has no pages',
    viewerText: 'The files that came out of it are in the list of documents, each with its own pages.',
    /** The origin of a document; the folder is in the archive. */
    from: (name: string, folder: string | null) => (folder ? `From ${name} › ${folder}` : `From ${name}`),
    removeContents: (count: number) =>
      count === 1
        ? 'Also delete the document that came out of it'
        : `Also delete the ${count} documents that came out of it`,
  },
};
