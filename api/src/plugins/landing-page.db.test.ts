import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import t from 'tap';
import { startTestApi } from '../testing/main.ts';
import { contentOf, openLandingPage } from './landing-page.ts';

const builtIn = new URL('../../../web/src/features/landing/landing-content.json', import.meta.url);
const defaults = JSON.parse(await readFile(builtIn, 'utf8'));
const folder = await mkdtemp(join(tmpdir(), 'bidloom-landing-'));
t.teardown(() => rm(folder, { recursive: true }));

const problemsOf = (file: object | string): string[] => {
  try {
    contentOf(typeof file === 'string' ? file : JSON.stringify(file), defaults, 'landing.json');
    return [];
  } catch (error) {
    return (error as { problems: string[] }).problems;
  }
};

t.test('the words that come with the product are valid, and a file may change some of them', async (t) => {
  t.same(contentOf('{}', defaults, 'landing.json'), defaults);
  const own = { banner: { title: 'Win more' }, footer: { phones: ['+91 20 0000 0000'] } };
  t.same(contentOf(JSON.stringify(own), defaults, 'landing.json'), {
    ...defaults,
    banner: { ...defaults.banner, title: 'Win more' },
    footer: { ...defaults.footer, phones: ['+91 20 0000 0000'] },
  });
});

t.test('each field that is wrong is named, with the file', async (t) => {
  t.match(problemsOf('{ "banner": '), [/^LANDING_CONTENT: landing\.json is no JSON: /]);
  t.match(problemsOf('[]'), [/landing\.json: the file: /]);
  t.match(problemsOf({ services: { cards: [{ title: 'One', text: 'x', figures: [{ value: '', label: 'l' }] }] } }), [
    /services\.cards\.0\.figures\.0\.value: must not be empty/,
  ]);
  t.match(problemsOf({ baner: {} }), [/baner/]);
  t.match(problemsOf({ demo: { bookingUrl: 'javascript:alert(1)' } }), [/demo\.bookingUrl: /]);
  t.match(problemsOf({ footer: { supporters: [{ name: 'A', logo: 'https://elsewhere.example/a.png' }] } }), [
    /footer\.supporters\.0\.logo: must be a data:image/,
  ]);
});

t.test(
  'the page is served as it was built, or filled with the words of the file, and its script is allowed',
  async (t) => {
    const code = 'document.title';
    await mkdir(join(folder, 'render'));
    await writeFile(join(folder, 'index.html'), 'the app');
    await writeFile(join(folder, 'landing.html'), `<script>${code}</script>as built`);
    await writeFile(join(folder, 'render/landing.html'), '<!--page-->');
    await writeFile(
      join(folder, 'render/landing.mjs'),
      `export const defaultContent = ${JSON.stringify(defaults)};
     export const renderLanding = (template, content) => template + content.banner.title;`,
    );
    const built = await startTestApi({ webDirectory: folder });
    t.teardown(() => built.close());
    for (const url of ['/', '/landing']) {
      const { statusCode, body, headers } = await built.app.inject({ url, headers: { accept: '*/*' } });
      t.match({ statusCode, body }, { statusCode: 200, body: /as built$/ }, url);
      const hash = createHash('sha256').update(code).digest('base64');
      t.match(headers['content-security-policy'], `script-src 'self' 'sha256-${hash}'`);
    }
    const packed = await built.app.inject({ url: '/landing', headers: { 'accept-encoding': 'gzip, br' } });
    t.equal(packed.headers['content-encoding'], 'gzip');
    t.match(gunzipSync(packed.rawPayload).toString(), /as built$/);
    const again = await built.app.inject({
      url: '/landing',
      headers: { 'if-none-match': String(packed.headers.etag) },
    });
    t.equal(again.statusCode, 304);
    t.equal((await built.app.inject({ url: '/render/landing.mjs', headers: { accept: '*/*' } })).statusCode, 404);

    const path = join(folder, 'own.json');
    await writeFile(path, JSON.stringify({ banner: { title: 'Win more' } }));
    const own = await startTestApi({ webDirectory: folder, landingContent: { path, required: true } });
    t.teardown(() => own.close());
    t.equal((await own.app.inject({ url: '/landing' })).body, '<!--page-->Win more');

    const missing = { path: join(folder, 'none.json'), required: true };
    await t.rejects(openLandingPage(folder, missing), /LANDING_CONTENT: .*none\.json can't be read/);
  },
);
