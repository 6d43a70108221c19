import { addDays } from './dates.ts';

/** What the whole tender must agree on: every chapter takes these from here. All names are invented. */

export const issuer = {
  name: 'Tarrow Vale Water Authority',
  short: 'the Authority',
  department: 'Procurement and Contracts Department',
  address: ['Reservoir House, 14 Millrace Road', 'Tarrow 4410, Vale Province'],
  email: 'procurement@tarrowvale-water.example',
  phone: '+00 555 0142 700',
  portal: 'https://bids.tarrowvale-water.example',
  contact: 'Ms Ilse Marden, Head of Procurement',
};

export const project = {
  name: 'Kestrel Ridge Water Treatment Expansion',
  phase: 'Phase II',
  title: 'Supply of Pumps and Valves',
  reference: 'TVWA/KRX-II/M-104',
  packageName: 'Package M-104',
  site: 'Kestrel Ridge Water Treatment Works, Upper Tarrow',
  capacity: '180,000 m³/day',
  currency: 'EUR',
  estimate: 4_850_000,
};

const bidDue = '2027-03-18';
export const validityDays = 120;
/** A bid security outlives the bids by this many days. */
export const securityMarginDays = 28;

/** ISO dates; times are local to the Authority, which is at UTC+1 on all of them that carry a time. */
export const dates = {
  issue: '2026-11-09',
  saleEnds: '2027-02-26',
  siteVisit: '2026-12-08',
  preBid: '2026-12-09',
  clarifications: '2027-02-05',
  lastAddendum: '2027-02-26',
  bidDue,
  bidDueTime: '14:00',
  opening: bidDue,
  openingTime: '14:30',
  validUntil: addDays(bidDue, validityDays),
  securityValidUntil: addDays(bidDue, validityDays + securityMarginDays),
  award: '2027-06-14',
  signature: '2027-07-05',
};

/** Weeks after the Effective Date, unless said otherwise. */
export const weeks = { drawings: 6, valves: 28, pumps: 36, dosing: 24, documentation: 34, commissioning: 48 };

export const terms = {
  bidSecurityPercent: 2,
  performancePercent: 10,
  advancePercent: 10,
  drawingsPercent: 10,
  deliveryPercent: 65,
  commissioningPercent: 10,
  retentionPercent: 5,
  paymentDays: 45,
  damagesPercentPerWeek: 0.5,
  damagesCapPercent: 10,
  warrantyMonthsFromDelivery: 24,
  warrantyMonthsFromCommissioning: 18,
  incoterm: 'DAP',
};

export const weights = { technical: 60, commercial: 40, technicalPass: 70 };
