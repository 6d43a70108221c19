import { parseXml } from './parse-xml.ts';

/** What a paragraph style decides, inherited values included. */
export interface ParagraphStyle {
  /** 1 is the highest; undefined for body text. */
  headingLevel?: number;
  /** Entries of a table of contents. */
  isContents: boolean;
  /** Names a table or a figure. */
  isCaption: boolean;
  numbering?: { id: string; level: number };
}

interface RawStyle {
  name: string;
  parent?: string;
  outline?: number;
  numId?: string;
  level?: number;
}

/** Paragraph styles by id. */
export function readStyles(xml: string | null): Map<string, ParagraphStyle> {
  const raw = new Map<string, RawStyle>();
  if (xml) {
    let style: RawStyle | null = null;
    parseXml(xml, {
      open(name, attribute) {
        if (name === 'w:style' && attribute('w:type') === 'paragraph') {
          style = { name: '' };
          raw.set(attribute('w:styleId') ?? '', style);
        } else if (name === 'w:style') style = null;
        if (!style) return;
        const value = attribute('w:val') ?? '';
        if (name === 'w:name') style.name = value.toLowerCase();
        else if (name === 'w:basedOn') style.parent = value;
        else if (name === 'w:outlineLvl') style.outline = Number(value);
        else if (name === 'w:numId') style.numId = value;
        else if (name === 'w:ilvl') style.level = Number(value);
      },
      close() {},
    });
  }
  return new Map([...raw.keys()].map((id) => [id, resolve(raw, id)]));
}

function resolve(raw: Map<string, RawStyle>, id: string): ParagraphStyle {
  const chain: RawStyle[] = [];
  for (let style = raw.get(id); style && chain.length < 12; style = raw.get(style.parent ?? '')) {
    if (chain.includes(style)) break;
    chain.push(style);
  }
  const outline = chain.find((style) => style.outline !== undefined)?.outline;
  const named = chain.map((style) => levelOfName(style.name)).find((level) => level !== undefined);
  const headingLevel = outline === undefined ? named : outline < 9 ? outline + 1 : undefined;
  const numId = chain.find((style) => style.numId !== undefined)?.numId;
  const level = chain.find((style) => style.level !== undefined)?.level ?? outline ?? 0;
  return {
    isContents: chain.some((style) => /^toc \d|^table of figures/.test(style.name)),
    isCaption: chain.some((style) => style.name === 'caption'),
    ...(headingLevel ? { headingLevel } : {}),
    ...(numId ? { numbering: { id: numId, level } } : {}),
  };
}

/** Word names its own styles in English, whatever the language of the program. */
function levelOfName(name: string): number | undefined {
  const match = name.match(/^heading (\d)$/);
  if (match) return Number(match[1]);
  return name === 'title' ? 1 : undefined;
}
