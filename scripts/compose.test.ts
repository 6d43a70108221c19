import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';
import { parse } from 'yaml';
import { memoryLimits } from '../worker/src/memory-limits.ts';

interface Service {
  image?: string;
  command?: string | string[];
  restart?: string;
  healthcheck?: { test?: string[] };
  profiles?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  environment?: Record<string, string | number>;
  volumes?: string[];
  mem_limit?: string;
}

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');
const source = read('docker-compose.yml');
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(source, { merge: true });
const services = Object.entries(compose.services);
const longRunning = services.filter(([, service]) => service.restart === 'unless-stopped');
const example = new Map(
  [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const secrets = [
  'POSTGRES_PASSWORD',
  'POSTGRES_OWNER_PASSWORD',
  'POSTGRES_APP_PASSWORD',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SESSION_SECRET',
  'OPENAI_API_KEY',
];

t.test('every image is pinned to one release', async (t) => {
  t.same(Object.keys(compose.services).sort(), ['api', 'bucket', 'mailpit', 'minio', 'postgres', 'worker']);
  for (const [name, { image }] of services) t.match(image, /^[\w./-]+:(?!latest).*\d+\.?-?\d+/, name);
  for (const [, base = ''] of read('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)) t.match(base, /:\d+\.\d+\.\d+-/, base);
  const [, major = 0, minor = 0, patch = 0] =
    /:(\d+)\.(\d+)\.(\d+)-pg17$/.exec(compose.services.postgres?.image ?? '') ?? [];
  t.ok(Number(major) * 10000 + Number(minor) * 100 + Number(patch) >= 807, 'pgvector 0.8.7 or later');
});

t.test('every long-running service has a health check, and what starts after it waits for that', async (t) => {
  t.same(longRunning.map(([name]) => name).sort(), ['api', 'mailpit', 'minio', 'postgres', 'worker']);
  for (const [name, { healthcheck }] of longRunning) t.equal(healthcheck?.test?.[0], 'CMD', name);
  for (const [name, { depends_on: before = {} }] of services) {
    for (const [other, { condition, required }] of Object.entries(before)) {
      const runs = longRunning.some(([running]) => running === other);
      t.equal(condition, runs ? 'service_healthy' : 'service_completed_successfully', `${name} after ${other}`);
      const sameProfile = compose.services[name]?.profiles?.[0] === compose.services[other]?.profiles?.[0];
      t.ok(required === false || sameProfile, `${name} also starts where ${other} is left out`);
    }
  }
});

t.test('what the compose file asks for is in .env.example, and nothing else', async (t) => {
  const used = new Set([...source.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name));
  for (const name of used) t.ok(example.has(name), name);
  t.same(
    [...example.keys()].filter((name) => !used.has(name)),
    ['COMPOSE_PROFILES'],
    'read by compose itself',
  );
  const profiles = new Set(services.flatMap(([, service]) => service.profiles ?? []));
  t.same(example.get('COMPOSE_PROFILES')?.split(',').sort(), [...profiles].sort());
});

t.test('no secret has a default', async (t) => {
  for (const name of secrets) {
    t.equal(example.get(name), '', `${name} is empty in .env.example`);
    t.notMatch(source, new RegExp(`\\$\\{${name}:-[^}]`), `${name} has no fallback`);
  }
  for (const name of secrets.filter((secret) => secret !== 'OPENAI_API_KEY')) {
    t.match(source, new RegExp(`\\$\\{${name}:\\?`), `${name} is asked for`);
    t.notMatch(source, new RegExp(`\\$\\{${name}\\}`), `${name} is never used unasked`);
  }
});

t.test('api and worker run files that exist, from one image, with the settings that production needs', async (t) => {
  const settings = [...read('packages/platform/src/environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:z\.|text)/gm)];
  t.ok(settings.length > 15, 'the settings were found');
  for (const name of ['api', 'worker']) {
    const service = compose.services[name];
    t.equal(service?.command?.[0], 'node');
    t.ok(existsSync(at(String(service?.command?.at(-1)))), `${service?.command?.at(-1)}`);
    t.equal(service?.image, compose.services.api?.image);
    for (const [, setting = ''] of settings)
      t.ok(setting in (service?.environment ?? {}), `${name} passes on ${setting}`);
    const port = service?.environment?.[name === 'api' ? 'PORT' : 'HEALTH_PORT'];
    t.match(service?.healthcheck?.test?.at(-1), `http://127.0.0.1:${port}/health/ready`, `the check of the ${name}`);
  }
});

t.test(
  'the database has an account that owns the tables and one that runs the product, made on an empty volume',
  async (t) => {
    const postgres = compose.services.postgres;
    const mounted = (postgres?.volumes ?? []).find((volume) => volume.includes('/docker-entrypoint-initdb.d'));
    t.match(mounted, /^\.\/[\w/-]+:\/docker-entrypoint-initdb\.d:ro$/);
    const script = read(`${mounted?.split(':')[0]?.slice(2)}/accounts.sh`);
    for (const name of ['api', 'worker']) {
      const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = compose.services[name]?.environment ?? {};
      const accounts = [DATABASE_URL, DATABASE_OWNER_URL].map((url) =>
        /postgres:\/\/(\w+):\$\{(\w+):/.exec(String(url)),
      );
      t.same(
        accounts.map((found) => [found?.[1], found?.[2]]),
        [
          ['bidloom_app', 'POSTGRES_APP_PASSWORD'],
          ['bidloom_owner', 'POSTGRES_OWNER_PASSWORD'],
        ],
        name,
      );
      for (const found of accounts) {
        t.match(script, new RegExp(`alter role ${found?.[1]} password`), `${found?.[1]} is made`);
        t.ok(String(found?.[2]) in (postgres?.environment ?? {}), `${found?.[2]} is known to PostgreSQL`);
      }
      t.notOk('POSTGRES_PASSWORD' in (compose.services[name]?.environment ?? {}), "not the administrator's");
    }
  },
);

t.test('api and worker have a limit of memory', async (t) => {
  t.same(
    longRunning.flatMap(([name, { image, mem_limit }]) =>
      image === compose.services.api?.image ? [[name, mem_limit]] : [],
    ),
    [
      ['api', '1g'],
      ['worker', '7g'],
    ],
  );
});

t.test('one document may take a gigabyte, and never all that reading has', async (t) => {
  const { one, all } = memoryLimits.reading;
  t.ok(one <= 1024, `${one} MB`);
  t.ok(one < all, `${one} of ${all} MB`);
});

t.test('all that a worker may take fits into its container', async (t) => {
  const { worker } = compose.services;
  const { mainHeap, outsideHeaps, reading, office, embedding, chat, runs, exports } = memoryLimits;
  const threads = [chat, runs, exports].reduce((sum, lane) => sum + lane.threads * lane.heap, 0);
  const sum = mainHeap + outsideHeaps + reading.all + office + embedding + threads;
  const [, gigabytes = '0'] = /^(\d+)g$/.exec(worker?.mem_limit ?? '') ?? [];
  t.ok(sum < Number(gigabytes) * 1024, `${sum} MB of ${worker?.mem_limit}`);
  t.match(source, new RegExp(`are ${sum}\\.`), 'the comment adds up to the same');
  t.ok(worker?.command?.includes(`--max-old-space-size=${mainHeap}`), 'the main thread has the heap that it is given');
});

t.test('named volumes are declared, and all of them are used', async (t) => {
  const named = services
    .flatMap(([, service]) => service.volumes ?? [])
    .map((volume) => volume.split(':')[0])
    .filter((volume) => !volume?.startsWith('.'));
  t.same([...new Set(named)].sort(), Object.keys(compose.volumes).sort());
});

t.test('the image runs without privileges, and every path that it copies exists', async (t) => {
  const dockerfile = read('Dockerfile');
  t.match(dockerfile, /^USER node$/m);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  t.ok(copied.length > 5);
  const ignored = read('.dockerignore').split('\n');
  for (const path of copied) {
    t.ok(existsSync(at(path)), path);
    const top = path.split('/')[0];
    t.ok(ignored.includes(`!${path}`) || ignored.includes(`!${top}`), `${path} goes to the builder`);
  }
  const workspace: { packages: string[] } = parse(read('pnpm-workspace.yaml'));
  for (const folder of workspace.packages) t.ok(copied.includes(`${folder}/package.json`), `the manifest of ${folder}`);
  const worker: { dependencies: Record<string, string> } = JSON.parse(read('worker/package.json'));
  t.ok('@tesseract.js-data/eng' in worker.dependencies, 'OCR data come with the packages');
});
