/** A tender that names its closing date also where it says how bids are sent, and the corrigendum that moves it. */
export const notice = `# Invitation to tender

## 1 Submission of bids

Bids must be submitted through the electronic portal of the buyer by 14 January 2032 at 15:00.

The closing date for submission of bids is 14 January 2032 at 15:00.

A bid security of EUR 5,000 is enclosed with the bid.
`;
export const corrigendum = `# Corrigendum 1

The closing date for submission of bids has been extended from 14 January 2032 to 21 January 2032 at 15:00.
`;
