/** A font with the widths of Calibri, where neither it nor Carlito, which has the same widths, is installed. */
export const narrowFamily = 'Narrow sans';

/** Fonts of the same widths, one of which nearly every system has. */
const wider = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];

/** The size at which they have the widths of Calibri, in texts of three languages, and the line height of Calibri at this size. */
const regular = { sizeAdjust: '92%', ascentOverride: '103.5%', descentOverride: '29.2%', lineGapOverride: '0%' };
const bold = { sizeAdjust: '87%', ascentOverride: '109.4%', descentOverride: '30.9%', lineGapOverride: '0%' };

const face = (suffix: string, fontWeight: string, fontStyle: string, metrics: typeof regular) => ({
  fontFamily: `"${narrowFamily}"`,
  fontWeight,
  fontStyle,
  src: wider.map((name) => `local("${name}${suffix}")`).join(', '),
  ...metrics,
});

/** Its faces, as properties of `@font-face`. */
const narrowFaces = [
  face('', '400', 'normal', regular),
  face(' Italic', '400', 'italic', regular),
  face(' Bold', '700', 'normal', bold),
  face(' Bold Italic', '700', 'italic', bold),
];

/** Its faces as CSS. */
export const narrowFacesCss = narrowFaces
  .map((face) => {
    const lines = Object.entries(face).map(
      ([name, value]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}: ${value};`,
    );
    return `@font-face { ${lines.join(' ')} }`;
  })
  .join('\n');
