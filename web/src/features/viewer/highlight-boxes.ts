import type { CSSProperties } from 'react';
import type { Box } from './viewer.slice.ts';

/** The margin around the words, as a fraction of the line's height, or of the width of a vertical line. */
const breathing = 0.12;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const percent = (value: number) => `${(value * 100).toFixed(3)}%`;

/** The frame of a box over its page, in percent of the page and never beyond it. Null for a box without extent. */
export function boxStyle([x, y, width, height]: Box): CSSProperties | null {
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0) return null;
  const margin = Math.min(width, height) * breathing;
  const left = clamp(x - margin / 2);
  const top = clamp(y - margin);
  const right = clamp(x + width + margin / 2);
  const bottom = clamp(y + height + margin);
  return { left: percent(left), top: percent(top), width: percent(right - left), height: percent(bottom - top) };
}

/** The place to scroll to: where the first box begins, as fractions of the page. */
export function startOf(boxes: readonly Box[]): { x: number; y: number } {
  const usable = boxes.filter((box) => boxStyle(box));
  if (usable.length === 0) return { x: 0, y: 0 };
  return { x: Math.min(...usable.map(([x]) => clamp(x))), y: Math.min(...usable.map(([, y]) => clamp(y))) };
}
