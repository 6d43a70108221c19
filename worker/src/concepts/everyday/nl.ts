/** Dutch names of everyday actions, qualities and things that questions about tenders ask of. */
export const dutchEveryday = `
choose: kiezen, selecteren, selectie, keuze
give: geven, verstrekken, overhandigen, ter beschikking stellen
prepare: voorbereiden, meebrengen, opstellen
send: sturen, verzenden, toezenden
receive: ontvangen, krijgen, verkrijgen
take_part: deelnemen, deelname, meedoen
increase: verhogen, verhoging, toename, extra
decrease: verlagen, verminderen, vermindering
store: opslaan, bewaren, opslag
use: gebruiken, gebruik, inzetten
buy: kopen, aankoop, aanschaf
rent: huren, huur, lease
build: bouwen, bouw
measure: meten, meting
clean: schoonmaken, reiniging, schoonmaak
guard: bewaken, bewaking, toezicht
unload: lossen, laden
move: verplaatsen, overdragen, migratie
connect: aansluiten, aansluiting, koppeling
operate: bedienen, exploitatie, werking
stop: stoppen, stilstand, uitschakelen
answer: antwoorden, antwoord
inform: informeren, meedelen, melden, mededeling
advance_notice: vooraf, van tevoren
decide: beslissen, beslissing
dispose: verwijderen, afval, recycling
protect: beschermen, bescherming
print: afdrukken, gedrukt, papier
publish: publiceren, bekendmaken, publicatie
travel: reis, reiskosten, verblijf
free_of_charge: gratis, kosteloos
separately: apart, afzonderlijk
new: nieuw, ongebruikt
used: gebruikt, tweedehands
size: grootte, afmeting, afmetingen
weight_mass: gewicht, zwaar, massa
length: lengte, lang, kilometer, meter
width: breedte, dikte
height: hoogte, diepte
temperature: temperatuur, warmte, kou
pressure: druk
power: vermogen, capaciteit
voltage: spanning
current_electric: stroom, kortsluiting
electricity: elektriciteit, elektrisch, energie
cable: kabel, bekabeling
pipe: buis, leiding
machine: machine, apparaat, apparatuur, toestel
tool: gereedschap, instrument
piece: stuk, stuks, eenheid
vehicle: voertuig, auto, vrachtwagen
building: gebouw, ruimte, zaal
roof: dak, muur, plafond, vloer
road: weg, straat
land: grond, terrein
water: water
fuel: brandstof, olie, gas
air: lucht, ventilatie, airconditioning
fire: brand, brandveiligheid
lighting: licht, verlichting, lamp
computer: computer, pc, laptop, werkstation
software: software, programma, toepassing
website: website, webpagina
server: server, hosting, cloud, datacenter
data: gegevens, database, record
user: gebruiker, gebruikers
access: toegang, wachtwoord, aanmelden
backup: back-up, herstel
screen: scherm, monitor
network: netwerk, internet
municipality: gemeente, stad
region: regio, provincie
hospital: ziekenhuis, medisch, patiënt
warehouse: magazijn, opslag
shift: ploeg, nacht
weekend: weekend, feestdag, zaterdag, zondag
protective_equipment: beschermingsmiddelen, helm, handschoenen, werkkleding
papers: papieren, documenten, stukken
photo: foto, afbeelding
material: materiaal, materialen
metal: staal, metaal, ijzer, koper
colour: kleur, verf
how_often: frequentie, keer
same: zelfde, gelijk, identiek
difference: verschillend, verschil
allowed: toegestaan, mag
forbidden: verboden, niet toegestaan
mandatory: verplicht, noodzakelijk, vereist
supervisor: chef, leidinggevende, manager
technician: technicus, ingenieur, specialist
competitor: concurrent, andere inschrijvers
agent: distributeur, dealer, agent
emergency: noodgeval, dringend, spoed
problem: probleem, moeilijkheid
advice: advies, hulp, ondersteuning
design: ontwerp, plan
study: onderzoek, studie, analyse
result: resultaat, uitslag
risk: risico, gevaar
model_type: type, model, soort, versie
level: niveau, klasse, categorie
validity: geldig, geldigheid
remaining: rest, resterend, overige
part: deel, gedeelte, aandeel
whole: geheel, totaal, volledig
order: bestelling, order
loss: verlies, verliezen, diefstal
money: geld, middelen, bedrag
company_seat: vestiging, zetel, filiaal
`;
