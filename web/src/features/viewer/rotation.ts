import type { PageSize } from './page-layout.ts';
import type { Box } from './viewer.slice.ts';

/** The user's clockwise rotation of a page in degrees, in addition to the rotation in its file. */
export type Rotation = 0 | 90 | 180 | 270;

const quarterTurns: readonly Rotation[] = [0, 90, 180, 270];

/** The sum of two rotations, as one of the four values. */
export const turned = (rotation: number, by: number): Rotation =>
  quarterTurns[((((rotation + by) / 90) % 4) + 4) % 4] ?? 0;

const isOnItsSide = (rotation: Rotation) => rotation === 90 || rotation === 270;

/** The size of a page after the rotation. */
export const turnedSize = (size: PageSize, rotation: Rotation): PageSize =>
  isOnItsSide(rotation) ? { width: size.height, height: size.width } : size;

/** The box after its page is rotated; both as fractions of the page as it is shown. */
export function turnedBox([x, y, width, height]: Box, rotation: Rotation): Box {
  if (rotation === 90) return [1 - y - height, x, height, width];
  if (rotation === 180) return [1 - x - width, 1 - y - height, width, height];
  if (rotation === 270) return [y, 1 - x - width, height, width];
  return [x, y, width, height];
}
