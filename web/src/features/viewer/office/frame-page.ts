import { escapeMarkup } from './escape-markup.ts';
import { narrowFacesCss } from './narrow-font.ts';

/**
 * The page that a Word document is drawn into. Its policy forbids scripts and everything from outside; its frame also forbids
 * scripts. Where Microsoft's fonts are missing, their names refer to installed fonts of the same widths.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'";

/** Font families by the Microsoft family that has the same widths. */
const substitutes: Record<string, string[]> = {
  Calibri: ['Carlito'],
  'Calibri Light': ['Calibri', 'Carlito'],
  Cambria: ['Caladea'],
  Arial: ['Liberation Sans', 'Arimo'],
  Helvetica: ['Liberation Sans', 'Arimo'],
  'Times New Roman': ['Liberation Serif', 'Tinos'],
  'Courier New': ['Liberation Mono', 'Cousine'],
};

const faces = Object.entries(substitutes).flatMap(([family, others]) =>
  [
    ['', '400', 'normal'],
    [' Bold', '700', 'normal'],
    [' Italic', '400', 'italic'],
    [' Bold Italic', '700', 'italic'],
  ].map(
    ([suffix, weight, style]) =>
      `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${style}; src: ${[family, ...others].map((name) => `local("${name}${suffix}")`).join(', ')}; }`,
  ),
);

const css = `
${faces.join('\n')}
${narrowFacesCss}
html { color-scheme: light; background: transparent; scroll-padding-block: 30vh; font-family: sans-serif; }
body { margin: 0; background: transparent; }
main { padding: 12px; box-sizing: border-box; }
.docx-wrapper.docx-wrapper { background: transparent; padding: 0; gap: 12px; align-items: safe center; }
.docx-wrapper > section.docx.docx { margin: 0; flex-shrink: 0; background: white; color: black; box-shadow: 0 2px 4px rgb(0 0 0 / 24%); overflow-wrap: anywhere; }
p[class*="docx_toc" i] a, p[class*="docx_toc" i] a * { color: inherit !important; text-decoration: none !important; }
p[class*="docx-num-"]::before { content: none !important; }
span[data-label]::before { content: var(--label) !important; }
span[style*="--number-room"]::before { display: inline-block; box-sizing: border-box; min-width: var(--number-room); padding-right: 0.25em; text-indent: 0; white-space: normal; }
[data-tab] { display: inline-block; height: 0.7em; overflow: hidden; text-indent: 0; }
[data-tab="leader"] { box-sizing: border-box; margin-inline: 0.15em; border-bottom: 1px dotted; }
.docx-wrapper.docx-wrapper [data-left] { display: inline-block; box-sizing: border-box; text-indent: 0; overflow: hidden; border: 1px dashed #767676; background: #f5f5f5; color: #424242; font: 11px/1.2 sans-serif; white-space: normal; text-align: center; vertical-align: bottom; }
[data-left]::before { content: attr(data-left); }
a[data-link], a[data-anchor] { cursor: pointer; }
svg[style^="--in-group"] foreignObject { overflow: visible; }
[data-repeated] { user-select: none; }
[data-copying] [data-repeated] { display: none; }
mark { background: #ffde59; color: black; border-radius: 2px; scroll-margin-block: 30vh; }
::highlight(found) { background: #ffe9a3; color: black; }
::highlight(current) { background: #ff9d47; color: black; }
`;

export const framePage = (title: string): string =>
  `<!doctype html><html lang="und"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escapeMarkup(title)}</title><style>${css}</style></head><body><main></main></body></html>`;
