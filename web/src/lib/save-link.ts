/**
 * Lets the browser save a file while it streams, so that gigabytes need not be in this page's memory. `address` must be of this site, which
 * names the file.
 */
export function saveLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
