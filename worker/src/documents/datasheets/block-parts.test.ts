import t from 'tap';
import { isRunOfPairs, partsOfBlock } from './block-parts.ts';
import { enumeratorLength } from './enumerators.ts';
import { splitPairs } from './split-pairs.ts';

const partsOf = (text: string) => partsOfBlock(text).map(({ start, end }) => text.slice(start, end));

t.test('lines of pairs are read one by one, wrapped ones together', (t) => {
  const chinese = ['3、水泵', '额定流量：120m³/h', '扬程：32m', '泵体采用铸铁，轴采用不锈钢，', '并经过防腐处理。'];
  t.same(partsOf(chinese.join('\n')), ['3、水泵', '额定流量：120m³/h', '扬程：32m', chinese.slice(3).join('\n')]);
  const english = [
    'Colour: grey',
    'Cover: a lid of sheet steel that is hinged at the side',
    'and can be locked',
    'Feet: four',
  ];
  t.same(partsOf(english.join('\n')), [english[0], `${english[1]}\n${english[2]}`, english[3]]);
  const prose = 'The contractor keeps the following\nRequirements: nothing is left behind, and all of it is clean.';
  t.same(partsOf(prose), [prose]);
  t.end();
});

t.test('numbers and marks of lists are no part of a name', (t) => {
  const named = (text: string) =>
    splitPairs(text, 'list').map(({ name, value }) => [
      text.slice(name.start, name.end),
      text.slice(value.start, value.end),
    ]);
  t.same(named('2、门宽尺寸：900mm'), [['门宽尺寸', '900mm']]);
  t.same(named('（三）轿厢材质：不锈钢。'), [['轿厢材质', '不锈钢']]);
  t.same(named('• 1.2 Voltage: 230 V'), [['Voltage', '230 V']]);
  t.same(named('Desk D2 Specifications: Top: oak- Feet: steel- Width: 120 cm'), [
    ['Top', 'oak'],
    ['Feet', 'steel'],
    ['Width', '120 cm'],
  ]);
  t.same(named('Size: Width: 13 cm; Body: 65 mmFoot diameter: 12 mm'), [
    ['Width', '13 cm'],
    ['Body', '65 mm'],
    ['Foot diameter', '12 mm'],
  ]);
  t.same(named('Radio: Wi-Fi 6 (5 GHz)'), [['Radio', 'Wi-Fi 6 (5 GHz)']]);
  t.equal(enumeratorLength('3.5 m'), 0);
  t.equal(enumeratorLength('Volume'), 0);
  t.end();
});

t.test('the end of a full line that begins the next name is not part of the value before', (t) => {
  const lines = [
    '外形尺寸：按图纸要求',
    '传动机构：皮带传动，且具备手动功能，控制电压：220V，驱动电机',
    '电源电压：DC110V',
  ];
  t.same(partsOf(lines.join('\n')), [
    '外形尺寸：按图纸要求',
    '传动机构：皮带传动，且具备手动功能，控制电压：220V',
    '驱动电机\n电源电压：DC110V',
  ]);
  const short = ['传动机构：皮带，手动', '外形尺寸：按图纸要求，且应满足现场安装空间的要求，预留检修通道。'];
  t.same(partsOf(short.join('\n')), short);
  t.end();
});

t.test('lines that are all pairs are no title', (t) => {
  t.ok(isRunOfPairs('冷却方式：自冷\n防护等级：IP4X'));
  t.notOk(isRunOfPairs('冷却方式：自冷'));
  t.notOk(isRunOfPairs('Lot 4: benches\nfor the reading room'));
  t.end();
});
