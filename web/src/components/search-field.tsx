import { makeStyles, SearchBox } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';

/** How long typing must pause before the search begins, in milliseconds. */
const searchDelay = 300;

const useStyles = makeStyles({ box: { minWidth: '180px', maxWidth: 'none', flex: '1 1 220px' } });

interface SearchFieldProps {
  /** The current search. */
  value: string;
  placeholder: string;
  onSearch: (term: string) => void;
}

/** A search field that waits until typing pauses. The key `/` focuses it. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  // The address was changed from elsewhere: Back, a link, or cleared filters.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const term = typed.trim();
    if (term === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = term;
      search.current(term);
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <SearchBox
      className={styles.box}
      type="search"
      value={typed}
      placeholder={placeholder}
      aria-label={placeholder}
      maxLength={200}
      onChange={(_, data) => setTyped(data.value)}
    />
  );
}
