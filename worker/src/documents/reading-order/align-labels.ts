import { type Line, lineText, toLines } from './lines.ts';

/** Lines of a value are no further apart than this many times their size, and begin within this many points of each other. */
const VALUE = { pitch: 1.6, start: 2, size: 0.1 };

/**
 * Lines in which a label is beside the first line of its value. In a form the value of two lines is often centred beside its label, which is
 * then between them: the second line would be read as a paragraph, or a heading, of its own.
 */
export function alignLabels(lines: Line[]): Line[] {
  let isMoved = false;
  const segments = lines.flatMap((line, index) => {
    const [first, second] = [lines[index - 1], lines[index + 1]];
    if (!first || !second || !isBetween(line, first, second)) return line.segments;
    isMoved = true;
    return line.segments.map((segment) => ({ ...segment, baseline: first.baseline }));
  });
  return isMoved ? toLines(segments) : lines;
}

function isBetween(line: Line, first: Line, second: Line): boolean {
  if (line.segments.length > 1 || first.x0 < line.x1 || second.x0 < line.x1) return false;
  const isValue =
    Math.abs(first.x0 - second.x0) <= VALUE.start &&
    Math.abs(first.size - second.size) <= VALUE.size * first.size &&
    second.baseline - first.baseline <= VALUE.pitch * first.size;
  const text = lineText(line);
  return isValue && text.endsWith(':') && /\p{L}/u.test(text);
}
