import { looksLikeHeading, startsListItem } from '../layout/headings.ts';
import type { ReadContent } from '../model.ts';
import { readText } from './decode-text.ts';
import { createFlow, type FlowItem } from './flow-pages.ts';

/** Reads plain text: paragraphs between blank lines, form feeds as page breaks. */
export async function readPlainText(path: string): Promise<ReadContent> {
  const text = await readText(path);
  const flow = createFlow(text.includes('\f') ? 'given' : 'made');
  for (const [index, stretch] of text.split('\f').entries()) {
    if (index > 0) flow.add({ kind: 'page_break' });
    for (const paragraph of stretch.split(/\n[^\S\n]*\n|\r\n[^\S\n]*\r\n/)) flow.add(toItem(paragraph.trim()));
  }
  return flow.finish();
}

function toItem(text: string): FlowItem {
  if (!text.includes('\n') && looksLikeHeading(text, { size: 10, bold: false, body: 10 })) {
    return { kind: 'heading', text, level: 1 };
  }
  return { kind: startsListItem(text) ? 'list_item' : 'paragraph', text };
}

/** Reads Markdown: headings, lists, tables, and the rest as paragraphs. Its marks stay in the text, apart from those of headings. */
export async function readMarkdown(path: string): Promise<ReadContent> {
  const flow = createFlow('made');
  const lines = (await readText(path)).split(/\r?\n/);
  let paragraph: string[] = [];
  let fence = false;
  let table = 0;
  const end = () => {
    const text = paragraph.join('\n');
    if (text.trim()) flow.add({ kind: startsListItem(text.trim()) ? 'list_item' : 'paragraph', text });
    paragraph = [];
  };
  lines.forEach((line, index) => {
    const next = lines[index + 1] ?? '';
    if (/^\s*(?:```|~~~)/.test(line)) fence = !fence;
    const heading = fence ? null : readHeading(line);
    const underlined = !fence && line.trim() && paragraph.length === 0 && /^(?:=+|-{3,})\s*$/.test(next);
    if (heading) {
      end();
      flow.add({ kind: 'heading', ...heading });
    } else if (underlined) {
      flow.add({ kind: 'heading', text: line, level: next.startsWith('=') ? 1 : 2 });
    } else if (!fence && /^\s*\|.*\|\s*$/.test(line)) {
      end();
      const isHeader = isRule(next);
      if (isHeader) table++;
      if (!isRule(line)) flow.add({ kind: 'row', cells: splitCells(line), isHeader, table });
    } else if (!line.trim() || (!fence && /^(?:=+|-{3,})\s*$/.test(line))) {
      end();
    } else {
      if (!fence && /^\s*(?:[-*+]|\d+[.)])\s/.test(line)) end();
      paragraph.push(line);
    }
  });
  end();
  return flow.finish();
}

/** `## Title ##`: number signs after the title are not part of it, unless it has nothing else. */
function readHeading(line: string): { text: string; level: number } | null {
  const [whole, marks] = /^(#{1,6})\s/.exec(line) ?? [];
  if (whole === undefined || marks === undefined) return null;
  const title = line.slice(whole.length).trim();
  return { text: title.replace(/(?<!#)#+$/, '').trimEnd() || title.slice(0, 1), level: marks.length };
}

function isRule(line: string): boolean {
  return /^\s*(?:\|\s*)?(?::?-+:?\s*\|\s*)+(?::?-+:?\s*)?$/.test(line);
}

function splitCells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}
