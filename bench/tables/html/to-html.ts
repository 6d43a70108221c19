import type { Block, Grid, GridCell, Report, TableStyle } from '../model.ts';

/** Reports as one HTML document, each page a section that a browser prints on a sheet of its own. */
export function toHtml(reports: Report[]): string {
  const sections = reports.flatMap(({ house, pages }) =>
    pages.map(({ turned, blocks, foot }, index) => {
      // Sideways on an upright sheet, or the sheet turned.
      const sheet = turned === 'marked' ? 'wide' : 'upright';
      const header = `<div class="header">${escapeHtml(house.header)}</div>`;
      const room = (turned === 'no' ? 612 : 792) - 2 * house.margin;
      const sides = `left:${house.margin}pt;right:${house.margin}pt`;
      const number = `<span>${index + 1}</span>`;
      const line =
        house.foot === 'title'
          ? `<span>${escapeHtml(house.header)}</span>${number}`
          : `<span></span>${number}<span></span>`;
      const table = foot ? `<div class="foot" style="${sides}">${blockHtml(foot, room)}</div>` : '';
      const footer = `${table}<div class="footer" style="${sides}">${line}</div>`;
      const body = `<main style="margin:54pt ${house.margin}pt 0">${blocks.map((block) => blockHtml(block, room)).join('\n')}</main>`;
      const inner =
        turned === 'plain' ? `<div class="turned">${header}${body}${footer}</div>` : `${header}${body}${footer}`;
      return `<section class="${sheet}" style="font:${house.bodySize}pt/1.2 ${families[house.family]}">${inner}</section>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><style>${sheetStyle}</style>${sections.join('\n')}`;
}

const families = {
  sans: "'Liberation Sans', Arial, sans-serif",
  serif: "'Liberation Serif', 'Times New Roman', serif",
  narrow: "'Liberation Sans Narrow', 'Arial Narrow', sans-serif",
};

const sheetStyle = `
@page upright { size: 612pt 792pt; margin: 0 }
@page wide { size: 792pt 612pt; margin: 0 }
* { box-sizing: border-box; print-color-adjust: exact }
body { margin: 0 }
section { position: relative; display: flow-root; break-after: page; break-inside: avoid; overflow: visible }
.upright { page: upright; width: 612pt; height: 791pt }
.wide { page: wide; width: 792pt; height: 611pt }
.turned { position: absolute; display: flow-root; width: 791pt; height: 612pt; transform-origin: 0 0; transform: translateY(791pt) rotate(-90deg) }
.header { position: absolute; top: 28pt; left: 60pt; font-size: 8pt; font-style: italic }
.footer { position: absolute; bottom: 24pt; display: flex; justify-content: space-between; font-size: 9pt }
.foot { position: absolute; bottom: 40pt } .foot table { margin: 0 }
p, h2, ul, ol, table, figure { margin: 0 0 9pt } h2 { font-size: 1.3em } .caption { font-weight: bold; margin-bottom: 4pt }
.note { font-size: 0.8em; font-style: italic } .line { margin: 0 } .columns { display: flex } .columns > div { flex: 1 1 0; min-width: 0 }
.entry { display: flex; white-space: nowrap } .dots { flex: 1; border-bottom: 1px dotted #000; margin: 0 3pt 3pt }
table { border-collapse: collapse } td, th { font-weight: normal; vertical-align: top } th { vertical-align: bottom }
.sign { float: left; margin-right: 3pt } .number, .nowrap { white-space: nowrap }
`;

/** `width`: the room for the block, in points. */
function blockHtml(block: Block, width: number): string {
  switch (block.type) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'list': {
      const tag = block.marker === 'number' ? 'ol' : 'ul';
      const marker = block.marker === 'dash' ? ` style="list-style-type:'–  '"` : '';
      return `<${tag}${marker}>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${tag}>`;
    }
    case 'contents':
      return block.entries
        .map(
          ({ text, page, level }) =>
            `<div class="entry" style="padding-left:${level * 14}pt">${escapeHtml(text)}<span class="dots"></span>${page}</div>`,
        )
        .join('');
    case 'chart':
      return chartHtml(block);
    case 'columns': {
      const room = (width - block.gap * (block.columns.length - 1)) / block.columns.length;
      const columns = block.columns.map(
        (column) => `<div>${column.map((inner) => blockHtml(inner, room)).join('')}</div>`,
      );
      return `<div class="columns" style="gap:${block.gap}pt">${columns.join('')}</div>`;
    }
    case 'table':
      return tableHtml(block.grid, fit(block.grid, block.style, width));
    default:
      return `<p class="${block.type}">${escapeHtml(block.text)}</p>`;
  }
}

function chartHtml({ labels, values, series }: { labels: string[]; values: number[]; series: string }): string {
  const step = 440 / labels.length;
  const bars = values.map((value, index) => {
    const x = 40 + index * step;
    const text = `<text x="${x}" y="146">${escapeHtml(labels[index] ?? '')}</text><text x="${x + 4}" y="${127 - value}">${value}</text>`;
    return `<rect x="${x}" y="${130 - value}" width="${step * 0.6}" height="${value}" fill="#777"/>${text}`;
  });
  const scale = [0, 25, 50, 75, 100].map(
    (tick) => `<text x="2" y="${133 - tick}">${tick}</text><path d="M28 ${130 - tick}H480" stroke="#aaa"/>`,
  );
  return `<figure><svg viewBox="0 0 480 170" font-size="8">${scale.join('')}${bars.join('')}<text x="220" y="164">${escapeHtml(series)}</text></svg></figure>`;
}

/** Type and gaps get smaller where the columns, told by their longest words, would run over the edge of the page. */
function fit(grid: Grid, style: TableStyle, width: number): TableStyle {
  const letters = grid.columns.map((kind, column) => {
    const own = grid.cells.filter((cell) => cell.column === column && cell.columnSpan === 1);
    const longest = own.map(({ row, text, sign = '' }) => {
      const whole = kind === 'number' && row >= grid.headerRows;
      return whole ? text.length + 2 * sign.length : Math.max(...text.split(' ').map((word) => word.length));
    });
    return Math.max(2, ...longest, kind === 'stub' && style.leaders !== 'none' ? 52 : 0);
  });
  const needed = letters.reduce((sum, count) => sum + count * style.size * 0.58 + style.columnGap, 0);
  const share = Math.min(1, width / needed);
  return { ...style, size: style.size * share, columnGap: style.columnGap * share };
}

function tableHtml(grid: Grid, style: TableStyle): string {
  const taken = new Set<string>();
  const byPlace = new Map(grid.cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  const rows = Array.from({ length: grid.rows }, (_, row) => {
    const cells = grid.columns.map((_kind, column) => {
      if (taken.has(`${row} ${column}`)) return '';
      const cell = byPlace.get(`${row} ${column}`) ?? { row, column, rowSpan: 1, columnSpan: 1, text: '' };
      for (let r = row; r < row + cell.rowSpan; r += 1)
        for (let c = column; c < column + cell.columnSpan; c += 1) taken.add(`${r} ${c}`);
      return cellHtml(cell, grid, style);
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  const edge =
    style.rules === 'header' || style.rules === 'rows' ? 'border-top:1.2pt solid;border-bottom:1.2pt solid;' : '';
  return `<table style="font-size:${style.size}pt;${edge}${style.fullWidth ? 'width:100%' : ''}">${rows.join('')}</table>`;
}

function cellHtml(cell: GridCell, grid: Grid, style: TableStyle): string {
  const headerCell = cell.row < grid.headerRows;
  const kind = grid.columns[cell.column] ?? 'text';
  const value = kind === 'number' || kind === 'mark';
  const centered = cell.center || kind === 'mark' || (headerCell && cell.columnSpan > 1);
  const align = centered ? 'center' : value ? (headerCell ? style.headerAlign : style.valueAlign) : 'left';
  const css = [
    `text-align:${align}`,
    `padding:${style.rowGap / 2}pt ${style.columnGap / 2}pt ${style.rowGap / 2}pt ${style.columnGap / 2 + (cell.indent ?? 0) * 8}pt`,
    ...(cell.bold || (headerCell && style.boldHeader) ? ['font-weight:bold'] : []),
    ...(kind === 'stub' && style.leaders === 'none' ? [`max-width:${style.stubWidth}pt`] : []),
    ...(kind === 'stub' && style.leaders !== 'none' ? ['white-space:nowrap'] : []),
    ...(!headerCell && value && style.valueLine === 'last' ? ['vertical-align:bottom'] : []),
    ...rulesOf(cell, grid, style),
    ...fillOf(cell, headerCell, grid, style),
  ];
  const spans = `${cell.rowSpan > 1 ? ` rowspan=${cell.rowSpan}` : ''}${cell.columnSpan > 1 ? ` colspan=${cell.columnSpan}` : ''}`;
  const sign = cell.sign ? `<span class="sign">${cell.sign}</span>` : '';
  const tag = headerCell ? 'th' : 'td';
  return `<${tag}${spans}${!headerCell && kind === 'number' ? ' class="number"' : ''} style="${css.join(';')}">${sign}${escapeHtml(cell.text)}${leaders(cell, headerCell, grid, style)}</${tag}>`;
}

/** A browser cannot fill the rest of a line with dots: labels are drawn out to about the same length, as typists do. */
function leaders(cell: GridCell, headerCell: boolean, grid: Grid, { leaders }: TableStyle): string {
  if (leaders === 'none' || headerCell || grid.columns[cell.column] !== 'stub') return '';
  if (!grid.cells.some(({ row, column }) => row === cell.row && column > 0)) return '';
  const dots = Math.max(3, 46 - cell.text.length - 2 * (cell.indent ?? 0));
  return `<span class="nowrap">${leaders === 'tight' ? ` ${'.'.repeat(dots)}` : ' .'.repeat(Math.ceil(dots / 2))}</span>`;
}

function rulesOf(cell: GridCell, grid: Grid, { rules, straddleRules }: TableStyle): string[] {
  if (rules === 'grid') return ['border:0.6pt solid'];
  const end = cell.row + cell.rowSpan;
  const below =
    end === grid.headerRows
      ? rules === 'header' || rules === 'rows'
      : rules === 'rows' || (straddleRules && end < grid.headerRows && cell.columnSpan > 1);
  const above = rules === 'totals' && cell.column > 0 && grid.totals.includes(cell.row);
  return [...(below ? ['border-bottom:0.6pt solid'] : []), ...(above ? ['border-top:0.6pt solid'] : [])];
}

function fillOf(cell: GridCell, headerCell: boolean, grid: Grid, { zebra, headerFill }: TableStyle): string[] {
  if (headerCell)
    return { none: [], light: ['background:#d8d8d8'], dark: ['background:#333', 'color:#fff'] }[headerFill];
  return zebra && (cell.row - grid.headerRows) % 2 === 1 ? ['background:#e6e6e6'] : [];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
