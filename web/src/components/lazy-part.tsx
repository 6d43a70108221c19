import {
  Component,
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { messages } from '../lib/messages.ts';
import { countIfSlow } from '../lib/slow-loads.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** The code of a part could not be loaded: there is no connection, or a new version was deployed meanwhile. */
class PartNotLoaded extends Error {}

interface Failed {
  retry: () => void;
  /** Whether it failed again: the server may no longer have this version, so only a reload of the page helps. */
  again: boolean;
}

interface BoundaryProps {
  onFailed: () => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the fallback for a part that could not be loaded; errors within the part go to the boundary around it. */
class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartNotLoaded) this.props.onFailed();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PartNotLoaded) return this.props.fallback;
    throw error;
  }
}

type AnyPart = FunctionComponent<object>;

/** The code of a part, shared by all places that show it, so that it is loaded only once. */
interface Source {
  latest: LazyExoticComponent<AnyPart>;
  ask: () => LazyExoticComponent<AnyPart>;
}

function sourceOf(load: () => Promise<AnyPart>): Source {
  const ask = () =>
    lazy(async () => {
      const part = await countIfSlow(load()).catch((cause) => {
        throw new PartNotLoaded('A part of the screen did not come', { cause });
      });
      return { default: part };
    });
  return { latest: ask(), ask };
}

interface LazyPartProps {
  source: Source;
  props: object;
  showFailed: (failed: Failed) => ReactNode;
}

function LazyPart({ source, props, showFailed }: LazyPartProps) {
  const [{ Part, attempt }, setAsked] = useState(() => ({ Part: source.latest, attempt: 0 }));
  const retry = () => setAsked({ Part: source.latest, attempt: attempt + 1 });
  // A failed load is not kept: the next place that shows the part tries again.
  const renew = () => {
    if (source.latest === Part) source.latest = source.ask();
  };
  return (
    <PartBoundary key={attempt} onFailed={renew} fallback={showFailed({ retry, again: attempt > 0 })}>
      <Part {...props} />
    </PartBoundary>
  );
}

/**
 * A part in its own place, such as a tab, whose code is loaded when it is first shown. A failure is shown in that place.
 * The caller provides the `Suspense` fallback while it loads.
 */
export function lazyPane<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): FunctionComponent<Props> {
  const source = sourceOf(async () => (await load()).default as AnyPart);
  const inPlace = (props: Props) => (
    <LazyPart source={source} props={props} showFailed={(failed) => <NotLoaded {...failed} />} />
  );
  return inPlace;
}

/**
 * A part of a screen whose code is loaded when it is first opened, such as a dialog: with its fields and rules it is
 * larger than the screen that opens it. Nothing is shown until it is loaded.
 */
export function lazyPart<Part extends ComponentType<never>>(load: () => Promise<Part>): Part {
  const source = sourceOf(load as unknown as () => Promise<AnyPart>);
  const inPlace = (props: object) => (
    <Suspense>
      <LazyPart source={source} props={props} showFailed={(failed) => <DialogNotLoaded {...failed} {...props} />} />
    </Suspense>
  );
  return inPlace as unknown as Part;
}

/** Replaces a dialog that could not be loaded. */
export function DialogNotLoaded({ retry, again, ...props }: Failed & { onClose?: () => void; onCancel?: () => void }) {
  const [isClosed, setClosed] = useState(false);
  const { onClose, onCancel } = props;
  const close = () => {
    setClosed(true);
    (onClose ?? onCancel)?.();
  };
  if (isClosed) return null;
  return (
    <ConfirmDialog
      title={messages.errors.partFailed}
      text={again ? messages.errors.partFailedAgain : messages.errors.partFailedText}
      confirmLabel={messages.common.retry}
      cancelLabel={messages.common.close}
      onConfirm={retry}
      onCancel={close}
    />
  );
}
