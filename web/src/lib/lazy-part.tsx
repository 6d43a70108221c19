import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a screen whose code comes when it is first opened, such as a dialog: with its fields and their rules it
 * weighs more than the screen that it is opened from. Until it is there nothing is shown.
 */
export function lazyPart<Part extends ComponentType<never>>(load: () => Promise<Part>): Part {
  const Lazy = lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> }));
  const inPlace = (props: object) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
  return inPlace as unknown as Part;
}
