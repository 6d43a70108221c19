import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Slides, slideRotation } from './slides.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = () =>
  render(
    <FluentProvider theme={webLightTheme}>
      <Slides />
    </FluentProvider>,
  );
const current = () => screen.getByRole('img').getAttribute('aria-label');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('slides change every five seconds and start again after the fifth', () => {
  show();
  expect(current()).toBe('Slide 1 of 5');
  wait(slideRotation);
  expect(current()).toBe('Slide 2 of 5');
  wait(4 * slideRotation);
  expect(current()).toBe('Slide 1 of 5');
});

test('arrows show the next and the previous slide', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(current()).toBe('Slide 5 of 5');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(current()).toBe('Slide 1 of 5');
});

test('slides do not change while the pointer is over them', () => {
  show();
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'What Bidloom does' }));
  wait(3 * slideRotation);
  expect(current()).toBe('Slide 1 of 5');
});

test('slides do not change by themselves under reduced motion, until they are played', () => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('reduced-motion') });
  show();
  window.matchMedia = matchMedia;
  wait(2 * slideRotation);
  expect(current()).toBe('Slide 1 of 5');
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
  wait(slideRotation);
  expect(current()).toBe('Slide 2 of 5');
});
