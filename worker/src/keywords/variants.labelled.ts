import type { Match } from './model.ts';

/** A word or phrase of a sentence, and whether it is a variant of the keyword: which one, or `wrong`. Labelled by hand. */
export interface LabelledVariant {
  language: string;
  keyword: string;
  sentence: string;
  found: string;
  label: Match | 'wrong';
}

/**
 * keyword | sentence | found = label; … Each `=` of the last column is one labelled pair. e: the keyword itself, p: part of a longer
 * word or number, i: inflection, a: abbreviation, g: bid glossary,
 * s: spelling, x: wrong.
 */
const english = `
bidder | The Bidders shall visit the site before bidding closes. | Bidders=i; bidding=x
bid | Late bids are returned; bidding is open to all, but a bidder may not bid twice. | bids=i; bidding=i; bidder=x
tender | Tenders received late, and tendered prices without taxes, are rejected by the tenderer. | Tenders=i; tendered=i; tenderer=x
contract | Contracts are signed by the Contractor in its contractual capacity; contracting parties contact the owner. | Contracts=i; contracting=i; Contractor=x; contractual=x; contact=x
contractor | Contractors shall not contract out work; the contractor's staff and subcontractors are vetted. | Contractors=i; contract=x; subcontractors=x
pump | Pumps were tested while pumping water; the pumped volume and the pumpkin crop differ. | Pumps=i; pumping=i; pumped=i; pumpkin=x
valve | Gate valves and a valved outlet are in the valuation. | valves=i; valved=i; valuation=x
warranty | All warranties survive; the Vendor warrants the goods and a warrant of arrest is no concern. | warranties=i; warrants=x; warrant=x
guarantee | Guarantees are guaranteed by the guarantor through a guaranteeing bank. | Guarantees=i; guaranteed=i; guaranteeing=i; guarantor=x
delivery | Deliveries take place on time; goods delivered late by a deliverer are refused. | Deliveries=i; delivered=x; deliverer=x
deliver | The Supplier delivers, has delivered and is delivering under one delivery note. | delivers=i; delivered=i; delivering=i; delivery=x
payment | Payments are made monthly; the payer pays what is payable. | Payments=i; payer=x; pays=x; payable=x
pay | The Owner pays what was paid last year and is paying interest; payment terms apply. | pays=i; paid=i; paying=i; payment=x
penalty | Penalties may be penalised by nobody; the penal code is silent. | Penalties=i; penalised=x; penal=x
universal | The universe of universities is no universality. | universe=x; universities=x; universality=x
organ | An organisation with organs is organised organically; the organization agrees. | organs=i; organisation=x; organised=x; organically=x; organization=x
policy | The police follow policies of a policeman. | policies=i; police=x; policeman=x
import | Important goods are imported; imports of an importer are taxed. | imported=i; imports=i; Important=x; importer=x
execute | The executive executed the works and executes orders in execution. | executed=i; executes=i; executive=x; execution=x
operate | Operators operate the plant; operating, operated and operational are not the same; operation ends. | operating=i; operated=i; Operators=x; operational=x; operation=x
operation | Operations begin when the operator operates the cooperation. | Operations=i; operator=x; operates=x; cooperation=x
general | In general the generals and generators generate a generality. | generals=i; generators=x; generate=x; generality=x
good | The goods are of good quality and the goodness of fit is proven. | goods=x; goodness=x
new | The news of the newer and newest model. | news=x
mean | By all means the meaning of what it meant is clear. | means=x; meant=i
premise | The premises are locked. | premises=x
custom | Goods are cleared by customs and customised. | customs=x; customised=x
building | Buildings are built by builders. | Buildings=i; builders=x
drawing | Drawings drawn by the draughtsman in a drawer. | Drawings=i; drawer=x
meeting | Meetings are held where parties meet. | Meetings=i; meet=x
bearing | Bearings bear the load. | Bearings=i; bear=x
fitting | Pipe fittings fit the fitted flange. | fittings=i; fit=x
rate | Rates are rated by a rating agency, not by rats; the ratio is fixed. | Rates=i; rated=i; rating=i; rats=x; ratio=x
plan | Plans are planned; planning a plane and planes is done with care on a planet. | Plans=i; planned=i; planning=i; plane=x; planes=x; planet=x
care | The cars are handled carefully by caring careers. | caring=i; cars=x; carefully=x; careers=x
fee | The feed of the feeder is fed; fees apply; we feel fine. | fees=i; feed=x; feeder=x; feel=x
past | The paste is pasted; the pasta is fresh. | paste=x; pasta=x
bond | Bonds are bonded; a bondage and the bonding company. | Bonds=i; bonded=i; bonding=i; bondage=x
test | Tests were tested by a tester during testing; the testimony and the contest. | Tests=i; tested=i; testing=i; tester=x; testimony=x
inspect | The Inspector inspects and inspected it; inspecting is no inspection. | inspects=i; inspected=i; inspecting=i; Inspector=x; inspection=x
inspection | Inspections by an inspector who inspects. | Inspections=i; inspector=x; inspects=x
certificate | Certificates are certified by a certifier and certification follows. | Certificates=i; certified=x; certifier=x; certification=x
invoice | Invoices are invoiced by invoicing staff; an invoicer. | Invoices=i; invoiced=i; invoicing=i
submit | Bids are submitted; submitting late or what he submits in a submission. | submitted=i; submitting=i; submits=i; submission=x
withdraw | A bid withdrawn, or one that he withdrew or withdraws; withdrawal is free. | withdrawn=i; withdrew=i; withdraws=i; withdrawal=x
write | Notices are written; he wrote and is writing to the writer. | written=i; wrote=i; writing=i; writer=x
hold | The retention is held by the holder who holds and is holding. | held=i; holds=i; holding=i; holder=x
undertake | He undertook what was undertaken by the undertaker in this undertaking. | undertook=i; undertaken=i; undertaking=i; undertaker=x
criterion | The evaluation criteria and the critic. | criteria=i; critic=x
appendix | Appendices are appended; the appendixes. | Appendices=i; appendixes=i; appended=x
analysis | The analyses were analysed by an analyst. | analyses=i; analysed=x; analyst=x
matrix | Compliance matrices are mattresses. | matrices=i; mattresses=x
index | Price indices and indexes indicate a trend. | indices=i; indexes=i; indicate=x
addendum | All addenda were added. | addenda=i; added=x
man | Five men manned the gate by hand and managed the manual. | men=i; manned=i; managed=x; manual=x
specification | Specifications are specified in a specific way. | Specifications=i; specified=x; specific=x
relation | In relation to relatives and relations that relate. | relations=i; relatives=x; relate=x
evaluate | Bids are evaluated; evaluating and evaluation by evaluators. | evaluated=i; evaluating=i; evaluation=x; evaluators=x
community | To communicate with communities is communication. | communities=i; communicate=x; communication=x
liquidated damages | The liquidated damage is capped; damages are not liquidated. | liquidated damage=i; damages=x
bid security | Bid securities are returned; securing bids is another matter. | Bid securities=i; securing bids=x
performance bond | Performance bonds are issued; performed bonding is not. | Performance bonds=i; performed bonding=x
terms of payment | The term of payments is agreed. | term of payments=i
site visit | Site visits are held; those visiting sites sign in. | Site visits=i; visiting sites=x
sub-contractor | All subcontractors and sub-contractors are named. | subcontractors=i; sub-contractors=i
subcontractor | All sub-contractors and subcontractors are named. | sub-contractors=i; subcontractors=i
force majeure | Force majeure events are forced. | forced=x
company | Companies accompany the companion. | Companies=i; accompany=x; companion=x
party | Parties take part; the third-party claim is partly void. | Parties=i; part=x; partly=x
supply | The supplier supplies, supplied and is supplying supple parts. | supplies=i; supplied=i; supplying=i; supplier=x; supple=x
day | Days pass daily until the date is dated. | Days=i; daily=x
process | Processes are processed by processors in procession. | Processes=i; processed=i; processors=x; procession=x
access | Accesses are accessible to accessories. | Accesses=i; accessible=x; accessories=x
secure | Secured sites secure security. | Secured=i; security=x
news | A new notice is in the news. | new=x
species | A specie is paid in special cases. | specie=x; special=x
need | He needs what is needed; the needle and need not. | needs=i; needed=i; needle=x
use | Used oil is useful to users; using and uses. | using=i; uses=i; useful=x; users=x
gas | Gases gash the gasket. | Gases=i; gash=x; gasket=x
tax | Taxes are taxed by taxing a taxi. | Taxes=i; taxed=i; taxing=i; taxi=x
schedule | Schedules are scheduled and rescheduled by the scheduler. | Schedules=i; scheduled=i; rescheduled=x; scheduler=x
grounding | Groundings are tested; delay is a ground for termination, and grounds are given. | Groundings=i; ground=x; grounds=x
wall | Walls are walled near a wallet. | Walls=i; walled=i; wallet=x
liquidated damages | Liquidated Damages (LD) accrue weekly. The LD cap is ten percent and LDs are final. | LD=a; LDs=a
LD | LD: liquidated damages. The liquidated damages accrue weekly. | liquidated damages=a
LD cap | Liquidated Damages (“LD”) accrue. The liquidated damages cap is ten percent. | liquidated damages cap=a
bill of quantities | The Bill of Quantities (BOQ) is priced; every BOQ item counts; the BOQs bind. | BOQ=a; BOQs=a
BOQ | The Bill of Quantities (BOQ) is priced. A bill of quantity binds; the bills of lading do not. | Bill of Quantities=a; bill of quantity=a; bills of lading=x
terms of reference | ToR means the Terms of Reference. The ToR governs. | ToR=a
purchase order | A Purchase Order (PO) is sent. The PO number counts; the po river does not. | PO=a; po=x
information technology | Information Technology (IT) is vital. IT staff say it works. | IT=a; it=x
request for quotation | RFQ – Request for Quotation\\nThe RFQ closes on Monday. | RFQ=a
general conditions of contract | The General Conditions of Contract (hereinafter “GCC”) apply; GCC 12 is amended; Gcc is a compiler. | GCC=a; Gcc=x
high-density polyethylene | High-density polyethylene (HDPE) pipes; HDPE is welded. | HDPE=a
HDPE | High-density polyethylene (HDPE) pipes; high density polyethylene is welded. | High-density polyethylene=a; high density polyethylene=a
polyvinyl chloride | Polyvinyl chloride (PVC) ducts are used; PVC is cheap. | PVC=a
PII | Personally identifiable information (PII) stays; personally identified facts stay too. | Personally identifiable information=a; personally identified=x
operations and maintenance | Operations and Maintenance (O&M) manuals are due; the O&M period is a year. | O&M=a
project manager | The Project Manager (PM) starts at 3 pm; the PM reports. | PM=a; pm=x
net positive suction head | NPSH (net positive suction head) is shown; NPSH margins apply. | NPSH=a
factory acceptance test | FAT | Factory Acceptance Test\\nThe FAT is witnessed; fat is removed. | FAT=a; fat=x
letter of credit | A letter of credit is opened. The LC department is closed. | LC=x
bank guarantee | The bank guarantee is due. BG is a country code. | BG=x
advance payment guarantee | The Owner (see Annex APG) keeps the advance payment guarantee. | APG=x
site acceptance test | Tests (SAT) are done on Saturday (Sat). | SAT=g; Sat=x
earnest money deposit | EMD of 2% is due; an emd file is no EMD. | EMD=g; emd=x
bill of quantities | Rates in the BoQ are firm. | BoQ=g
NDA | A non-disclosure agreement is signed; the mandatory agenda is not secret. | non-disclosure agreement=g; nda=x
VAT | Private prices exclude value added tax; VAT-exempt goods and V.A.T. numbers are listed. | value added tax=g; VAT=e; V.A.T=e
technical data sheet | TDS is deducted from each bill. | TDS=x
IT | It is a policy of IT, and it stays. | IT=e; It=x; it=x
variation order | Value added (VO) is nothing. The VO counts. | VO=x
contract | The contarct is signed and the contract binds. | contarct=s
contractor | The contracotr and the contractr sign; contractors too; the contracter is wrong. | contracotr=s; contractr=s; contractors=i; contracter=s
liquidated damages | Liquidatd damages apply, as do liquidated damges. | Liquidatd damages=s; liquidated damges=s
performance bond | The perfomance bond and performanse bonds are due. | perfomance bond=s; performanse bonds=s
warranty | The warrenty lasts a year. | warrenty=s
guarantee | A gaurantee is given; the garantee and guarentee too. | gaurantee=s; garantee=s; guarentee=s
maintenance | Maintainance is monthly; maintenence is weekly; maintennance is daily. | maintenence=s; maintennance=s
equipment | Equipement and equipmnet are listed, eqiupment too. | Equipement=s; equipmnet=s; eqiupment=s
delivery | Delivry is late; the delivrey too; deliver it. | Delivry=s; delivrey=s; deliver=x
insurance | The insurence covers assurance and endurance. | insurence=s; assurance=x; endurance=x
specification | The specifcation and the specificaton of specifications. | specifcation=s; specificaton=s; specifications=i
commissioning | Comissioning is next; commisioning comes later; commissioned it is. | Comissioning=s; commisioning=s
schedule | The shedule and the schedual slip. | shedule=s
temperature | Temperture and temprature rise; temperatures fall; temperate zones. | Temperture=s; temprature=s; temperatures=i; temperate=x
compressor | The compresser and compressors run; compressed air. | compresser=s; compressors=i; compressed=x
contract | The contrast is high, the contacts are dirty, the contact is clean; he contracted. | contrast=x; contacts=x; contact=x; contracted=i
retention | The detention and the intention are not kept; attention is paid. | detention=x; intention=x; attention=x
evaluation | The valuation and the evolution differ; devaluation too. | valuation=x; evolution=x; devaluation=x
reduction | The deduction and seduction of a production. | deduction=x; seduction=x; production=x
employer | The employee employed by the employers. | employers=i; employee=x; employed=x
employee | The employer employs employees. | employees=i; employer=x; employs=x
supplier | The supplies supplied by the supplier and the supplies. | supplies=x; supplied=x
tenderer | He tendered as a tenderer; gender, render and tenders are others. | tendered=x; gender=x; render=x; tenders=x
section | The suction line and the sanction; the sections of it; the election. | suction=x; sanction=x; sections=i; election=x
suction | The section is closed; an auction is held. | section=x; auction=x
internal | The interval and the infernal eternal external. | interval=x; infernal=x; external=x
position | The petition, the positions and the disposition. | positions=i; petition=x; disposition=x
expensive | The expansive and extensive works. | expansive=x; extensive=x
stationary | The stationery is new. | stationery=x
complement | The compliment was kind; complements fit. | complements=i; compliment=x
discrete | Be discreet. | discreet=x
principal | The principle is that principals pay. | principals=i; principle=x
council | The counsel and the councils meet. | councils=i; counsel=x
provision | The prevision and the revision; provisions apply; division two. | provisions=i; prevision=x; revision=x; division=x
approved | The improved plan was approve; unapproved works. | improved=x; unapproved=x; approve=i
deposit | The depots and deposits; deposited sums. | deposits=i; deposited=i; depots=x
heating | The seating and beating; heated pipes and heat. | seating=x; beating=x; heated=i
testing | The resting and listing; nesting. | resting=x; listing=x; nesting=x
licence | The license is granted; licences lapse. | license=s; licences=i
organisation | The organization and its organizations; organism. | organization=s; organizations=s; organism=x
programme | The program is late. | program=s
labour | Labor is cheap; the laboratory is dear. | Labor=s; laboratory=x
centre | The center of the centres; a century. | center=s; centres=i; century=x
metre | Each meter counts; metres of meteor. | meter=s; metres=i; meteor=x
colour | Color coded; coloured and colored; the colours of a column. | Color=s; coloured=i; colored=s; colours=i; column=x
modelling | Modeling is needed. | Modeling=s
adviser | The advisor advises. | advises=x
inverter | The inverted inverters convert; the investor pays. | inverters=i; inverted=x; investor=x
purchaser | The purchased goods of purchasers. | purchasers=i; purchased=x
manager | The managed managers; the manger. | managers=i; managed=x; manger=x
insured | The insurer insures; the insured sum. | insurer=x; insures=i
P-101A | Pump P-101B stands by P-101A; P-1O1A is a slip. | P-101B=x; P-1O1A=x
1234567 | Part 1234568 and 123456 are others. | 1234568=x; 123456=x
ABC1234 | ABC1235 is another part. | ABC1235=x
acquisition | Visit acquistion.gov or mail acquisiton@example.org. | acquistion=x; acquisiton=x
separator | The seperator and separators separate. | seperator=s; separators=i; separate=x
calibration | Calibraton and callibration are due; celebration is not. | Calibraton=s; callibration=s; celebration=x
hydraulic | Hydrualic and hydralic tests; hydraulics and hydrology. | Hydrualic=s; hydralic=s; hydraulics=i; hydrology=x
pressure | Presure and pressurre; pleasure is ours; pressures; pressured. | Presure=s; pressurre=s; pressures=i; pressured=i; pleasure=x
flow | Flows flowed in flowers and flowcharts. | Flows=i; flowed=i; flowers=x; flowcharts=x
design pressure | Design pressures and desing presure; signed pressure. | Design pressures=i; signed pressure=x
price | Prices priced in a pricing list are priceless; the prize. | Prices=i; priced=i; pricing=i; priceless=x; prize=x
clause | Clauses cause claws; the claused bill. | Clauses=i; cause=x; claws=x
claim | Claims claimed by claimants who claim; the acclaim. | Claims=i; claimed=i; claimants=x
notice | Notices are noticed; the notification notifies. | Notices=i; noticed=i; notification=x; notifies=x
price adjustment | Price adjustments and adjusted prices. | Price adjustments=i; adjusted prices=x
`;

/** The keyword itself, or a part of a longer word or number: marks, figures and units next to it tell. */
const wholes = `
API 610 | Pumps are built to API 610, 12th edition. | API 610=e
API 610 | Pumps are built to API 610. 12 of them are spare. | API 610=e
API 610 | Pumps are built to API 610,\\n12th edition. | API 610=e
API 610 | Pumps are built to API 610.\\n12 of them are spare. | API 610=e
API 610 | Pumps [API 610, 2 of them] and seals. | API 610=e
API 610 | Pumps (to API 610), 2 of them. | API 610=e
API 610 | API 610,3 | API 610=p
API 610 | Bearings follow API 610.2 as amended. | API 610=p
API 610 | The figure of API 610,5 is a slip. | API 610=p
API 610 | Document API 6102 is another. | API 610=p
API 610 | “API 610”, 12th edition, governs. | API 610=e
610 | The price is 1,610 dollars. | 610=p
610 | The price is 1.610 euros. | 610=p
610 | The price is 610,500 dollars. | 610=p
610 | The level is 3.610, 2 below the sill. | 610=p
610 | Pumps to API 617, 610 and 685. | 610=e
610 | Pumps to API 617,\\n610 and 685. | 610=e
610 | See item 3. 610 pumps are needed. | 610=e
ISO 9001 | The Supplier holds ISO 9001:2015 certificates. | ISO 9001=e
ISO 9001 | The Supplier holds ISO 9001, 2015 edition. | ISO 9001=e
ISO 9001 | Part ISO 90012 is another. | ISO 9001=p
EN 1092 | Flanges follow EN 1092-1 throughout. | EN 1092=e
EN 1092 | Flanges follow EN 1092–1 throughout. | EN 1092=e
EN 1092 | Flanges follow EN 10921 throughout. | EN 1092=p
P-101 | Pump P-101A is spare. | P-101=p
P-101 | Pump P-1011 is spare. | P-101=p
P-101 | Pump P-101, 2 seals and a motor. | P-101=e
P-101 | Pumps P-101/102 run together. | P-101=e
DN 200 | A reducer DN 200/150 is fitted. | DN 200=e
DN 200 | Flanges DN 200, 4 of them. | DN 200=e
DN 200 | Pipes DN 2000 are laid. | DN 200=p
10% | A retention of 10%, 5% of it held back. | 10%=e
10% | A bond of 110% of the price. | 10%=p
10% | A fee of 0.10% of the price. | 10%=p
€ 5 | A fee of € 5.50 is due. | € 5=p
€ 5 | A fee of € 5, 3 of them a year. | € 5=e
0.5 | The rate is 0.5% a week. | 0.5=e
0.5 | The rate is 0.5. 2 weeks are free. | 0.5=e
0.5 | The rate is 10.5 a week. | 0.5=p
24 V | A supply of 24 VDC is there. | 24 V=p
24 V | A supply of 24 V DC is there. | 24 V=e
24 V | A supply of 24 V, 2 A is there. | 24 V=e
24 V | A supply of 124 V is there. | 24 V=p
"API 610" | Pumps are built to API 610, 12th edition. | API 610=e
“API 610” | Pumps are built to "API 610", 12th edition. | "API 610"=e
(API 610) | Pumps are built to API 610. | API 610=e
API 610, | Pumps are built to API 610 throughout. | API 610=e
API 610. | Pumps are built to API 610.2 throughout. | API 610.=p
pumps: | All pumps, 2 of them spare. | pumps=e
No. | No. 3 has no seal. | No.=e; no=x
C++ | Programs in C++ and in C. | C++=e; C=x
`;

const others: [language: string, rows: string][] = [
  [
    'de',
    `
Vertrag | Die Verträge und des Vertrages vertragliche Pflicht. | Verträge=i; Vertrages=i; vertragliche=x
Leistung | Leistungen werden geleistet; leistungsfähig. | Leistungen=i; geleistet=x; leistungsfähig=x
Angebot | Angebote sind anzubieten; des Angebots. | Angebote=i; Angebots=i; anzubieten=x
Pumpe | Die Pumpen pumpen. | Pumpen=i
Sicherheit | Sicherheiten sind sicher. | Sicherheiten=i; sicher=x
`,
  ],
  [
    'fr',
    `
offre | Les offres sont offertes. | offres=i; offertes=x
garantie | Les garanties; le garant. | garanties=i; garant=x
paiement | Les paiements sont payables. | paiements=i; payables=x
pénalité | Les pénalités pénales. | pénalités=i; pénales=x
local | Les locaux sont localisés. | locaux=i; localisés=x
`,
  ],
  [
    'es',
    `
contrato | Los contratos del contratista. | contratos=i; contratista=x
oferta | Las ofertas y el oferente. | ofertas=i; oferente=x
penalidad | Las penalidades son penales. | penalidades=i; penales=x
licitación | Las licitaciones del licitador. | licitaciones=i; licitador=x
material | Los materiales se pagan materialmente. | materiales=i; materialmente=x
`,
  ],
  [
    'it',
    `
fornitura | Le forniture del fornitore. | forniture=i; fornitore=x
cauzione | Le cauzioni sono caute. | cauzioni=i; caute=x
certificazione | Le certificazioni e i certificati. | certificazioni=i; certificati=x
pagamento | I pagamenti sono pagati. | pagamenti=i; pagati=x
scadenza | Le scadenze scadono. | scadenze=i; scadono=x
`,
  ],
  [
    'pt',
    `
licitação | As licitações e o licitante. | licitações=i; licitante=x
penalidade | As penalidades são penais. | penalidades=i; penais=x
material | Os materiais são pagos. | materiais=i
pagamento | Os pagamentos são pagos. | pagamentos=i; pagos=x
`,
  ],
  [
    'vi',
    `
nhà thầu | Các nhà thầu và bên mời thầu. | mời thầu=x
hợp đồng | Hợp đổng là lỗi; đồng hồ. | Hợp đổng=x; đồng hồ=x
`,
  ],
];

const labels: Record<string, LabelledVariant['label']> = {
  e: 'exact',
  p: 'part_of_word',
  i: 'inflection',
  a: 'abbreviation',
  g: 'glossary',
  s: 'spelling',
  x: 'wrong',
};

function readRows(language: string, rows: string): LabelledVariant[] {
  return rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const columns = row.split(' | ');
      // A sentence may be a table row itself.
      const [keyword = '', pairs = '', sentence = ''] = [columns[0], columns.at(-1), columns.slice(1, -1).join(' | ')];
      return pairs.split('; ').map((pair) => {
        const [found = '', sign = ''] = pair.split('=');
        return {
          language,
          keyword,
          sentence: sentence.replaceAll(String.raw`\n`, '\n'),
          found,
          label: labels[sign] ?? 'wrong',
        };
      });
    });
}

export const labelledVariants: LabelledVariant[] = [
  ['en', english] as const,
  ['en', wholes] as const,
  ...others,
].flatMap(([language, rows]) => readRows(language, rows));
