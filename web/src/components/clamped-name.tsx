import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  name: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
});

/** A name given by users on a few lines. A longer one is cut, and shown in full on hover. */
export function ClampedName({ text, lines }: { text: string; lines: number }) {
  return (
    <span className={useStyles().name} style={{ WebkitLineClamp: lines }} title={text}>
      {text}
    </span>
  );
}
