/** A tender for services, with contradictions between 2.2 and 8.1, 4.2 and 7.2, 5.3 and 7.1, and with many amounts that do not contradict. */
export const serviceTender = `# Tender for a citizen service desk

## 1 Subject of the contract

### 1.1 Scope of services

The City of Harrowby procures a hosted ticket system with service desk for 1,200 users in 14 offices. The scope of services
includes migration of the old tickets, training, operation and support. Printers and telephones are excluded.

### 1.2 Contract term

The contract term is 48 months from the go-live date. The City may extend it twice by 12 months each.

## 2 Procedure

### 2.1 Submission of bids

Bids shall be submitted electronically through the bidding portal as one searchable PDF of at most 60 pages. Late bids are rejected.
The bidder shall enclose the commitments listed in Annex G. Requests for clarification shall reach the City by 5 May 2027, 12:00.

### 2.2 Validity

Bids shall remain valid for 90 days after the bid due date. Bids are due on 21 May 2027 at 10:00. A bid
security of GBP 20,000 shall be enclosed. The bid security shall remain valid for 150 days after the bid due date.

### 2.3 Evaluation

Quality is weighted with 55% and price with 45%. A bid with fewer than 60 points for quality is rejected.

## 3 Eligibility

| No. | Criterion | Evidence |
| --- | --- | --- |
| E1 | Average annual turnover of at least GBP 3 million in the last three years | Audited accounts |
| E2 | At least two reference projects with 500 users or more, completed in the last five years | List of references |
| E3 | Certificate ISO 27001 valid for the data centre offered | Copy of the certificate |

## 4 Commercial terms

### 4.1 Prices

Prices are fixed for the first 24 months. Value added tax is shown apart.

### 4.2 Payment

Monthly fees are paid within 30 days after receipt of a correct invoice. The migration fee is paid in two parts of 50% each.
The set-up fee is paid within 14 days after receipt of a correct invoice.

### 4.3 Performance guarantee

Within 14 days after the letter of award the contractor shall furnish a performance guarantee of 5% of the contract value.

### 4.4 Service credits

For each full hour of downtime above the limit the contractor pays service credits of 2% of the monthly fee, up to a maximum of 20% of it.

## 5 Technical requirements

### 5.1 Data protection

Personal data shall be stored in the country of the City and encrypted in transit and at rest. The contractor shall report a breach within
24 hours.

### 5.2 Interfaces

The system shall exchange data with the directory service of the City or equivalent. Further interfaces are to be agreed during the project.

### 5.3 Availability

The availability of the ticket system is at least 99.5% a month, measured at the data centre.

### 5.4 Response times

| Priority | Response | Solution |
| --- | --- | --- |
| Critical incidents | within 30 minutes | within 4 hours |
| High incidents | within 2 hours | within 1 day |
| Normal incidents | within 8 hours | within 5 days |

Pages of the portal open within 2 seconds. Searches of the archive finish within 10 seconds.

## 6 Training

The contractor trains 40 agents for two days and 6 administrators for three days, on the premises of the City.

## 7 Service agreement

### 7.1 Availability

The contractor guarantees an availability of the ticket system of at least 99.9% a month.

### 7.2 Invoices

The City pays monthly fees within 60 days after receipt of a correct invoice.

### 7.3 Warranty

The warranty period of the software is 12 months from acceptance. Hardware carries a warranty of 36 months.

### 7.4 Liability and insurance

The total liability of the contractor is limited to GBP 2 million a year. The contractor maintains professional indemnity insurance of at least
GBP 5 million for each claim.

### 7.5 Termination

The City may terminate the contract for convenience with three months' notice. The contractor may terminate it with six months' notice.

### 7.6 Disputes

The contract is governed by the law of the country of the City. Disputes go to the courts of Harrowby.

## 8 Final provisions

### 8.1 Binding offers

Bids shall remain valid for 120 days after the bid due date.

### 8.2 Acceptance

An acceptance test of ten working days precedes the go-live. The contractor shall provide adequate staff for it.
`;
