import { expect, test } from 'vitest';
import { mirrorPictures, withFlipsAsTurns } from './mirror-pictures.ts';

/** What the library draws of a picture with these attributes: it reads the rotation only. */
function drawn(attributes: string): string {
  const xml = withFlipsAsTurns(`<pic:spPr bwMode="auto"><a:xfrm${attributes}><a:off x="0" y="0"/></a:xfrm></pic:spPr>`);
  const rotation = Number(/rot="(-?\d+)"/.exec(xml)?.[1] ?? 0) / 60_000;
  const page = document.createElement('section');
  const picture = document.createElement('img');
  if (rotation) picture.style.transform = `rotate(${rotation}deg)`;
  page.append(picture);
  mirrorPictures([page]);
  return picture.style.transform;
}

test('a picture that is flipped is drawn mirrored, with its rotation', () => {
  expect(drawn(' rot="10800000" flipH="1"')).toBe('rotate(180deg) scale(-1, 1)');
  expect(drawn(' flipV="1"')).toBe('rotate(0deg) scale(1, -1)');
  expect(drawn(' flipH="1" rot="-5400000" flipV="true"')).toBe('rotate(270deg) scale(-1)');
});

test('other pictures and flipped shapes stay as they are', () => {
  expect(drawn('')).toBe('');
  expect(drawn(' rot="5400000" flipH="0"')).toBe('rotate(90deg)');
  const shape = '<wps:spPr><a:xfrm flipH="1"><a:off x="0" y="0"/></a:xfrm></wps:spPr>';
  expect(withFlipsAsTurns(shape)).toBe(shape);
});
