/** A tender for works, whose contract data (7) contradict 3.1, 5.2 and 5.3 and repeat 1.5, 4.2 and 5.1. */
export const worksTender = `# Works tender: rehabilitation of the Old Mill bridge

## 1 Instructions

### 1.1 Works

The Contractor shall rehabilitate the bridge over the river Orne, including new bearings, joints and a concrete overlay of 2,400 m².

### 1.2 Site visit

A site visit is held on 4 March 2027 at 09:00. Attendance is mandatory for all tenderers.

### 1.3 Tender deadline

Tenders must be submitted not later than 15 April 2027, 12:00 to the address in Annex 2. Tenders are opened on the same day at 12:30.

### 1.4 Tender security

The tenderer shall furnish a tender security of EUR 60,000, valid for 30 days beyond the validity of the tender.

### 1.5 Validity

Tenders shall be valid for 180 days from the tender deadline.

## 2 Qualification

The tenderer shall have completed at least two bridge rehabilitation contracts of EUR 3 million or more in the last ten years. The tenderer's
average annual turnover shall be at least EUR 8 million. The site manager shall have ten years of experience; the foreman shall have five
years of experience.

## 3 Time

### 3.1 Completion

The Contractor shall complete the works within 300 days from the commencement date. Section A shall be completed within 120 days and section B
within 210 days from the commencement date.

### 3.2 Programme

The Contractor shall submit a programme within 21 days after the letter of acceptance.

### 3.3 Working hours

Noisy work is allowed from 07:00 to 19:00 on working days.

## 4 Payment

### 4.1 Advance payment

An advance payment of 15% of the contract price is paid against a guarantee. It is recovered at 20% of each interim payment.

### 4.2 Interim payments

The Employer pays interim certificates within 56 days after receipt of the statement. Retention is 5% of each payment, up to 2.5% of the contract price.

### 4.3 Final payment

The final payment is made within 84 days after the final statement.

## 5 Securities and damages

### 5.1 Performance security

The Contractor shall provide a performance security of 10% of the contract price within 28 days after the letter of acceptance.

### 5.2 Delay damages

Delay damages are EUR 4,000 for each day for the whole of the works, EUR 1,500 for each day for section A, limited to 10% of the contract price.

### 5.3 Defects

The defects notification period is 24 months from the taking-over certificate. For bearings it is 60 months.

## 6 Technical requirements

### 6.1 Concrete

Concrete shall be of class C35/45. The minimum cement content is 320 kg/m³. The cover of reinforcement shall be at least 45 mm, in
splash zones at least 55 mm. The temperature of fresh concrete shall not exceed 30 °C.

### 6.2 Bearings

Bearings shall be elastomeric, or equivalent, as approved by the Engineer. Colour of the railings to be advised.

### 6.3 Traffic

One lane of approximately 3.5 m shall stay open. The Contractor shall provide traffic signs as required.

## 7 Contract data

| Item | Data |
| --- | --- |
| Time for completion | 330 days from the commencement date |
| Validity of tenders | 180 days from the tender deadline |
| Performance security | 10% of the contract price |
| Interim payments | 56 days after receipt of the statement |
| Defects notification period | 12 months from the taking-over certificate |
| Delay damages for the whole of the works | EUR 5,000 for each day |
| Insurance of the works | 110% of the contract price |
`;
