import { Writable } from 'node:stream';
import { createLogger, type Logger } from '../src/logger.ts';

export const silent: Logger = createLogger({ level: 'silent', pretty: false });

/** A logger whose lines the test reads. */
export function recordingLogger(level = 'trace'): {
  logger: Logger;
  lines: Record<string, unknown>[];
  text: () => string;
} {
  const written: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level,
    pretty: false,
    destination: new Writable({
      decodeStrings: false,
      write(line: string, _encoding, done) {
        written.push(line);
        lines.push(JSON.parse(line));
        done();
      },
    }),
  });
  return { logger, lines, text: () => written.join('') };
}
