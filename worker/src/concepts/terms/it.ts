/** Italian names of the terms of tenders and contracts. */
export const italianTerms = `
bidder: offerente, concorrente, candidato, operatore economico
contractor: appaltatore, aggiudicatario, fornitore, affidatario, esecutore, prestatore di servizi
buyer: stazione appaltante, amministrazione aggiudicatrice, committente, amministrazione, ente appaltante, cliente
contract: contratto, accordo, appalto, convenzione
bid: offerta, proposta, preventivo
tender_procedure: gara, gara d'appalto, procedura di gara, procedura di affidamento, bando
tender_documents: documenti di gara, documentazione di gara, disciplinare di gara, capitolato
notice: bando di gara, avviso, pubblicazione
lot: lotto, lotti
annex: allegato, allegati, appendice
award: aggiudicazione, aggiudicato, affidamento
addendum: rettifica, integrazione, errata corrige
eligibility: requisiti di partecipazione, ammissibilità, ammesso, ammissione
exclusion: esclusione, escluso, cause di esclusione, motivi di esclusione
rejection: esclusione, esclusa, rifiuto, inammissibile
invoice: fattura, fatturazione
delivery: consegna, consegnare, fornitura
acceptance: collaudo, accettazione, verbale di consegna, verifica di conformità
penalty: penale, sanzione, penalità
delay: ritardo, ritardi, tardivo
subcontractor: subappaltatore, subappalto
consortium_member: mandante, mandataria, consorziata, capogruppo
power_of_attorney: procura, delega, procura speciale
representative: rappresentante, legale rappresentante, procuratore
declaration: dichiarazione, dichiarazione sostitutiva, autocertificazione
certificate: certificato, certificazione, attestazione, prova
tax: imposta, tasse, imposte
vat: IVA, imposta sul valore aggiunto
price: prezzo, prezzi
unit_price: prezzo unitario, prezzi unitari, tariffa oraria
total_price: prezzo complessivo, importo complessivo, importo totale
lump_sum: a corpo, forfait, prezzo fisso
price_schedule: elenco prezzi, listino, scheda di offerta economica, offerta economica
quantity: quantità, quantitativo, quantitativi
bill_of_quantities: computo metrico, computo metrico estimativo, lista delle lavorazioni
technical_specification: capitolato tecnico, specifiche tecniche, capitolato speciale, caratteristiche tecniche
requirement: requisito, requisiti, prescrizione
minimum_requirement: requisito minimo, requisiti minimi, caratteristiche minime
deadline: termine, scadenza, entro, termine ultimo
closing: chiusura, scadenza
opening: apertura
evaluation: valutazione, esame, giudizio
criterion: criterio, criteri
weighting: ponderazione, peso, peso ponderale
score: punteggio, punti, punteggi
ranking: graduatoria, classifica
winner: aggiudicatario, vincitore, primo in graduatoria
tie: parità di punteggio, sorteggio, pari merito
lowest_price: prezzo più basso, minor prezzo, massimo ribasso
abnormally_low: anormalmente bassa, offerta anomala, anomalia, offerte anomale
site_visit: sopralluogo, visita
clarification: chiarimento, quesito, richiesta, chiarimenti
negotiation: negoziazione, trattativa, negoziare
standstill: stand still, termine dilatorio
appeal: ricorso, ricorsi, reclamo, impugnazione
withdrawal: ritiro, ritirare
modification: modifica, modifiche, variazione
extension: proroga, estensione, prorogare
renewal: rinnovo, rinnovare
option: opzione, opzioni, facoltativo
variant: variante, varianti
deviation: deroga, scostamento, difformità
arbitration: arbitrato, arbitro
dispute: controversia, controversie, contenzioso
court: tribunale, foro, giudice
law: legge, diritto, normativa
regulation: regolamento, disposizioni, norme
termination: risoluzione del contratto, risoluzione, recesso
cancellation: annullamento, revoca
suspension: sospensione, interruzione
force_majeure: forza maggiore, causa di forza maggiore
confidentiality: riservatezza, riservato, segretezza, obbligo di riservatezza
data_protection: protezione dei dati, dati personali, trattamento dei dati personali, privacy
intellectual_property: proprietà intellettuale, diritto d'autore
ownership: proprietà, titolarità
liability: responsabilità, responsabile
damage: danno, danni
compensation: risarcimento, indennizzo, rimborso
breach: inadempimento, inadempienza, violazione
guarantee: fideiussione, garanzia bancaria, garanzia, garanzia fideiussoria
deposit: deposito, cauzione, deposito cauzionale
retention: ritenuta, ritenute, trattenuta
insurance_policy: polizza, polizza assicurativa, assicurato, copertura
payment: pagamento, pagare, pagamenti
instalment: rata, acconto, rate
interest: interessi, interessi di mora
discount: sconto, ribasso, riduzione
bank: banca, conto corrente, conto bancario, tracciabilità dei flussi finanziari
price_adjustment: revisione prezzi, revisione dei prezzi, adeguamento dei prezzi, aumento dei prezzi
budget: budget, stanziamento, finanziamento
cost: costo, costi, spese
fee: tassa, contributo, canone
amount: importo, somma, denaro
value: valore
percentage: percentuale, per cento, quota
minimum: minimo, almeno, minima
maximum: massimo, al massimo, tetto
signature: firma, sottoscrizione, firmare, sottoscritto
electronic_signature: firma digitale, firma elettronica
stamp: timbro, bollo
envelope: busta, buste, plico
copy: copia, copie
original: originale, originali
translation: traduzione, tradotto
form: modulo, modello, fac-simile
submission: presentazione, presentare, invio, trasmissione
electronic: elettronico, telematico, digitale, online
platform: piattaforma, portale, piattaforma telematica
email: e-mail, posta elettronica, PEC, posta elettronica certificata
phone: telefono, telefonico
address: indirizzo, sede
post: posta, corriere, raccomandata
contact_person: referente, contatto, persona di contatto
authority: autorità, amministrazione, ente
department: ufficio, dipartimento, servizio, settore
committee: commissione, commissione giudicatrice, seggio di gara
date: data, giorno
time: ora, ore
working_day: giorno lavorativo, giorni lavorativi
calendar_day: giorni naturali e consecutivi, giorni solari, giorno solare
hour: ora, ore
minute: minuto, minuti
week: settimana, settimane
month: mese, mesi
year: anno, anni, annuo
duration: durata, periodo
start: inizio, avvio, decorrenza
end: fine, termine, ultimazione, conclusione
schedule: cronoprogramma, calendario, programma
milestone: fase, tappa, stato di avanzamento
work: lavori, lavoro, opere
service: servizio, servizi, prestazione
goods: beni, forniture, prodotti
item: articolo, voce
framework_agreement: accordo quadro, convenzione quadro
open_procedure: procedura aperta
restricted_procedure: procedura ristretta
direct_award: affidamento diretto, procedura negoziata senza bando
quality: qualità, sistema di qualità
standard: norma, standard
inspection: ispezione, controllo, verifica
test: prova, collaudo, prove
defect: difetto, vizio, guasto
repair: riparazione, riparare, ripristino
replacement: sostituzione, sostituire, ricambio
spare_part: pezzo di ricambio, pezzi di ricambio, parti di ricambio, ricambi
maintenance: manutenzione, assistenza
support: supporto, assistenza tecnica, assistenza
response_time: tempo di intervento, tempi di intervento, tempi di risposta
availability: disponibilità, disponibile
service_level: livello di servizio, livelli di servizio, SLA
installation: installazione, installare, montaggio, posa in opera
commissioning: messa in funzione, messa in servizio, avviamento
training: formazione, addestramento
manual: manuale, manuali, documentazione
packaging: imballaggio, confezionamento, confezione
transport: trasporto, spedizione
customs: dogana, importazione, dazi
origin: origine, paese di origine, provenienza
manufacturer: produttore, fabbricante, costruttore
brand: marca, marchio
equivalent: equivalente, equivalenti, equivalenza
sample: campione, campioni, campionatura
catalogue: catalogo, depliant, scheda tecnica
drawing: disegno, planimetria, elaborati grafici
experience: esperienza
reference: referenza, referenze
personnel: personale, dipendenti, addetti, lavoratori
key_personnel: responsabile del progetto, capo progetto, gruppo di lavoro, referente tecnico
qualification: qualifica, qualificazione, competenza
diploma: diploma, laurea, titolo di studio
cv: curriculum, curriculum vitae
licence: licenza, autorizzazione, permesso, abilitazione
registration: iscrizione, registrazione, registro delle imprese, camera di commercio
company: impresa, società, azienda, ditta
manufacturer_authorisation: rivenditore, distributore, distributore autorizzato
turnover: fatturato, volume d'affari
balance_sheet: bilancio, bilanci
insolvency: fallimento, liquidazione, concordato preventivo, insolvenza
criminal_record: condanna, reato, casellario giudiziale
tax_debt: regolarità fiscale, imposte e tasse, violazioni fiscali
social_security: contributi previdenziali, DURC, regolarità contributiva
corruption: corruzione, frode, ANAC, anticorruzione, patto di integrità
conflict_of_interest: conflitto di interesse, conflitto di interessi
environment: ambiente, ambientale, criteri ambientali minimi
sustainability: sostenibilità, sostenibile
safety: sicurezza, sicurezza sul lavoro
accident: infortunio, incidente
wage: retribuzione, salario, stipendio
collective_agreement: contratto collettivo, CCNL, contratto collettivo nazionale
takeover_of_staff: clausola sociale, riassorbimento del personale
report: relazione, rapporto, report
meeting: riunione, seduta, incontro
minutes: verbale, verbali
approval: approvazione, autorizzazione, benestare
obligation: obbligo, obblighi, tenuto
responsible: responsabile, incaricato
priority: prevale, ordine di prevalenza, prevalenza
contradiction: contrasto, discordanza, errore
calculation_error: errore di calcolo, errore materiale, discordanza
general_terms: condizioni generali, condizioni generali di contratto
missing_documents: soccorso istruttorio, integrazione documentale, documenti mancanti
page_limit: numero di pagine, pagine, facciate
clause: clausola, articolo, paragrafo, comma
table: tabella, elenco
small_business: piccole e medie imprese, PMI, microimprese
preference: preferenza, preferito
local: locale, nazionale
foreign: estero, straniero, internazionale
place_of_performance: luogo di esecuzione, luogo di svolgimento, sede
reason: motivo, motivi, motivazione, ragione
purpose: scopo, obiettivo, finalità
scope: oggetto, oggetto dell'appalto, ambito
`;
