import t from 'tap';
import { splitStatements } from './split-statements.ts';

const said = (text: string) =>
  splitStatements(text).map(({ name, value }) => [
    text.slice(name.start, name.end),
    text.slice(value.start, value.end),
  ]);

t.test('what shall have a quantity is a name, in several languages', (t) => {
  t.same(said('b) The load of the frame (with all panels) should be less than 60 kg/m². It is bolted.'), [
    ['load of the frame (with all panels)', 'less than 60 kg/m²'],
  ]);
  t.same(said('The cabinets shall be designed for an ambient temperature of 45 degree Celsius and dust.'), [
    ['ambient temperature', '45 degree Celsius and dust'],
  ]);
  t.same(said('The thickness of the shell shall not be less than 1.6 mm.'), [
    ['thickness of the shell', 'shall not be less than 1.6 mm'],
  ]);
  t.same(said('Los pozos deben ser circulares con un diámetro interior de 1.20 m.'), [['diámetro interior', '1.20 m']]);
  t.same(
    said('Die lichte Höhe muss mindestens 2,5 m sein.').map(([name]) => name),
    ['lichte Höhe'],
  );
  t.end();
});

t.test('what someone does, what is said aside and what has no technical quantity is none', (t) => {
  t.same(said('The contractor must keep 2 m of distance to the track.'), []);
  t.same(said('Inverters with three phases shall be used for each plant (10 kW and above).'), []);
  t.same(said('The guarantee shall be valid for 30 days.'), []);
  t.same(said('Die Vertragsstrafe soll 5 % sein.'), []);
  t.end();
});
