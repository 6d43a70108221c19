import { saveBlob } from '../lib/save-blob.ts';
import type { Series } from './chart.ts';

/** Properties that the style sheet sets on elements of the picture, and that the saved picture would lack. */
const inherited = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight', 'text-anchor'] as const;
/** Pixels of the file for each pixel of the screen. */
const scale = 2;
const margin = 16;
const heading = 56;
const legend = 32;

interface Words {
  title: string;
  unit: string;
  series: readonly Series[];
}

/** Saves the chart within `room` as a PNG, with its title, unit and legend, in the colours of the screen. */
export async function saveChart(room: HTMLElement, words: Words, fileName: string): Promise<void> {
  const shown = room.querySelector<SVGSVGElement>('svg.recharts-surface');
  if (!shown) return;
  const { width, height } = shown.getBoundingClientRect();
  const image = await loadImage(withOwnStyle(shown, width, height));
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + 2 * margin + heading + legend) * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { color, backgroundColor, fontFamily } = styleOf(room);
  context.scale(scale, scale);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = `600 16px ${fontFamily}`;
  context.fillText(words.title, margin, margin + 16);
  context.font = `12px ${fontFamily}`;
  context.fillText(words.unit, margin, margin + 36);
  context.drawImage(image, margin, margin + heading, width, height);
  drawLegend(context, room, words.series, margin + heading + height + 20, color);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob) saveBlob(blob, fileName);
}

function drawLegend(
  context: CanvasRenderingContext2D,
  room: HTMLElement,
  series: readonly Series[],
  top: number,
  color: string,
): void {
  let left = margin;
  for (const { name, colour } of series) {
    context.fillStyle = resolveColour(room, colour);
    context.fillRect(left, top - 10, 12, 12);
    context.fillStyle = color;
    context.fillText(name, left + 18, top);
    left += 18 + context.measureText(name).width + 16;
  }
}

/** A colour of the theme in a form that a canvas accepts. */
function resolveColour(room: HTMLElement, colour: string): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  room.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The colour and font of the text, and the first background behind it that is not transparent. */
function styleOf(element: HTMLElement) {
  const { color, fontFamily } = getComputedStyle(element);
  for (let behind: HTMLElement | null = element; behind; behind = behind.parentElement) {
    const { backgroundColor } = getComputedStyle(behind);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') {
      return { color, fontFamily, backgroundColor };
    }
  }
  return { color, fontFamily, backgroundColor: '#fff' };
}

/** A picture that looks the same without the style sheets of the page, and without the mark of the bar under the pointer. */
export function withOwnStyle(shown: SVGSVGElement, width: number, height: number): string {
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const originals = shown.querySelectorAll<SVGElement>('*');
  for (const [index, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const property of inherited) element.setAttribute(property, style.getPropertyValue(property));
  }
  for (const mark of copy.querySelectorAll('.recharts-tooltip-cursor')) mark.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

function loadImage(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture of the chart could not be drawn'));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
