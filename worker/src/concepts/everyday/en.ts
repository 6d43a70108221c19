/** English names of everyday actions, qualities and things that questions about tenders ask of. */
export const englishEveryday = `
choose: choose, pick, select, chosen
give: provide, furnish, hand over, hand out
prepare: prepare, bring along, get ready
send: send, transmit, forward
receive: receive, obtain
take_part: take part, participate, join, participation, compete
increase: increase, raise, add, extra
decrease: decrease, reduce, cut, lower
store: store, keep, save, storage, retain
use: using, usage
buy: buy, purchase, acquire, acquisition
rent: rent, lease, hire
build: build, construct, construction, building works
measure: measure, measurement, reading, survey
clean: clean, cleaning, wash
guard: guard, watch, security guard, surveillance
unload: unload, unloading, load, loading
move: move, transfer, carry over, migrate
connect: connect, connection, hook up, interface
operate: operate, run, operation, running
stop: stop, shutdown, switch off
answer: answer, reply, respond
inform: inform, notify, notification
advance_notice: warning, notice, in advance, beforehand
decide: decide, decision
dispose: dispose, disposal, waste, recycle
protect: protect, protection, shield
print: print, printed, paper copy, hard copy, paper
publish: publish, make public, announce, publication
travel: travel, trip, travel costs, accommodation
free_of_charge: free, free of charge, no cost, gratis
separately: separately, extra charge, apart, individually
new: new, brand new, unused
used: used, second-hand, refurbished
size: size, dimension, dimensions, large, big
weight_mass: weight, heavy, mass, kilogram
length: length, long, kilometre, metre
width: width, wide, thickness, thick
height: height, high, tall, depth
temperature: temperature, heat, cold, hot
pressure: pressure
power: power, output, kilowatt, capacity
voltage: voltage, volt
current_electric: current, ampere, short circuit
electricity: electricity, electrical, electric, energy
cable: cable, wire, wiring, line
pipe: pipe, pipeline, duct
machine: machine, equipment, device, apparatus, unit
tool: tool, instrument
piece: piece, pieces, unit, units
vehicle: vehicle, car, truck, fleet
building: building, premises, room, hall
roof: roof, wall, ceiling, floor
road: road, street, pavement
land: land, ground, soil, plot
water: water
fuel: fuel, oil, gas
air: air, ventilation, air conditioning
fire: fire, fire protection
lighting: light, lighting, lamp
computer: computer, PC, laptop, workstation
software: software, program, application, app
website: website, web site, web page, homepage
server: server, hosting, cloud, data centre
data: data, database, record, records, entry
user: user, users, end user
access: access, login, password, log in
backup: backup, restore, recovery
screen: screen, display, monitor
network: network, internet, bandwidth
municipality: municipality, town, city, council, town hall
region: region, district, province, state
hospital: hospital, medical, patient, health
warehouse: warehouse, store, depot
shift: shift, night, around the clock
weekend: weekend, public holiday, Saturday, Sunday
protective_equipment: protective equipment, helmet, gloves, safety shoes, work clothes
papers: papers, paperwork, documents, proof
photo: photo, picture, image, figure
material: material, materials, raw material
metal: steel, metal, iron, copper
colour: colour, color, paint
how_often: times, frequency, how often, each time
same: identical, equal, alike
difference: different, difference, differ
allowed: allowed, permitted
forbidden: forbidden, prohibited, not allowed, ban
mandatory: mandatory, compulsory, necessary, obligatory
supervisor: boss, manager, supervisor, head, foreman
technician: technician, engineer, expert, specialist
competitor: competitor, other bidders, rival
agent: agent, dealer, distributor, reseller, trader
emergency: emergency, urgent, urgency
problem: problem, difficulty, trouble, shortcoming, weakness
advice: advice, consulting, help, assistance
design: design, plan, layout, project design
study: study, analysis, investigation, research
result: result, outcome
risk: risk, hazard, danger
model_type: type, model, version, edition
level: level, class, grade, category
validity: valid, validity, expire, in force
remaining: rest, remaining, remainder, balance
part: part, portion, share, section
whole: whole, total, entire, all together
order: order, purchase order, call-off
loss: loss, lose, lost, theft
money: money, cash, funds
company_seat: branch, seat, head office, registered office, presence
`;
