import { expect, test } from 'vitest';
import { withFilledShapes, withPlacedGroups } from './placed-groups.ts';

const box = (style: string, words: string) =>
  `<v:shape type="#_x0000_t202" style="${style}"><v:textbox inset="0,0,0,0"><w:txbxContent><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape>`;
const group = (
  content: string,
  style = 'position:absolute;margin-left:50pt;margin-top:10pt;width:400pt;height:100pt',
) =>
  `<w:pict><v:group style="${style}" coordsize="8000,2000">${content}<w10:wrap type="topAndBottom"/></v:group></w:pict>`;
const atText = 'position:absolute;margin-left:50pt;margin-top:10pt';
const at = (...places: number[]) => {
  const [left, top, width, height] = places.map((place) => place.toFixed(2));
  return `--in-group:1;position:absolute;left:${left}pt;top:${top}pt;width:${width}pt;height:${height}pt;overflow:visible`;
};
const styles = (xml: string) => [...xml.matchAll(/<v:shape[^>]*style="([^"]*)"/g)].map(([, style]) => style);

test('the text boxes of a group are placed in it, as parts of its size', () => {
  const xml = withPlacedGroups(
    group(
      box('position:absolute;left:400;top:600;width:2000;height:1000', 'A') +
        box('width:800;height:200;left:6000', 'B'),
      `${atText};width:400pt;height:100pt`,
    ),
  );
  expect(xml).not.toContain('v:group');
  expect(styles(xml)).toEqual([
    '--in-group:block;display:block;width:450.00pt;height:110.00pt',
    `${at(70, 40, 100, 50)}`,
    `${at(350, 10, 40, 10)}`,
  ]);
  expect(
    xml
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/),
  ).toEqual(['A', 'B']);
});

test('filled rectangles and lines of a group are drawn at their places', () => {
  const path = 'm8000,l,,,90r8000,l8000,xe';
  const xml = withPlacedGroups(
    group(
      `<v:shape style="top:400;width:8000;height:1000" coordsize="8000,100" path="${path}" fillcolor="#f2f2f2 [3052]" stroked="f"><v:path arrowok="t"/></v:shape>` +
        '<v:line from="0,2000" to="8000,1000" strokecolor="red" strokeweight="2pt"/>' +
        '<v:shape style="width:80;height:80" path="m,c1,2,3,4,5,6xe" fillcolor="red"/>' +
        box('top:500;width:800;height:200', 'A'),
      `${atText};width:400pt;height:100pt`,
    ),
  );
  expect(xml).toContain(`<v:rect style="${at(50, 30, 400, 45)}" fillcolor="#f2f2f2"></v:rect>`);
  expect(xml).toContain(
    `<v:line style="${at(50, 60, 400, 50)}" from="0,100%" to="100%,0"><v:stroke color="red" weight="2.00pt"/></v:line>`,
  );
  // Without saying so, a box is white and has a black line.
  expect(xml).toContain(`fillcolor="white"><v:stroke color="black" weight="0.75pt"/></v:rect>`);
  expect([...xml.matchAll(/<v:rect/g)]).toHaveLength(2);
});

test('a group in a group has its own units', () => {
  const inner = `<v:group style="left:4000;top:1000;width:4000;height:1000" coordsize="10,10" coordorigin="100,100">${box('left:105;top:105;width:5;height:5', 'A')}</v:group>`;
  expect(styles(withPlacedGroups(group(inner, 'width:400pt;height:100pt')))).toEqual([
    '--in-group:inline;display:block;width:400.00pt;height:100.00pt',
    at(300, 75, 100, 25),
  ]);
});

test('a group that floats over the text is left out without text, and as a background of a page has its boxes below each other', () => {
  const rect = '<v:rect style="width:8000;height:2000" fillcolor="red"/>';
  const isOver = (size: string, content: string) =>
    withPlacedGroups(group(content, `position:absolute;${size}`).replace('<w10:wrap type="topAndBottom"/>', ''));
  expect(isOver('width:400pt;height:100pt', rect)).toBe('<w:pict></w:pict>');
  expect(isOver('width:400pt;height:100pt', rect + box('width:800;height:200', 'A'))).toContain('<v:rect');
  const background = isOver('width:400pt;height:800pt', rect + box('left:800;width:800;height:200', 'A'));
  expect(background).not.toContain('<v:rect');
  expect(styles(background)).toEqual(['display:block;margin-left:40.00pt;width:40.00pt;height:80.00pt']);
});

test('a group that is placed from the edge of the page begins at its distance from the text', () => {
  const style =
    'position:absolute;margin-left:56.7pt;margin-top:10pt;width:400pt;height:100pt;mso-position-horizontal-relative:page';
  const margins = '<w:pgMar w:top="1440" w:left="1440"/>';
  const [, first] = styles(withPlacedGroups(group(box('width:8000;height:2000', 'A'), style) + margins));
  expect(first).toContain('left:-15.30pt;top:10.00pt');
  const [, below] = styles(withPlacedGroups(group(box('width:8000', 'A'), style.replace('top:10pt', 'top:300pt'))));
  expect(below).toContain('top:0.00pt');
});

const shape = (style: string, more = '') =>
  `<v:shape style="${style}" coordsize="100,10" path="m100,l,,,10r100,l100,xe" fillcolor="#f2f2f2" stroked="f"${more}><v:path arrowok="t"/></v:shape>`;

test('a filled rectangle that floats over its text is drawn behind it', () => {
  const style = 'position:absolute;margin-left:-.3pt;margin-top:15pt;width:400pt;height:40pt;z-index:25';
  expect(withFilledShapes(shape(style))).toBe(`<v:rect style="${style};z-index:-1" fillcolor="#f2f2f2"></v:rect>`);
  for (const other of [
    shape(`${style};mso-position-vertical-relative:page`),
    shape(style, ' filled="f"'),
    shape(style).replace(/path="m[^"]*"/, 'path="m,l10,10,20,0xe"'),
    box(style, 'A'),
  ])
    expect(withFilledShapes(other)).toBe(other);
});

test('boxes outside of groups stay as they are, also after one', () => {
  const alone = `<w:pict>${box('width:90pt;height:20pt', 'C')}</w:pict>`;
  expect(withPlacedGroups(alone)).toBe(alone);
  expect(withPlacedGroups(group(box('width:800', 'D')) + alone)).toContain(alone);
});

test('a group without a size, within another or not well formed loses no text', () => {
  for (const xml of [
    group(box('left:1;top:1', 'E'), ''),
    group(group(box('left:1;top:1', 'E'))),
    `<v:group coordsize="x,-1" style="width:;;:">${box('', 'E')}`,
    `</v:group>${box('', 'E')}`,
  ])
    expect(withPlacedGroups(xml)).toContain('<w:t>E</w:t>');
});

test('a picture in the text of a box, and a group within a group, stay well formed and within the group', () => {
  const picture = '<w:pict><v:shape style="width:20pt"><v:imagedata r:id="rId1"/></v:shape></w:pict>';
  const inner = `<v:group coordsize="400000,400000">${box('width:400000;height:9', `A</w:t>${picture}<w:t>B`)}</v:group>`;
  const xml = withPlacedGroups(group(inner + box('width:800', 'C')));
  const names = { w: 'w', v: 'v', r: 'r', w10: 'w10' };
  const spaces = Object.entries(names).map(([name, uri]) => `xmlns:${name}="${uri}"`);
  const parsed = new DOMParser().parseFromString(`<root ${spaces.join(' ')}>${xml}</root>`, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.textContent).toBe('ABC');
  expect(styles(xml)[1]).toContain('width:400.00pt');
});

test('many shapes without an end take no longer than their length', () => {
  const many = '<v:shape>'.repeat(200_000);
  expect(withPlacedGroups(`<v:group>${many}</v:group>`)).toBe('');
  for (const shapes of [many, '<v:shape />'.repeat(200_000)]) expect(withFilledShapes(shapes)).toBe(shapes);
});
