/** What is said while the server can't be reached, and of uploads that wait for it. */
export const connectionMessages = {
  away: 'You are offline. What you type is kept; what is shown may be old until the connection is back.',
  listWaits: 'Not loaded yet',
  listWaitsText: 'The list is shown as soon as the connection is back.',
  back: 'The connection is back.',
  uploadWaits: 'The connection was lost. The upload goes on when it is back.',
  retryUpload: (fileName: string) => `Retry the upload of ${fileName}`,
};
