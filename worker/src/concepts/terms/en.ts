/** English names of the terms of tenders and contracts. */
export const englishTerms = `
bidder: bidder, tenderer, offeror, proposer, vendor, candidate, applicant
contractor: contractor, supplier, provider, service provider, seller
buyer: contracting authority, buyer, purchaser, client, customer, employer, procuring entity, awarding authority
contract: contract, agreement
bid: bid, tender, offer, proposal, quotation, quote
tender_procedure: invitation to tender, call for tenders, tender procedure, procurement, procurement procedure, request for proposals, solicitation
tender_documents: tender documents, bidding documents, procurement documents, tender dossier
notice: contract notice, tender notice, notice, publication
lot: lot, lots
annex: annex, appendix, attachment, schedule, enclosure
award: award, awarded, contract award, notification of award
addendum: addendum, corrigendum, amendment of the tender documents
eligibility: eligibility, eligible, admitted, qualify
exclusion: exclusion, exclusion grounds, exclude, excluded, debarment
rejection: rejection, reject, disqualify, disqualification, disregard, thrown out
invoice: invoice, invoicing, bill
delivery: delivery, deliver, supply, shipment
acceptance: acceptance, acceptance certificate, accept, hand over
penalty: penalty, fine, sanction
delay: delay, late, delayed, lateness
subcontractor: subcontractor, subcontract
consortium_member: consortium member, partner, lead partner
power_of_attorney: power of attorney, authorization, letter of authorisation
representative: representative, legal representative, authorised representative
declaration: declaration, statement, self-declaration, affidavit
certificate: certificate, certification, proof, evidence
tax: tax, taxes, duties
vat: VAT, value added tax, sales tax, GST
price: price, prices, pricing
unit_price: unit price, unit rate, rate
total_price: total price, total amount, overall price
lump_sum: lump sum, fixed price, flat rate
price_schedule: price schedule, price list, price sheet, cost breakdown
quantity: quantity, quantities, number of units
bill_of_quantities: bill of quantities, schedule of quantities, schedule of rates
technical_specification: technical specification, technical specifications, specification, statement of work, scope of work, terms of reference
requirement: requirement, requirements, mandatory requirement
minimum_requirement: minimum requirement, minimum requirements, knock-out criterion
deadline: deadline, time limit, due date, latest
closing: closing, cut-off
opening: opening, opened
evaluation: evaluation, assessment, scoring, judge, judged
criterion: criterion, criteria
weighting: weighting, weight, weightage
score: score, point, points, marks
ranking: ranking, ranked, rank, order of merit
winner: winner, successful bidder, awardee, winning bidder
tie: tie, equal score, same score, draw lots
lowest_price: lowest price, cheapest, lowest bid
abnormally_low: abnormally low, unusually low, suspiciously low, too cheap
site_visit: site visit, visit, inspect the site
clarification: clarification, question, query, enquiry
negotiation: negotiation, negotiate, bargain, haggle
standstill: standstill period, standstill
appeal: appeal, complaint, protest, review procedure, objection
withdrawal: withdrawal, withdraw, pull out
modification: modification, change, amendment, alter, modify
extension: extension, extend, prolongation, prolong
renewal: renewal, renew
option: option, optional
variant: variant, alternative bid, alternative
deviation: deviation, depart from, exception
arbitration: arbitration, arbitrator
dispute: dispute, disagreement, conflict
court: court, tribunal
law: law, act, legislation
regulation: regulation, rules, provisions
termination: termination, terminate, cancel the contract, rescission, end the contract
cancellation: cancellation, cancel, call off
suspension: suspension, suspend, interruption
force_majeure: force majeure, act of god
confidentiality: confidentiality, confidential, non-disclosure, secrecy, secret
data_protection: data protection, privacy, personal data
intellectual_property: intellectual property, copyright, rights of use
ownership: ownership, title, property
liability: liability, liable, responsible for damage
damage: damage, damages, loss
compensation: compensation, indemnity, reimbursement, refund
breach: breach, non-compliance, violation, non-performance, failure to perform
guarantee: bank guarantee, guarantee, surety, bond
deposit: deposit, security
retention: retention, retention money, withhold, holdback
insurance_policy: insurance policy, insured, cover
payment: payment, pay, paid
instalment: instalment, interim payment, stage payment, part payment
interest: interest, default interest, late payment interest
discount: discount, rebate, reduction
bank: bank, bank account, bank details
price_adjustment: price adjustment, price revision, price increase, indexation, escalation
budget: budget, funds, funding, money available
cost: cost, costs, expenses
fee: fee, charge
amount: amount, sum, money
value: value, worth
percentage: percentage, percent, share, proportion
minimum: minimum, at least, least
maximum: maximum, ceiling, upper limit
signature: signature, sign, signed
electronic_signature: electronic signature, digital signature, qualified electronic signature
stamp: stamp, seal
envelope: envelope, sealed envelope
copy: copy, copies, duplicate
original: original, originals
translation: translation, translated, translate
form: form, template, blank form
submission: submission, submit, hand in, lodge, send in
electronic: electronic, electronically, online, digital
platform: platform, portal, e-procurement platform, procurement portal
email: e-mail, email
phone: phone, telephone, call
address: address, postal address
post: post, mail, courier
contact_person: contact person, contact, reach
authority: authority, administration, public body
department: department, unit, division, office
committee: committee, evaluation committee, commission, panel, jury
date: date, day
time: time, hour, clock
working_day: working day, business day, working days
calendar_day: calendar day, calendar days
hour: hour, hours
minute: minute, minutes
week: week, weeks
month: month, months
year: year, years, annual
duration: duration, term, period
start: start, commencement, begin, beginning
end: end, completion, expiry, finish
schedule: timetable, time schedule, work schedule, calendar
milestone: milestone, stage, phase
work: works, work
service: service, services
goods: goods, supplies, products
item: item, article, position
framework_agreement: framework agreement, framework contract
open_procedure: open procedure, open tender, open competition
restricted_procedure: restricted procedure, two-stage procedure
direct_award: direct award, negotiated procedure without publication, single source
quality: quality, quality assurance
standard: standard, norm, ISO
inspection: inspection, inspect, check, control, audit
test: test, testing, trial
defect: defect, fault, failure
repair: repair, fix, remedy
replacement: replacement, replace, substitute, exchange
spare_part: spare part, spare parts
maintenance: maintenance, servicing, upkeep
support: support, helpdesk, technical support
response_time: response time, react, reaction time
availability: availability, uptime
service_level: service level, service level agreement, SLA
installation: installation, install, assembly, mounting
commissioning: commissioning, putting into operation, start-up, go-live
training: training, train, instruction
manual: manual, operating instructions, documentation
packaging: packaging, package, packing
transport: transport, shipping, freight, carriage
customs: customs, import, import duties
origin: origin, country of origin
manufacturer: manufacturer, producer, maker
brand: brand, trade mark
equivalent: equivalent, equal, comparable
sample: sample, samples, specimen
catalogue: catalogue, brochure, data sheet
drawing: drawing, drawings, plan, plans
experience: experience, experienced
reference: reference, references, reference project
personnel: personnel, staff, employees, workers, crew
key_personnel: key personnel, project manager, key expert, team leader
qualification: qualification, qualified, qualifications
diploma: diploma, degree, education
cv: curriculum vitae, CV, resume
licence: licence, permit, authorisation, license
registration: registration, register, registered
company: company, firm, enterprise, business, undertaking
manufacturer_authorisation: manufacturer's authorisation, dealer, distributor, authorised dealer
turnover: turnover, revenue, sales
balance_sheet: balance sheet, annual accounts, financial statements
insolvency: insolvency, bankruptcy, liquidation
criminal_record: criminal record, conviction, criminal offence
tax_debt: tax debt, unpaid taxes, tax clearance
social_security: social security, social security contributions
corruption: corruption, bribery, anti-corruption, fraud, collusion
conflict_of_interest: conflict of interest, conflict of interests
environment: environment, environmental, ecological
sustainability: sustainability, sustainable
safety: safety, occupational safety, health and safety
accident: accident, injury
wage: wage, wages, salary, pay of workers
collective_agreement: collective agreement, labour agreement, minimum wage
takeover_of_staff: transfer of staff, take on staff, social clause
report: report, reporting
meeting: meeting, session
minutes: minutes of the meeting, record
approval: approval, approve, consent, permission
obligation: obligation, duty, obliged
responsible: responsible, responsibility, in charge
priority: order of precedence, prevail, take precedence
contradiction: contradiction, inconsistency, error
calculation_error: arithmetical error, calculation error, miscalculation
general_terms: general terms and conditions, terms and conditions, small print, general conditions
missing_documents: missing documents, subsequent submission, supplement documents, supply later
page_limit: page limit, number of pages, pages
clause: clause, paragraph, section
table: table, list
small_business: small business, small and medium-sized enterprises, SME, micro-enterprise
preference: preference, preferential treatment, priority to domestic
local: local, domestic, national
foreign: foreign, abroad, international
place_of_performance: place of performance, location, site, premises
reason: reason, justification, grounds
purpose: purpose, objective, aim, goal
scope: scope, subject matter, object of the contract
`;
