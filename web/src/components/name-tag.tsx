import { makeStyles, Tag, type TagProps } from '@fluentui/react-components';
import { Name } from './name.tsx';

const useStyles = makeStyles({
  tag: { maxWidth: '100%' },
  text: { minWidth: 0, overflow: 'hidden' },
});

/** A tag with a user's text, which may be longer than its room. */
export function NameTag({
  text,
  ...props
}: Omit<TagProps, 'children' | 'className' | 'primaryText'> & { text: string }) {
  const styles = useStyles();
  return (
    <Tag {...props} className={styles.tag} primaryText={{ className: styles.text, children: <Name text={text} /> }} />
  );
}
