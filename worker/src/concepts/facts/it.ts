/** Italian names of the bid facts. */
export const italianFacts = `
submission_deadline: termine per la presentazione delle offerte, termine di presentazione delle offerte, scadenza per la presentazione delle offerte, termine ultimo, termine ultimo per la presentazione delle offerte, scadenza, termine perentorio, termine per il ricevimento delle offerte, scadenza delle offerte, le offerte devono pervenire entro, entro e non oltre le ore, data di scadenza, data e ora di scadenza
submission_method: modalità di presentazione dell'offerta, modalità di presentazione delle offerte, presentazione dell'offerta, modalità di trasmissione, invio dell'offerta, piattaforma telematica, per via telematica, plico sigillato, buste, portale gare, piattaforma di approvvigionamento digitale, luogo di presentazione, caricamento dell'offerta
clarification_deadline: chiarimenti, richieste di chiarimento, richiesta di chiarimenti, quesiti, termine per la richiesta di chiarimenti, termine per i quesiti, quesiti scritti, informazioni complementari
pre_bid_meeting: sopralluogo, sopralluogo obbligatorio, sopralluogo facoltativo, visita dei luoghi, presa visione dei luoghi, riunione informativa
bid_opening: apertura delle offerte, apertura delle buste, seduta pubblica, prima seduta pubblica, apertura dei plichi, svolgimento delle operazioni di gara, operazioni di gara, apertura delle buste telematiche
bid_validity: validità dell'offerta, periodo di validità dell'offerta, validità delle offerte, offerta vincolante, vincolatività dell'offerta, vincolante per, irrevocabilità dell'offerta, durata di validità
bid_security: garanzia provvisoria, cauzione provvisoria, fideiussione provvisoria, deposito cauzionale provvisorio, impegno del fideiussore, garanzia a corredo dell'offerta
performance_security: garanzia definitiva, cauzione definitiva, garanzia per l'esecuzione, fideiussione definitiva, deposito cauzionale definitivo, garanzia fideiussoria definitiva, cauzione
tender_fee: contributo ANAC, pagamento del contributo, contributo a favore dell'autorità, contributo di gara, costo della documentazione, spese di partecipazione, imposta di bollo, pagamento del bollo
estimated_value: importo a base di gara, importo a base d'asta, base d'asta, valore stimato, valore stimato dell'appalto, importo complessivo, importo dell'appalto, valore dell'appalto, valore globale stimato, importo presunto, importo massimo, importo a base di appalto, importo totale
contract_period: durata del contratto, durata dell'appalto, durata del servizio, termine di esecuzione, tempi di esecuzione, termine di consegna, tempi di consegna, durata della fornitura, decorrenza, durata dell'accordo quadro, rinnovo, proroga, opzione di proroga, durata della concessione, tempo utile, cronoprogramma
delay_damages: penali, penale, penali per ritardo, penale per il ritardo, penalità, ritardo nella consegna, ritardo nell'esecuzione, penale giornaliera, inadempimenti e penali
payment_terms: pagamenti, pagamento, modalità di pagamento, termini di pagamento, fatturazione, fatturazione e pagamenti, condizioni di pagamento, corrispettivo, liquidazione delle fatture, modalità di fatturazione, stato avanzamento lavori
advance_payment: anticipazione, anticipazione del prezzo, anticipo, pagamento anticipato, acconto
warranty: garanzia, periodo di garanzia, durata della garanzia, garanzia sui beni, garanzia dei prodotti, garanzia full risk, vizi e difetti, garanzia per vizi, mesi di garanzia
minimum_turnover: fatturato, fatturato globale, fatturato minimo annuo, fatturato globale minimo, fatturato specifico, fatturato annuo, capacità economica e finanziaria, volume d'affari, fatturato medio annuo
similar_experience: servizi analoghi, forniture analoghe, lavori analoghi, capacità tecnica e professionale, esperienza, elenco dei principali servizi, contratti analoghi, referenze, esecuzione di servizi analoghi, esperienze analoghe, requisiti di capacità tecnica
joint_venture: raggruppamento temporaneo, raggruppamento temporaneo di imprese, RTI, ATI, raggruppamenti temporanei, consorzi, consorzio, consorzi ordinari, soggetti ammessi in forma associata, operatori economici in forma associata, aggregazioni di imprese
subcontracting: subappalto, subappaltatore, subappaltatori, subappaltare, affidamento in subappalto, subcontratto, limiti al subappalto
bid_language: lingua, lingua italiana, in lingua italiana, lingua dell'offerta, redatta in lingua italiana, lingua utilizzabile
currency: valuta, in euro, moneta, espresso in euro, valuta dell'offerta, importi in euro
evaluation_method: criterio di aggiudicazione, criteri di aggiudicazione, offerta economicamente più vantaggiosa, criteri di valutazione, minor prezzo, prezzo più basso, miglior rapporto qualità prezzo, valutazione delle offerte, valutazione dell'offerta tecnica, punteggio, attribuzione dei punteggi, commissione giudicatrice, massimo ribasso
governing_law: foro competente, legge applicabile, controversie, definizione delle controversie, giurisdizione, tribunale competente, arbitrato, tribunale amministrativo regionale, TAR, risoluzione delle controversie, normativa applicabile, clausola compromissoria
contact: contatti, punti di contatto, punto di contatto, responsabile del procedimento, responsabile unico del procedimento, RUP, responsabile unico del progetto, indirizzo PEC, PEC, recapiti, telefono, posta elettronica, referente
insurance: assicurazione, polizza assicurativa, polizza, copertura assicurativa, assicurazioni, responsabilità civile verso terzi, RCT, polizza RC, massimale, obblighi assicurativi
delivery_place: luogo di consegna, luoghi di consegna, punto di consegna, luogo di esecuzione, luogo di svolgimento, indirizzo di consegna, sede di consegna, luogo della prestazione
`;
