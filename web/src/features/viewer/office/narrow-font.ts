/** A font with the widths of Calibri, where neither it nor Carlito, which has the same widths, is installed. */
export const narrowFamily = 'Narrow sans';

/** Fonts of the same widths, one of which nearly every system has. */
const wider = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];

/** The size at which they have the widths of Calibri, in texts of three languages, and the line height of Calibri at this size. */
const regular = 'size-adjust: 92%; ascent-override: 103.5%; descent-override: 29.2%; line-gap-override: 0%;';
const bold = 'size-adjust: 87%; ascent-override: 109.4%; descent-override: 30.9%; line-gap-override: 0%;';

const face = (suffix: string, weight: number, style: string, metrics: string) =>
  `@font-face { font-family: "${narrowFamily}"; font-weight: ${weight}; font-style: ${style}; src: ${wider.map((name) => `local("${name}${suffix}")`).join(', ')}; ${metrics} }`;

/** Its faces as CSS. */
export const narrowFacesCss = [
  face('', 400, 'normal', regular),
  face(' Italic', 400, 'italic', regular),
  face(' Bold', 700, 'normal', bold),
  face(' Bold Italic', 700, 'italic', bold),
].join('\n');
