import { FluentProvider } from '@fluentui/react-components';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CitationChip } from './citation-chip.tsx';

const citation = { documentId: 'tender', fileName: 'terms.pdf', page: 10, quote: 'The seal is renewed.', boxes: [] };

test('the words of a source are gone after the click that opens its page, also when that hides the number', async () => {
  render(
    <FluentProvider>
      <CitationChip number={1} citation={citation} onOpen={() => {}} />
    </FluentProvider>,
  );
  const chip = screen.getByRole('button', { name: /Source 1/ });
  const words = () => screen.queryByRole('tooltip');
  fireEvent.pointerEnter(chip);
  await expect.poll(words).toBeTruthy();
  fireEvent.click(chip);
  expect(words()).toBeNull();
  // What the browser reports when the chat makes room for the page.
  fireEvent.blur(chip);
  fireEvent.pointerLeave(chip);
  expect(words()).toBeNull();

  fireEvent.pointerEnter(chip);
  await expect.poll(words, { message: 'pointed at again' }).toBeTruthy();
});
