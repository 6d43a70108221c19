/**
 * The header that names a download (RFC 6266): a plain name for old clients and the real one by RFC 5987, so that quotes, line
 * breaks and any script are safe. `inline` shows it in the browser instead of saving it.
 */
export function contentDisposition(fileName: string, inline: boolean): string {
  const kind = inline ? 'inline' : 'attachment';
  // Control characters would end the header, direction marks disguise an ending, and separators mean something to the machine that saves the file.
  const name =
    fileName
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[/\\]/g, '_')
      .trim() || 'file';
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
