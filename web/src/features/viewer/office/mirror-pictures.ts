/** A full turn, in the 60,000th parts of a degree in which rotations are written. */
const turn = 360 * 60_000;

/**
 * The XML with pictures that are flipped turned by one more turn (left to right), two (upside down) or three (both). The library ignores
 * flips and keeps rotations; `mirrorPictures` converts these turns back.
 */
export function withFlipsAsTurns(xml: string): string {
  return xml.replace(/(<pic:spPr\b[^<>]*>\s*<a:xfrm)([^<>]*)/g, (tag, before: string, attributes: string) => {
    const isFlipped = (side: string) => new RegExp(`\\bflip${side}="(?:1|true)"`).test(attributes);
    const turns = Number(isFlipped('H')) + 2 * Number(isFlipped('V'));
    if (turns === 0) return tag;
    const rotation = Number(/\brot="(-?\d{1,9})"/.exec(attributes)?.[1] ?? 0);
    const rest = attributes.replace(/\s*\brot="[^"]*"/, '');
    return `${before} rot="${(((rotation % turn) + turn) % turn) + turns * turn}"${rest}`;
  });
}

/** Mirrors the drawn pictures whose rotation has such turns. */
export function mirrorPictures(pages: Iterable<Element>): void {
  for (const page of pages) {
    for (const { style } of page.querySelectorAll('img')) {
      const degrees = Number(/^rotate\(([\d.]{1,9})deg\)/.exec(style.transform)?.[1] ?? 0);
      const turns = Math.floor(degrees / 360);
      if (turns < 1 || turns > 3) continue;
      const scale = `scale(${turns === 2 ? 1 : -1}, ${turns === 1 ? 1 : -1})`;
      style.transform = style.transform.replace(/^rotate\([^)]*\)/, `rotate(${degrees % 360}deg) ${scale}`);
    }
  }
}
