export interface DemoAction {
  /** Where demos are booked elsewhere; empty: by the form of this page. */
  bookingUrl: string;
  /** Opens the form. */
  onOpen: () => void;
}

/** The way to a demo: the operator's booking page in a new tab, or the form. */
export function BookDemo({ bookingUrl, onOpen, label, className }: DemoAction & { label: string; className: string }) {
  if (!bookingUrl) {
    return (
      <button type="button" className={className} onClick={onOpen} aria-haspopup="dialog">
        {label}
      </button>
    );
  }
  return (
    <a className={className} href={bookingUrl} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}
