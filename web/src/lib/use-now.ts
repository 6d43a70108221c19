import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated every second until `until`, and not afterwards. */
export function useNow(until: number): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (Date.now() >= until) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  return now;
}
