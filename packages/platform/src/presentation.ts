/** What a browser shows without running anything in it. Everything else is saved: a page, an SVG or XML could be a program. */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain']);
const activeContent = /html|xml|svg|script|wasm|x-shockwave/i;

/** How a file is given to a browser: never as something that it would run. */
export function safePresentation(contentType: string, inline: boolean): { contentType: string; inline: boolean } {
  const [mediaType = ''] = contentType.toLowerCase().split(';');
  const isOffice = mediaType.startsWith('application/vnd.openxmlformats-officedocument.');
  const isActive = activeContent.test(mediaType) && !isOffice;
  return {
    contentType: isActive ? 'application/octet-stream' : contentType,
    inline: inline && shown.has(mediaType.trim()),
  };
}
