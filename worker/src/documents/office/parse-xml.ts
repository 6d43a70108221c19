import { Parser } from 'saxen';

/** Namespaces of Office Open XML, in the transitional and the strict spelling, and the prefixes that readers use for them. */
const PREFIXES: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 'x',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': 'x',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
};

export interface XmlHandlers {
  /** Attribute values come with entities decoded. */
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text?(text: string): void;
}

/**
 * Walks through XML. Document types are skipped and entities that they declare stay as they are written, so nothing expands and
 * nothing is fetched. @throws Error where the XML is broken
 */
export function parseXml(xml: string, handlers: XmlHandlers): void {
  let failure: Error | null = null;
  const parser = new Parser();
  parser.ns(PREFIXES);
  parser.on('openTag', (name, attributes, decode) => {
    handlers.open(name, (attribute) => {
      const value = attributes()[attribute];
      return value === undefined ? undefined : decode(value);
    });
  });
  parser.on('closeTag', (name) => handlers.close(name));
  if (handlers.text) {
    const { text } = handlers;
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', (value) => text(value));
  }
  parser.on('warn', () => {});
  parser.on('error', (error) => {
    failure ??= error;
  });
  parser.parse(xml);
  if (failure) throw failure;
}
