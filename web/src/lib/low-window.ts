/** A window as low as a phone on its side: the bars above a page take no more than they need. */
export const lowWindow = '(max-height: 500px)';
