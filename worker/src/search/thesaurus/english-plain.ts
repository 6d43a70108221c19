/** How people ask in passing for what tenders write in full. How to read and extend it: `parse-thesaurus.ts`. */
export const englishPlain = `
# getting the papers, asking, meeting
> tender papers, bidding papers, bidding documents, bid documents, papers : tender documents, bidding documents, solicitation documents, rfp documents, obtain, documents
> pick up, get hold of, obtain, lay hands on : obtain, available, download, issued, purchase, collected
> put questions, ask questions, raise questions, send questions, questions, pose questions : clarification, clarifications, inquiries, enquiries, queries, requests for information, questions
> question, ask, asking : clarification, enquiry, inquiry, request
> answered, reply to questions, hear back, get an answer : response, answers, replies, clarification, published
> turn up, show up, be there, come along, take part, be present, go to : attend, attendance, participate, mandatory, present
> session, get-together, gathering, briefing, walkthrough, event : meeting, conference, visit, briefing
> visit, tour, look around, see the site, inspect the site : site visit, site inspection, visit
> talk to, speak to, speak with, talk with, get in touch, reach out, write to, turn to, approach, deal with : contact, communication, communications, point of contact, correspondence, direct
> lobby, influence, bribe, gift, favour, gifts, kickback : influence, corrupt, fraudulent, collusive, integrity, advantage, gratuity, gratuities
# the offer
> our offer, our bid, our quote, our response, our proposal, our submission, our papers : bid, proposal, quotation, tender, submission
> hand in, turn in, put in, send in, drop off, file, get in : submit, submission, submitted, deliver, lodge, upload, received
> too late, after the deadline, after the closing, miss the deadline, turns up, arrives late, past the deadline, overrun : late, late bids, late proposals, rejected, not considered, after the due date, deadline
> good for, stand by our price, bound by, hold our price, keep our price, stick to our price, keep our offer open, open for : validity, valid, remain valid, bid validity, firm
> take back, pull out, back out, change our mind, drop out : withdraw, withdrawal, modification, modify
> correct, change our offer, amend our bid : modify, modification, substitution, replace, amend
> put down, money down, deposit, stake, cash up front, caution money, lay down : bid security, earnest money deposit, bid bond, security, guarantee, bid guarantee
> deposit, security : security, guarantee, bond, bid security, securities, earnest money
> cash, in what form : bank guarantee, certified, transfer, cheque, draft, form
> get back, give back, paid back, hand back, come back, returned, back : returned, refund, refunded, released, discharged, return
> come second, do not win, lose out, miss out, not chosen, runner-up, fail to win, lose the bid, not picked, turned down, don't win, lose : unsuccessful, not selected, non-selected, rejected, not awarded
> chosen, picked, get the job, get the contract, land the contract, win the job, win : successful, award, awarded, awardee, selected, winning, letter of award
> told, hear, find out, let us know, learn : notified, notification, announced, informed, published
> stay in the race, in the running, make the cut, still considered, survive, pass, get through, qualify : minimum, threshold, qualifying, score, points, pass, responsive, acceptable, rejected
> thrown out, kicked out, knocked out, out of the race, drop us, shut out, disqualified, ruled out, barred, lose our chance : rejected, rejection, disqualified, non-responsive, excluded, not considered, ineligible, eliminated, not be able
> judge, judged, rank, ranked, marked, graded, compare, compared, weigh, weighed : evaluation, evaluated, scored, scoring, criteria, weight, comparison, ratings
> count against each other, balance, weigh against, relative, how heavily, matter most, mix of : weight, weights, weighting, combined, trade-off, relative importance, score, significantly more important
> team up, bid together, join forces, club together, pair up, partner up, partner with, side by side, together : joint venture, consortium, teaming, partners, association, members
> outside firm, another company, other firms, pass on the work, farm out, hand on, give away the work, somebody else do, third parties, helpers : subcontracting, subcontractor, subcontract, subcontractors, third party
> on our own, by ourselves, ourselves : own, itself, without subcontracting
> sign, who signs, put a signature : signed, signature, signatory, authorised, power of attorney
> how to pack, put together, lay out, arrange, order of our offer, structure of the offer : format, order, volume, sections, checklist, envelope, organised
> long may, maximum length, how many pages, page count : pages, page limit, exceed, not exceed
> leave out, forget, missing paper, missing document, left out, incomplete : omission, missing, incomplete, failure to submit, failure to provide, not submitted
> add up, sums, sum does not match, do not match, does not match, miscalculated, mistake in the sums, wrong total, contradict, differ : arithmetic errors, correction, discrepancy, prevail, prevails, inconsistency, errors, ambiguity
> two versions, another solution, second option, plan b, something different : alternative, alternatives, variant, deviation, option
> only part, one piece, single lot, some of the items : partial, lots, items, whole, package
# money
> money, cash, sum, figure, how much money : amount, price, payment, value, funds, cost
> foreign money, kind of money, money in, figures be in, dollars, euros : currency, prices, quoted in, exchange rate
> set aside, money is there, afford, pay for it, financed : funding, funds, budget, availability of funds, financed, appropriated
> worth, size of the contract, how big is the contract : estimated value, contract value, amount, ceiling, budget
> raise our prices, put up the price, costlier, prices go up, price rise, inflation, dearer : price adjustment, escalation, revision, fixed, variation, firm, increase
> cheaper, lower price, reduction, money off : discount, reduction, lower, lowest
> get our money, get paid, we are paid, see our money, paid out, money come in : payment, payments, paid, invoice, milestone, days
> send the bill, bill them, bill for, billing : invoice, invoicing, submit, payment
> part payments, in parts, bit by bit, stages, slices, split the money : milestone, milestones, instalment, progress payment, percentage, partial payments
> money up front, paid before, in advance, ahead of the work : advance, advance payment, mobilisation, prepayment
> held back, keep back, kept back, withhold, sit on : retention, withheld, retained, withholding, deducted
> fined, fine, punished, charged for, cost us, dock, docked, penalised, hit with, pay for lateness : liquidated damages, penalty, penalties, damages, deduction, sanctions
> ship late, late delivery, deliver late, behind time, running late, not on time, miss a date, overrun, fall behind, slow : delay, delayed, late, delay in delivery, liquidated damages, failure to deliver
> ceiling, upper bound, top, limit, at most, cap : maximum, limited to, not exceed, up to, cap, limit
> extra costs, on the side, out of our pocket, travel money, tickets, flights, hotel : expenses, reimbursed, reimbursement, travel, per diem, costs
> who pays, pays for, bear, at whose cost, picks up the bill, foot the bill : borne by, at the expense of, cost of, paid by, responsible for
> tax, vat, duties, customs : taxes, value added tax, duties, levies
> bank paper, bank's letter, bank letter, letter from the bank, promise of the bank : bank guarantee, guarantee, letter of credit, security
> fulfilment, doing the job properly, keep our promise : performance, performance security, performance bond, performance guarantee
# time
> clock start, starts to run, count from, counted from, starting point, starts running, day one : effective date, commencement, from the date, start date, begins, after award
> run out, runs out, over, up : expires, expiry, end, ends, expiration, terminated
> go on longer, prolong, longer, more time, stretch, drag on : extension, extend, extended, option, renewal
> how long will it last, last, lasts, stretch, run for, lifetime of the contract, contract life : period, duration, term, months, period of performance
> split, broken up, divided up, cut into : base, option, phases, stages, consists, periods
> get going, get started, up and running, kick off, ready to go, start work : commence, commencement, start, kickoff, notice to proceed, begin
> hurry, fast, quick, how soon, speed : within, days, no later than, promptly, immediately
> notice, warn, warned, warning, heads-up, beforehand : notice, prior notice, written notice, days before, in advance
> opening times, working times, when are people there, on duty, around the clock, shifts : hours, hours of operation, business hours, working hours, monday through friday
> closing hour, closing time, last minute, last day, cut-off : deadline, due date, closing, no later than, submission
> days off, time off, holidays : holidays, leave, non-working
# doing it
> boss, leader, in charge, head up, person in charge : manager, project manager, lead, responsible, supervisor, director
> our people, our staff, workers, crew, folks, guys, team members, men : personnel, staff, employees, key personnel, contractor's personnel
> does this work today, does the work today, does this work now, doing the work now, doing this work now, doing it now, does it now, has the contract now, today's supplier, current supplier, current provider, present supplier, predecessor : incumbent, current contractor, existing contractor, incumbent contractor
> work remotely, work from home, working from home, home office : remote, remotely, telework, telecommute, place of performance, off-site
> must we name, have to name, should we name, need to name, to be named, named people, people by name : key personnel, designate, designated, identify, nominate
> swap, exchange, somebody new, change people, leaves us, quits, falls ill : substitution, replacement, replace, substitute, approval, resignation
> know-how, seasoned, skilled, done it before, same kind of work, jobs like this, done before, practice : experience, similar, qualifications, expertise, years, references, past performance
> jobs we did, past jobs, earlier jobs, old customers, former clients, work we did : references, past performance, similar projects, contracts, completed
> yearly sales, sales, annual income, takings, money we make, size of our company : turnover, revenue, financial, average annual
> own money, healthy, rich enough, financially sound, broke, bankrupt : net worth, liquidity, solvency, insolvent, insolvency, bankruptcy, financial
> paper that proves, proof, prove, show that, evidence : certificate, certificates, evidence, documentary, statement, documents
> test bench, test rig, testing station, test stand, laboratory : test bed, test facility, testing, laboratory
> try out, trial, see it work, show it works : test, demonstration, acceptance, trial, performance test
> look over, look at our work, checked by, come and check : inspection, inspect, witness, review, examination, audit
> take over, accept the goods, okay the work, sign for, happy with : acceptance, accepted, approval, taking over, delivery note
> unhappy, not good enough, poor work, bad goods, does not work : rejection, non-conforming, defective, reject, deficiency, unsatisfactory
> breaks, broken, breaks down, break down, goes wrong, stops working, fails, faulty, malfunctions : defect, defects, fault, failure, repair, breakdown
> react, show up, come out, answer a call, turn out, be on site : respond, response, response time, answers, within, notice, on site
> stand behind, responsible for faults, repair for free, free repairs, make good, cover faults, fix for free, guarantee, guarantee period : warranty, warranty period, defects liability, guarantee, remedy, defects
> spare, spares, replacement parts : spare parts, parts, consumables
> teach, show how, instruct, learn to use : training, instruction, manuals, trained
> paperwork, papers to hand over, manuals : documentation, documents, manuals, drawings, deliverables
> hand over, give, turn over : deliver, delivery, transfer, handover, provide, submitted, furnish
> whose job, who does what, who takes care, who looks after, takes care of, looks after : responsible, responsibility, responsibilities, shall, division, duties
> use their, lend us, given to us, let us use, provide us, from their side : furnished, provided by, government furnished, supplied by, provide
> order more, buy more, need more, more pieces, fewer, less than ordered : variation, variations, quantity, quantities, increase, option, additional
> change the order, change what is wanted, changes : variation, change order, modification, amendment, change
> transport, truck, carry, move, haul, ship, shipping : transport, transit, delivery, shipment, freight, carriage
> unload, offload, crane : unloading, discharge, lifting
> pack, wrapped, boxes, crate : packing, packaging, crates, marking
> goods, things, stuff, items, pieces : goods, equipment, products, items, supplies
> from home, remote, off site, from our office : remote, remotely, telework, off-site, place of performance
> pass, card, key, entry card, id : badge, badges, card, identification, credentials, key
> lost, gone, stolen, mislaid : loss, lost, stolen, missing
# trouble
> quarrel, quarrels, disagree, disagreement, argument, fall out, fight, row, sue, complain : dispute, disputes, arbitration, claims, settlement, protest, court, jurisdiction
> settled, solved, sorted out, decided : settled, resolution, resolved, arbitration, decided
> whose law, which law, country's law, legal system : governing law, governed by, law, jurisdiction
> end the deal, get out of the contract, call it off, kick us out, pull the plug, stop the contract, cut short, walk away, fire us, cancel, end the contract : termination, terminate, terminated, cancellation, default, convenience
> on what grounds, because of us, our fault, do wrong, misbehave, let them down : default, breach, fails, failure, cause
> owe, exposure, worst case, what we could owe, on the hook, have to pay : liability, liable, limitation of liability, damages, indemnify
> storm, flood, war, strike, earthquake, pandemic, nobody's fault : force majeure, beyond control, excusable, unforeseen
> accident, hurt, injured, somebody gets hurt : injury, accident, liability, insurance, safety
> insured, cover, policy : insurance, insurance policy, coverage, liability insurance
> secrecy, keep quiet, keep secret, hush, not talk about, tell nobody, talk about the job : confidentiality, confidential, non-disclosure, disclose, disclosure, proprietary
> boast, mention them, use their name, advertise, tell the press : publicity, advertising, press, announcement, logo
> owns, own, belongs to, keep the rights, property, ours, theirs, whose property : property, ownership, rights, intellectual property, title, data rights, owned
> copy, reuse, use again : copy, reproduce, reuse, license, use
> who decides, final say, last word, has the power : authority, authorised, approve, approval, decision, contracting officer
> conflict, both sides, worked for them before, prior job, helped write : conflict of interest, organizational conflict, preparing, impartial, phase
> insider, side business, relatives : conflict of interest, interest, impartiality
# running systems
> goes down, down, outage, crash, falls over, offline : outage, downtime, availability, interruption, denial of service, failure
> hacked, broken into, break in, leak, leaked, attacked : breach, incident, attack, compromised, unauthorized, disclosure
> tell somebody, raise the alarm, whom to tell, sound the alarm : report, notify, notification, reporting, inform
> guess, guessing, trial and error, wrong tries, tries, wrong password : brute force, attempts, failed, lockout, rate limiting
> hide, hidden, unreadable, scrambled, locked : encrypted, encryption, masked, protected, obfuscated
> log on, get in, sign on, enter the system : authentication, authenticate, login, access, credential
> finger, face, thumb, eye : biometric, fingerprint
> old version, outdated, no longer supported, dead, retired : deprecated, unsupported, end of life, obsolete, legacy
> planned, coming, on the way, future, not yet in use : proposed, planned, emerging, future, under review
> who uses, used for, what for, purpose : function, uses, purpose, used
> which product, which tool, what software, brand, make, which program : product, standard, software, tool, manufacturer, model
> machine, box, appliance, gear, kit : hardware, device, server, equipment, appliance
> kept, saved, stored, held : retention, retained, stored, storage, archive
> wiped, thrown away, erased, got rid of : disposal, destroyed, deletion, sanitised, purge, removed
`;
