import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { landing } from '@bidloom/contract';
import { ConfigError } from '@bidloom/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiConfig } from '../config.ts';

/** What the build of the web app brings along: see `web/landing-html.ts`. */
interface Renderer {
  defaultContent: landing.LandingContent;
  renderLanding(template: string, content: landing.LandingContent): string;
}

/**
 * Reads the public page as it was built, filled with the operator's words where there are any.
 * Gives what answers with it, or null where no such page was built. Throws a `ConfigError` that names each field that is wrong.
 */
export async function openLandingPage(
  webDirectory: string,
  file: ApiConfig['landingContent'],
): Promise<((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | null> {
  const built = join(webDirectory, 'landing.html');
  if (!existsSync(built)) return null;
  const own = file && (file.required || existsSync(file.path)) ? file.path : null;
  const page = own ? await renderOwn(webDirectory, own) : await readFile(built, 'utf8');

  const plain = Buffer.from(page);
  const packed = gzipSync(plain, { level: 9 });
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  const scripts = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code = '']) => digest(code));

  return (request, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    // Its own few words of script choose the colours before anything is painted.
    reply.header(
      'content-security-policy',
      policy.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' ')),
    );
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag }).type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return takesGzip ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(plain);
  };
}

const digest = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

async function renderOwn(webDirectory: string, path: string): Promise<string> {
  const directory = join(webDirectory, 'render');
  const renderer: Renderer = await import(pathToFileURL(join(directory, 'landing.mjs')).href);
  const content = contentOf(await readFile(path, 'utf8').catch(asProblem(path)), renderer.defaultContent, path);
  return renderer.renderLanding(await readFile(join(directory, 'landing.html'), 'utf8'), content);
}

/** The operator's file over the default: what it leaves out stays, lists are replaced as a whole. */
export function contentOf(text: string, defaults: landing.LandingContent, path: string): landing.LandingContent {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new ConfigError([`LANDING_CONTENT: ${path} is no JSON: ${(error as Error).message}`]);
  }
  const parsed = landing.landingContent.safeParse(merge(defaults, given));
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map(
      (issue) => `LANDING_CONTENT: ${path}: ${issue.path.join('.') || 'the file'}: ${issue.message}`,
    ),
  );
}

function merge(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isObject(base) || !isObject(over)) return over;
  const names = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, merge(base[name], over[name])]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asProblem =
  (path: string) =>
  (error: Error): never => {
    throw new ConfigError([`LANDING_CONTENT: ${path} can't be read: ${error.message}`]);
  };
