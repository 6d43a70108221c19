/** The address, if it may be opened from a document; null for scripts, files and other programs. */
export function safeLink(target: string): string | null {
  if (!URL.canParse(target)) return null;
  const { protocol, href } = new URL(target);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null;
}
