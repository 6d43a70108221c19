/**
 * A part without the branches of `AlternateContent` that the drawing library does not draw: it always takes the fallback. Otherwise the
 * paragraphs of a text box would be counted twice.
 */
export function withoutChoices(xml: string): string {
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (const { 0: tag, 1: slash, index } of xml.matchAll(/<(\/?)mc:Choice(?=[\s/>])[^<>]*>/g)) {
    if (slash) {
      depth--;
      if (depth === 0) from = index + tag.length;
    } else if (!tag.endsWith('/>')) {
      if (depth === 0) parts.push(xml.slice(from, index));
      depth++;
    }
  }
  return parts.join('') + xml.slice(from);
}
