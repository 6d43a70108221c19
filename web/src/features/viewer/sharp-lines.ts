import { type Part, sharpen, type Trace, thin } from './sharpen.ts';

/*
 * Thin lines of a PDF are drawn on whole pixels, as other PDF viewers draw them. pdf.js draws each where it is in the file: at one pixel per CSS
 * pixel, a rule of half a point is then two rows of pale grey, or almost nothing. More pixels would not help, since the screen would mix them to
 * the same grey.
 */

/** A longer path is a drawing, not rules of a table. In numbers, two for each point. */
const mostTraced = 4000;

const traces = new WeakMap<Path2D, Trace>();
let isInstalled = false;

/** Lets every canvas draw thin lines of pdf.js's paths on whole pixels. Does nothing where there is no canvas. */
export function installSharpLines(): void {
  if (typeof Path2D === 'undefined' || isInstalled) return;
  isInstalled = true;
  const { fill, stroke } = CanvasRenderingContext2D.prototype;
  const Plain = Path2D;

  class TracedPath extends Plain {
    constructor(path?: Path2D | string) {
      super(path as Path2D);
      if (path === undefined) traces.set(this, { parts: [], count: 0 });
    }
    #trace(change: (parts: Part[]) => void): void {
      const trace = traces.get(this);
      if (!trace) return;
      trace.count += 2;
      if (trace.count > mostTraced) traces.delete(this);
      else change(trace.parts);
    }
    override moveTo(x: number, y: number): void {
      super.moveTo(x, y);
      this.#trace((parts) => parts.push({ points: [[x, y]], isClosed: false }));
    }
    override lineTo(x: number, y: number): void {
      super.lineTo(x, y);
      this.#trace((parts) => {
        const part = parts.at(-1);
        // A line after a closed part would begin where that part began.
        if (!part || part.isClosed) traces.delete(this);
        else part.points.push([x, y]);
      });
    }
    override closePath(): void {
      super.closePath();
      this.#trace((parts) => {
        const part = parts.at(-1);
        if (part) part.isClosed = true;
      });
    }
  }
  for (const name of [
    'bezierCurveTo',
    'quadraticCurveTo',
    'addPath',
    'rect',
    'roundRect',
    'arc',
    'arcTo',
    'ellipse',
  ] as const) {
    const draw = Plain.prototype[name] as (...values: unknown[]) => void;
    Object.defineProperty(TracedPath.prototype, name, {
      value(this: Path2D, ...values: unknown[]) {
        traces.delete(this);
        draw.apply(this, values);
      },
    });
  }
  globalThis.Path2D = TracedPath;

  type Context = CanvasRenderingContext2D;
  /** The path with its thin lines on whole pixels, if it has any. */
  const sharpPath = (context: Context, path: unknown, strokeWidth: number | null): Path2D | null => {
    const trace = path instanceof Plain ? traces.get(path) : undefined;
    const parts = trace && sharpen(trace, context.getTransform(), strokeWidth);
    return parts ? pathOf(parts) : null;
  };
  const pathOf = (parts: Part[]): Path2D => {
    const path = new Plain();
    for (const { points, isClosed } of parts) {
      for (const [at, [x, y]] of points.entries()) path[at === 0 ? 'moveTo' : 'lineTo'](x, y);
      if (isClosed) path.closePath();
    }
    return path;
  };

  CanvasRenderingContext2D.prototype.fill = function (this: Context, ...values: unknown[]) {
    const path = typeof this.fillStyle === 'string' ? sharpPath(this, values[0], null) : null;
    if (!path) return fill.apply(this, values as [Path2D]);
    this.save();
    this.resetTransform();
    fill.call(this, path, values[1] as CanvasFillRule);
    this.restore();
  };
  CanvasRenderingContext2D.prototype.stroke = function (this: Context, ...values: unknown[]) {
    const scale = typeof this.strokeStyle === 'string' ? evenScale(this.getTransform()) : null;
    const width = scale === null ? Number.POSITIVE_INFINITY : this.lineWidth * scale;
    const path = scale !== null && width < thin.stroke ? sharpPath(this, values[0], width) : null;
    if (!path || scale === null) return stroke.apply(this, values as [Path2D]);
    this.save();
    this.resetTransform();
    this.lineWidth = 1;
    this.setLineDash(this.getLineDash().map((length) => length * scale));
    this.lineDashOffset *= scale;
    stroke.call(this, path);
    this.restore();
  };
}

/** The scale of a matrix that has the same in every direction; null: it has not. */
function evenScale({ a, b, c, d }: DOMMatrix): number | null {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  return Math.abs(across - down) <= across * 0.01 ? across : null;
}
