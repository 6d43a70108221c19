import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRight12Regular } from '@fluentui/react-icons';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { Name } from '../../components/name.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { messages } from '../../lib/messages.ts';
import { selectNames } from '../../lib/state/names.slice.ts';
import { isScreen } from '../screens.ts';
import { crumbsOf } from './crumbs.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    margin: 0,
    padding: '10px 24px 0',
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 640px)': { paddingInline: '16px' },
  },
  item: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    // The title below shows long names in full.
    '& > a, & > span': { maxWidth: '36ch', '@media (max-width: 640px)': { maxWidth: '18ch' } },
  },
});

export function Breadcrumbs() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const crumbs = crumbsOf(isScreen(pathname) ? pathname : '/', useSelector(selectNames), isScreen);
  return (
    <nav aria-label={messages.layout.breadcrumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ id, label, path }, index) => (
          <li key={id} className={styles.item}>
            {index > 0 && <ChevronRight12Regular aria-hidden />}
            {path ? (
              <TextLink to={path}>
                <Name text={label} />
              </TextLink>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                <Name text={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
