import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  quiet: {
    color: 'inherit',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  },
});

/** A link to another screen that looks like Fluent's. A quiet link has the text colour, for lists with many links. */
export function TextLink({
  className,
  quiet = false,
  ...props
}: LinkProps & { quiet?: boolean; ref?: Ref<HTMLAnchorElement> }) {
  const styles = useStyles();
  return <Link {...props} className={mergeClasses(styles.link, quiet && styles.quiet, className)} />;
}
