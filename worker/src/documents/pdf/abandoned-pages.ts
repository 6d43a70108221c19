/**
 * For processes that read PDFs. When reading stops in the middle of a page, pdf.js rejects promises that nobody awaits, which would end
 * the process. These are ignored; other unhandled rejections still end it.
 * @returns a function that restores the default
 */
export function ignoreAbandonedPages(): () => void {
  const ignore = (reason: unknown) => {
    if (!(reason instanceof Error && reason.name === 'AbortException')) throw reason;
  };
  process.on('unhandledRejection', ignore);
  return () => process.off('unhandledRejection', ignore);
}
