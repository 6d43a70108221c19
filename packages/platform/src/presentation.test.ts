import t from 'tap';
import { safePresentation } from './presentation.ts';

t.test('what a browser would run is saved, and as nothing in particular', async (t) => {
  for (const type of [
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml; charset=utf-8',
    'TEXT/HTML',
    'text/xml',
    'text/javascript',
  ])
    t.same(safePresentation(type, true), { contentType: 'application/octet-stream', inline: false }, type);
});

t.test('what it shows is shown where that is asked for', async (t) => {
  for (const type of ['application/pdf', 'image/png', 'text/plain; charset=utf-8']) {
    t.same(safePresentation(type, true), { contentType: type, inline: true }, type);
    t.same(safePresentation(type, false), { contentType: type, inline: false }, type);
  }
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  t.same(safePresentation(sheet, true), { contentType: sheet, inline: false });
});
