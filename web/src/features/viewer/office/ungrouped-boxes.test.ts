import { expect, test } from 'vitest';
import { withUngroupedBoxes } from './ungrouped-boxes.ts';

const box = (style: string, words: string) =>
  `<v:shape type="#_x0000_t202" style="${style}"><v:textbox><w:txbxContent><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape>`;
const group = (
  content: string,
  style = 'position:absolute;margin-left:50pt;margin-top:10pt;width:400pt;height:100pt',
) => `<w:pict><v:group style="${style}" coordsize="8000,2000">${content}</v:group></w:pict>`;
const styles = (xml: string) => [...xml.matchAll(/<v:shape[^>]*style="([^"]*)"/g)].map(([, style]) => style);

test('the text boxes of a group stand one below the other, as large and as far from the left as in the group', () => {
  const line = '<v:shape style="left:0;top:0;width:8000;height:10" path="m0,0l1,1"><v:stroke/></v:shape><v:rect/>';
  const xml = withUngroupedBoxes(
    group(
      line +
        box('position:absolute;left:400;top:600;width:2000;height:1000', 'A') +
        box('width:800;height:200;left:6000', 'B'),
    ),
  );
  expect(xml).not.toContain('v:group');
  expect(xml).not.toContain('v:stroke');
  expect(styles(xml)).toEqual([
    'display:block;margin-left:20.0pt;width:100.0pt;height:50.0pt',
    'display:block;margin-left:300.0pt;width:40.0pt;height:10.0pt',
  ]);
  expect(
    xml
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/),
  ).toEqual(['A', 'B']);
});

test('boxes outside of groups stay as they are, also after one', () => {
  const alone = `<w:pict>${box('width:90pt;height:20pt', 'C')}</w:pict>`;
  expect(withUngroupedBoxes(alone)).toBe(alone);
  expect(withUngroupedBoxes(group(box('width:800', 'D')) + alone)).toContain(alone);
});

test('a group without a size, within another or not well formed loses no text', () => {
  for (const xml of [
    group(box('left:1;top:1', 'E'), ''),
    group(group(box('left:1;top:1', 'E'))),
    `<v:group coordsize="x,-1" style="width:;;:">${box('', 'E')}`,
    `</v:group>${box('', 'E')}`,
  ])
    expect(withUngroupedBoxes(xml)).toContain('<w:t>E</w:t>');
});

test('a picture in the text of a box, and a group within a group, stay well formed and within the group', () => {
  const picture = '<w:pict><v:shape style="width:20pt"><v:imagedata r:id="rId1"/></v:shape></w:pict>';
  const inner = `<v:group coordsize="400000,400000">${box('width:400000;height:9', `A</w:t>${picture}<w:t>B`)}</v:group>`;
  const xml = withUngroupedBoxes(group(inner + box('width:800', 'C')));
  const names = { w: 'w', v: 'v', r: 'r' };
  const spaces = Object.entries(names).map(([name, uri]) => `xmlns:${name}="${uri}"`);
  const parsed = new DOMParser().parseFromString(`<root ${spaces.join(' ')}>${xml}</root>`, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.textContent).toBe('ABC');
  expect(styles(xml)[0]).toContain('width:400.0pt');
});

test('many shapes without an end take no longer than their length', () => {
  const many = '<v:shape>'.repeat(200_000);
  expect(withUngroupedBoxes(`<v:group>${many}</v:group>`)).toBe('');
});
