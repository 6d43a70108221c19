import { expect, test } from 'vitest';
import { withOwnStyle } from './save-chart.ts';

test('the picture of a chart has its own colours, and no mark of the bar under the pointer', () => {
  document.body.innerHTML = `<style>.bar { fill: rgb(1, 2, 3) }</style>
    <svg><path class="recharts-tooltip-cursor" d="M0 0h4"></path><path class="bar" d="M1 1h2"></path></svg>`;
  const picture = withOwnStyle(document.querySelector('svg') as SVGSVGElement, 40, 20);
  expect(picture).toContain('width="40"');
  expect(picture).toContain('rgb(1, 2, 3)');
  expect(picture).not.toContain('M0 0h4');
});
