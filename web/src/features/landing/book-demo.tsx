export interface DemoAction {
  /** The address of an external booking page; empty: the form of this page is used. */
  bookingUrl: string;
  /** Opens the form. */
  onOpen: () => void;
}

/** Opens the operator's booking page in a new tab, or the form. */
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
