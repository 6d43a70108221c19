import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Component, type ReactNode } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { firstMessages as messages } from '../lib/messages.first.ts';

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    minHeight: '60vh',
    padding: tokens.spacingHorizontalL,
    textAlign: 'center',
  },
  title: { margin: 0 },
});

interface BoundaryProps {
  /** The current address; when it changes, the screens are tried again. */
  place: string;
  children: ReactNode;
}

/** Replaces a screen that could not be loaded (a new version was deployed meanwhile, no connection) or that failed. */
export class ScreenBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (place !== this.props.place && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    return this.state.error === null ? this.props.children : <BrokenScreen error={this.state.error} />;
  }
}

function BrokenScreen({ error }: { error: unknown }) {
  const styles = useStyles();
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{messages.errors.screenFailed}</h1>
      <Text align="center">{error instanceof ApiError ? error.message : messages.errors.generic}</Text>
      <Button appearance="primary" onClick={() => window.location.reload()}>
        {messages.errors.reload}
      </Button>
    </main>
  );
}
