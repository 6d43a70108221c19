/** Has the browser save a file that was fetched. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The click only starts the download: the address has to outlive it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
