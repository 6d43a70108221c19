// What tap loads in place of `async-hook-domain` (see tap-files.ts): whose fault an error is that nobody has caught. That one follows
// every promise by async hooks, which took a fifth of the suites' time; files run one after another here, so that the test
// that began last and is not over is the one.

type OnError = (error: unknown, type: string) => void;

const open: Domain[] = [];

export class Domain {
  readonly onerror: OnError;

  constructor(onerror: OnError) {
    this.onerror = onerror;
    if (open.length === 0) process.on('uncaughtException', tell);
    open.push(this);
  }

  destroy(): void {
    const place = open.indexOf(this);
    if (place < 0) return;
    open.splice(place, 1);
    if (open.length === 0) process.off('uncaughtException', tell);
  }
}

/** Rejections come here, too, where nothing listens to them. A test that listens itself gets them alone. */
function tell(error: unknown, origin: string): void {
  if (process.listenerCount('uncaughtException') > 1) return;
  open.at(-1)?.onerror(error, origin);
}
