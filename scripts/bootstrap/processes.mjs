import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a command without showing its output and resolves with what it wrote to stdout. Rejects with an error that carries
 * the end of both streams as `output`: what went well is nobody's business, what went wrong is.
 */
export function runQuietly(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let all = '';
    child.stdout.on('data', (data) => {
      stdout += data;
      all += data;
    });
    child.stderr.on('data', (data) => {
      all += data;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(stdout);
      const output = all.trim().split('\n').slice(-30).join('\n');
      reject(Object.assign(new Error(`${command} ${args[0]} ended with code ${code}`), { output }));
    });
  });
}

/**
 * Runs a program in this one's place: same streams, same signals, same exit code.
 *
 * The child stays in our process group, so Ctrl-C in a terminal reaches it without us; npm repeats each signal. Passing all
 * of them on would look like an impatient second Ctrl-C, hence: none that the terminal delivered, and no echo within a second.
 */
export function handOver(executable, args, options) {
  const child = spawn(executable, args, { ...options, stdio: 'inherit' });
  let last = 0;
  const pass = (signal) => {
    const fromTerminal = signal === 'SIGINT' && process.stdin.isTTY;
    const echo = Date.now() - last < 1000;
    last = Date.now();
    if (!fromTerminal && !echo) child.kill(signal);
  };
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  if (process.env.npm_lifecycle_event) endWithParent(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${executable} did not start: ${error.message}`);
    process.exitCode = 1;
  });
  // A child that a signal ended is reported as shells do, 128 + its number: npm understands that, and so do supervisors.
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

// npm passes a signal on to the shell in which it runs scripts, but not every shell passes it on to us: we only see that the shell no
// longer exists. Without this, `kill` of an `npm start` would leave the server running.
function endWithParent(end) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 250);
}
