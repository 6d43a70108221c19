/** Lets the browser save a file while it streams, so that gigabytes need not be in this page's memory. `address` must be of this site. */
export function saveLink(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
