/** Lets the browser save a fetched file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The click only starts the download, so the address must stay valid longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
