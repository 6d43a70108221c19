/** What a mail says; the same words go into its HTML and its text. */
export interface MailContent {
  /** The organisation, or the product, that it comes from. */
  from: { name: string; colour: string };
  title: string;
  paragraphs: readonly string[];
  /** A short code, shown large. */
  code?: string;
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print: how long it is good for, what to do if it was not asked for. */
  notes?: readonly string[];
}

/**
 * Writes a mail as HTML and as text. The HTML is complete in itself: no image, no font and no style of another host; tables and inline
 * styles, since mail programs know little else. Every value is data and is escaped.
 */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ from, title, paragraphs, code, action, notes = [] }: MailContent): string {
  return [
    title,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `-- \n${from.name}`,
  ].join('\n\n');
}

function renderHtml({ from, title, paragraphs, code, action, notes = [] }: MailContent): string {
  const colour = from.colour;
  const ink = inkOn(colour);
  const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";
  const body = [
    `<h1 style="${font};font-size:20px;line-height:28px;margin:0 0 16px;color:#242424">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((words) => paragraph(words, `${font};font-size:15px;line-height:23px;color:#242424`)),
    ...(code
      ? [
          `<p style="font-family:Consolas,Menlo,monospace;font-size:32px;line-height:40px;letter-spacing:8px;margin:8px 0 24px;color:#242424">${escapeHtml(code)}</p>`,
        ]
      : []),
    ...(action
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${font};display:inline-block;padding:12px 24px;border-radius:4px;background:${escapeHtml(colour)};color:${ink};font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
          paragraph(
            `If the button does not work, open this address: ${action.url}`,
            `${font};font-size:12px;line-height:18px;color:#616161;word-break:break-all`,
          ),
        ]
      : []),
    ...notes.map((words) => paragraph(words, `${font};font-size:12px;line-height:18px;color:#616161`)),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:#f5f5f5"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px;overflow:hidden">
<tr><td style="${font};background:${escapeHtml(colour)};color:${ink};padding:16px 32px;font-size:16px;font-weight:600">${escapeHtml(from.name)}</td></tr>
<tr><td style="padding:32px">
${body.join('\n')}
</td></tr></table></td></tr></table></body></html>`;
}

const paragraph = (words: string, style: string): string =>
  `<p style="${style};margin:0 0 16px">${escapeHtml(words)}</p>`;

/** Black or white, whichever is read better on this colour, by WCAG's contrast. */
function inkOn(colour: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
