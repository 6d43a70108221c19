/**
 * For processes that read PDFs: pdf.js rejects what nobody waits for where a document is given up in the middle of a page, which would
 * end the process. Everything else that nobody waits for ends it, as ever.
 * @returns what undoes it
 */
export function bearAbandonedPages(): () => void {
  const bear = (reason: unknown) => {
    if (!(reason instanceof Error && reason.name === 'AbortException')) throw reason;
  };
  process.on('unhandledRejection', bear);
  return () => process.off('unhandledRejection', bear);
}
