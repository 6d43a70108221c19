import type { Canvas } from '@napi-rs/canvas';
import type { GreyImage } from './recogniser.ts';

/** A canvas's picture in greys, on white. */
export function toGrey(canvas: Canvas): GreyImage {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    pixels[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, pixels };
}

/** Whether hardly a pixel differs: a page without anything on it but dust and the shadow of its edge. */
export function isBlank({ width, height, pixels }: GreyImage): boolean {
  const [mx, my] = [Math.floor(width * 0.03), Math.floor(height * 0.03)];
  let dark = 0;
  for (let y = my; y < height - my; y++) {
    for (let x = mx; x < width - mx; x++) if ((pixels[y * width + x] ?? 255) < 128) dark++;
  }
  return dark < 0.0001 * width * height;
}
