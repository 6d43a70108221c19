/** Dutch names of the terms of tenders and contracts: the Netherlands and Flanders. */
export const dutchTerms = `
bidder: inschrijver, gegadigde, kandidaat, aanbieder
contractor: opdrachtnemer, leverancier, aannemer, dienstverlener
buyer: aanbestedende dienst, opdrachtgever, koper, aanbesteder, afnemer
contract: overeenkomst, contract, opdracht
bid: inschrijving, offerte, aanbieding, aanbod
tender_procedure: aanbesteding, aanbestedingsprocedure, overheidsopdracht, offerteaanvraag
tender_documents: aanbestedingsstukken, aanbestedingsdocumenten, bestek, opdrachtdocumenten, beschrijvend document
notice: aankondiging, aankondiging van opdracht, publicatie
lot: perceel, percelen
annex: bijlage, bijlagen, aanhangsel
award: gunning, gegund, gunningsbeslissing, toewijzing
addendum: rectificatie, wijziging, erratum
eligibility: geschiktheid, geschiktheidseisen, toegelaten
exclusion: uitsluiting, uitsluitingsgronden, uitgesloten
rejection: uitsluiting, afwijzing, terzijde gelegd, ongeldig
invoice: factuur, facturering, facturatie
delivery: levering, leveren, aflevering
acceptance: acceptatie, oplevering, aanvaarding
penalty: boete, sanctie, korting
delay: vertraging, te laat, verzuim
subcontractor: onderaannemer, onderaanneming
consortium_member: combinant, penvoerder, lid van de combinatie
power_of_attorney: volmacht, machtiging
representative: vertegenwoordiger, gemachtigde, tekenbevoegd
declaration: verklaring, eigen verklaring, UEA
certificate: certificaat, attest, bewijs, bewijsstuk
tax: belasting, belastingen, heffingen
vat: btw, belasting over de toegevoegde waarde
price: prijs, prijzen
unit_price: eenheidsprijs, stukprijs, tarief, uurtarief
total_price: totaalprijs, totaalbedrag, inschrijfsom
lump_sum: vaste prijs, forfaitair, aanneemsom
price_schedule: prijzenblad, prijslijst, inventaris, prijsopgave
quantity: hoeveelheid, aantal, hoeveelheden
bill_of_quantities: meetstaat, hoeveelhedenstaat, samenvattende meetstaat
technical_specification: technische specificaties, programma van eisen, technische bepalingen, specificatie
requirement: eis, eisen, vereiste
minimum_requirement: minimumeis, minimumeisen, knock-outcriterium
deadline: termijn, uiterste datum, uiterlijk, deadline
closing: sluiting, sluitingsdatum
opening: opening, geopend
evaluation: beoordeling, evaluatie, beoordelen
criterion: criterium, criteria
weighting: weging, wegingsfactor, gewicht
score: score, punten, puntenaantal
ranking: rangorde, rangschikking
winner: winnaar, winnende inschrijver, begunstigde
tie: gelijke score, loting, gelijk aantal punten
lowest_price: laagste prijs, goedkoopste
abnormally_low: abnormaal laag, abnormaal lage inschrijving, abnormaal lage prijzen
site_visit: schouw, plaatsbezoek, bezichtiging
clarification: verduidelijking, vraag, inlichting, toelichting
negotiation: onderhandeling, onderhandelen
standstill: opschortende termijn, standstilltermijn, wachttermijn
appeal: bezwaar, klacht, beroep, kort geding
withdrawal: intrekking, intrekken
modification: wijziging, wijzigen, aanpassing
extension: verlenging, verlengen
renewal: vernieuwing, verlenging
option: optie, optioneel
variant: variant, varianten
deviation: afwijking, afwijken
arbitration: arbitrage, arbiter
dispute: geschil, geschillen
court: rechtbank, rechter
law: wet, recht, wetgeving
regulation: reglement, voorschrift, bepalingen, regels
termination: beëindiging, opzegging, ontbinding, verbreking
cancellation: annulering, intrekking, stopzetting
suspension: opschorting, schorsing, onderbreking
force_majeure: overmacht
confidentiality: vertrouwelijkheid, geheimhouding, vertrouwelijk
data_protection: gegevensbescherming, persoonsgegevens, AVG, privacy
intellectual_property: intellectuele eigendom, auteursrecht, gebruiksrecht
ownership: eigendom, eigendomsoverdracht
liability: aansprakelijkheid, aansprakelijk
damage: schade, schaden
compensation: schadevergoeding, vergoeding, terugbetaling
breach: tekortkoming, schending, niet-nakoming, inbreuk
guarantee: bankgarantie, garantie, borg
deposit: waarborgsom, borgsom, zekerheid
retention: inhouding, inhouden
insurance_policy: polis, verzekeringspolis, verzekerd, dekking
payment: betaling, betalen
instalment: termijn, deelbetaling, tussentijdse betaling
interest: rente, wettelijke rente, verwijlinteresten
discount: korting, rabat
bank: bank, bankrekening, rekeningnummer
price_adjustment: prijsherziening, indexering, prijsaanpassing, prijsindexatie
budget: budget, begroting, financiering
cost: kosten, kost, uitgaven
fee: vergoeding, honorarium, heffing
amount: bedrag, som, geld
value: waarde
percentage: percentage, procent, aandeel
minimum: minimum, minimaal, ten minste
maximum: maximum, maximaal, ten hoogste, plafond
signature: handtekening, ondertekening, ondertekend
electronic_signature: elektronische handtekening, digitale handtekening
stamp: stempel, zegel
envelope: envelop, omslag
copy: kopie, afschrift, exemplaar
original: origineel, originelen
translation: vertaling, vertaald
form: formulier, format, model
submission: indiening, indienen, inschrijven, inlevering
electronic: elektronisch, digitaal, online
platform: platform, aanbestedingsplatform, TenderNed
email: e-mail, mail
phone: telefoon, telefonisch
address: adres
post: post, per post, koerier
contact_person: contactpersoon, aanspreekpunt
authority: overheid, bestuur, instantie
department: afdeling, dienst, eenheid
committee: commissie, beoordelingscommissie, beoordelingsteam
date: datum, dag
time: tijd, tijdstip, uur
working_day: werkdag, werkdagen
calendar_day: kalenderdag, kalenderdagen
hour: uur, uren
minute: minuut, minuten
week: week, weken
month: maand, maanden
year: jaar, jaren, jaarlijks
duration: duur, looptijd, periode
start: aanvang, begin, start
end: einde, afloop, voltooiing
schedule: planning, tijdschema, tijdsplanning
milestone: mijlpaal, fase
work: werken, werk, werkzaamheden
service: dienst, dienstverlening, diensten
goods: goederen, leveringen, producten
item: artikel, post, item
framework_agreement: raamovereenkomst, raamcontract
open_procedure: openbare procedure, openbare aanbesteding
restricted_procedure: niet-openbare procedure, beperkte procedure
direct_award: onderhandse gunning, onderhandse procedure
quality: kwaliteit, kwaliteitsborging
standard: norm, standaard
inspection: inspectie, controle, keuring
test: test, beproeving, testen
defect: gebrek, defect, storing
repair: reparatie, herstel, herstellen
replacement: vervanging, vervangen
spare_part: reserveonderdeel, onderdelen, reserveonderdelen, wisselstukken
maintenance: onderhoud, beheer en onderhoud
support: ondersteuning, support, helpdesk
response_time: responstijd, reactietijd
availability: beschikbaarheid, beschikbaar
service_level: serviceniveau, service level agreement, SLA
installation: installatie, montage, plaatsing
commissioning: ingebruikname, inbedrijfstelling, implementatie
training: opleiding, training, instructie
manual: handleiding, gebruiksaanwijzing, documentatie
packaging: verpakking, verpakt
transport: transport, vervoer, verzending
customs: douane, invoer, invoerrechten
origin: oorsprong, herkomst, land van oorsprong
manufacturer: fabrikant, producent
brand: merk
equivalent: gelijkwaardig, gelijkwaardige
sample: monster, monsters, proefmonster
catalogue: catalogus, brochure, productblad
drawing: tekening, tekeningen, plan
experience: ervaring
reference: referentie, referenties
personnel: personeel, medewerkers, werknemers
key_personnel: projectleider, sleutelfunctionaris, projectteam
qualification: kwalificatie, bekwaamheid, gekwalificeerd
diploma: diploma, opleiding
cv: curriculum vitae, cv
licence: vergunning, licentie, erkenning
registration: registratie, inschrijving in het handelsregister, ingeschreven
company: onderneming, bedrijf, firma
manufacturer_authorisation: dealer, distributeur, erkende dealer
turnover: omzet, jaaromzet
balance_sheet: jaarrekening, balans
insolvency: faillissement, insolventie, surseance
criminal_record: veroordeling, gedragsverklaring, strafregister
tax_debt: belastingschuld, fiscale schulden, belastingdienst
social_security: sociale zekerheid, sociale premies, RSZ
corruption: corruptie, omkoping, fraude
conflict_of_interest: belangenconflict, belangenverstrengeling
environment: milieu, milieuvriendelijk
sustainability: duurzaamheid, duurzaam
safety: veiligheid, arbo
accident: ongeval, letsel
wage: loon, salaris
collective_agreement: cao, collectieve arbeidsovereenkomst, minimumloon
takeover_of_staff: overname van personeel, social return
report: rapport, rapportage, verslag
meeting: vergadering, overleg, bijeenkomst
minutes: notulen, proces-verbaal
approval: goedkeuring, toestemming, akkoord
obligation: verplichting, verplicht, plicht
responsible: verantwoordelijk, verantwoordelijkheid
priority: rangorde, prevaleert, voorrang
contradiction: tegenstrijdigheid, tegenstrijdigheden, onvolkomenheid
calculation_error: rekenfout, rekenfouten, rekenkundige fout
general_terms: algemene voorwaarden, inkoopvoorwaarden, algemene inkoopvoorwaarden
missing_documents: ontbrekende documenten, aanvulling, herstel van gebreken
page_limit: aantal pagina's, pagina's, bladzijden
clause: clausule, artikel, lid, paragraaf
table: tabel, lijst
small_business: midden- en kleinbedrijf, mkb, kmo
preference: voorkeur, voorkeursbehandeling
local: lokaal, plaatselijk, binnenlands
foreign: buitenlands, buitenland, internationaal
place_of_performance: plaats van uitvoering, locatie
reason: reden, redenen, motivering
purpose: doel, doelstelling
scope: voorwerp van de opdracht, omvang, scope, onderwerp
`;
