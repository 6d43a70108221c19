/**
 * The security headers that are about pages: a file that a page takes in, or the answer of a call, has no need of them, and in a
 * small answer they would be more than half of it. Content-Security-Policy is not among them: each kind of answer has its own.
 */
export const pageHeaders: readonly string[] = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
