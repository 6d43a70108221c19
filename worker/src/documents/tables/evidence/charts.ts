import { type Area, isInside } from '../../page/page-table.ts';
import type { Figure, RawWord } from '../../page/raw-page.ts';
import {
  CHART_BACKGROUND,
  CHART_BARS_COVER,
  CHART_BESIDE,
  CHART_CURVE_HEIGHT,
  CHART_CURVE_WIDTH,
  CHART_CURVES_COVER,
  CHART_FEWEST_BARS,
  CHART_FEWEST_CURVES,
  CHART_LONG_CURVE,
  CHART_NARROWEST_BAR,
} from '../thresholds.ts';

/** Tells whether the text in an area is the labels of a chart: between them are curves, slices, or bars without words. */
export function createChartTest(figures: Figure[], words: RawWord[]): (area: Area) => boolean {
  const curves = figures.filter((figure) => !figure.isFill);
  let bars: Figure[] | null = null;
  return (area) => {
    bars ??= findBars(figures, words);
    const within = (figure: Figure) => sharedArea(figure, area);
    const whole = (area.x1 - area.x0) * (area.y1 - area.y0);
    // A figure that contains the whole area is a background.
    const isPart = (figure: Figure) => within(figure) > 0 && within(figure) < CHART_BACKGROUND * whole;
    const sum = (all: Figure[]) => all.filter(isPart).reduce((total, figure) => total + within(figure), 0);
    const barsWithin = bars.filter(isPart);
    const long = curves.filter((figure) => isPart(figure) && length(figure) > CHART_LONG_CURVE);
    const beside = { ...area, y0: area.y0 - CHART_BESIDE, y1: area.y1 + CHART_BESIDE };
    const isLabel = curves.some(
      (figure) => within(figure) === 0 && dwarfs(figure, area) && sharedArea(figure, beside) > 0,
    );
    return (
      isLabel ||
      long.length >= CHART_FEWEST_CURVES ||
      sum(curves) > CHART_CURVES_COVER * whole ||
      (barsWithin.length >= CHART_FEWEST_BARS && sum(barsWithin) > CHART_BARS_COVER * whole)
    );
  };
}

/** Shading is behind words; a bar of a chart has no words on it. */
function findBars(figures: Figure[], words: RawWord[]): Figure[] {
  const fills = figures.filter((figure) => figure.isFill && figure.x1 - figure.x0 > CHART_NARROWEST_BAR);
  return fills.filter((figure) => !words.some((word) => isInside(word, figure)));
}

function length(figure: Area): number {
  return Math.max(figure.x1 - figure.x0, figure.y1 - figure.y0);
}

/** Whether a curve is about as wide as an area and higher than it. */
function dwarfs(figure: Area, area: Area): boolean {
  const [width, height] = [area.x1 - area.x0, area.y1 - area.y0];
  return figure.x1 - figure.x0 > CHART_CURVE_WIDTH * width && figure.y1 - figure.y0 > CHART_CURVE_HEIGHT * height;
}

function sharedArea(a: Area, b: Area): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 ? width * height : 0;
}
