/** Has the browser save a file as it streams in: gigabytes need not pass through this page's memory. `address` is of this site. */
export function saveLink(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
