import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * The addresses of a real PostgreSQL and S3 server for the suites: from the environment where both are named there, otherwise from
 * `scripts/services.sh env`; undefined where neither is available.
 */
export function findServices(root: string): Record<string, string> | undefined {
  const named = Object.entries(process.env).filter((entry): entry is [string, string] => isServiceVariable(entry[0]));
  const environment = Object.fromEntries(named);
  if (environment.TEST_DATABASE_URL && environment.TEST_S3_ENDPOINT) return environment;
  const { status, stdout } = spawnSync(join(root, 'scripts', 'services.sh'), ['env'], { encoding: 'utf8' });
  return status === 0 ? parseExports(stdout) : undefined;
}

/** Reads `export NAME=value` lines. */
export function parseExports(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^export (\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

export function isServiceVariable(name: string): boolean {
  return name === 'TEST_DATABASE_URL' || name.startsWith('TEST_S3_');
}
