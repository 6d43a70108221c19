/** Italian names of everyday actions, qualities and things that questions about tenders ask of. */
export const italianEveryday = `
choose: scegliere, selezionare, selezione, scelta
give: dare, fornire, consegnare, mettere a disposizione
prepare: preparare, portare, predisporre
send: inviare, trasmettere, mandare, spedire
receive: ricevere, ottenere
take_part: partecipare, partecipazione, concorrere
increase: aumentare, aumento, incremento, aggiuntivo
decrease: ridurre, diminuire, riduzione, diminuzione
store: conservare, immagazzinare, conservazione, archiviazione
use: usare, utilizzare, utilizzo, uso, impiego
buy: acquistare, acquisto, comprare, acquisizione
rent: noleggiare, noleggio, affitto, locazione
build: costruire, costruzione, realizzazione
measure: misurare, misura, misurazione, rilievo
clean: pulire, pulizia
guard: sorvegliare, vigilanza, sorveglianza
unload: scaricare, scarico, carico
move: trasferire, trasferimento, spostare, migrazione
connect: collegare, collegamento, connessione, interfaccia
operate: gestire, esercizio, funzionamento, gestione
stop: fermare, arresto, fermo, cessare
answer: rispondere, risposta, riscontro
inform: informare, comunicare, avvisare, comunicazione
advance_notice: preavviso, in anticipo
decide: decidere, decisione
dispose: smaltire, smaltimento, rifiuti, riciclo
protect: proteggere, protezione, tutela
print: stampare, stampa, cartaceo
publish: pubblicare, pubblicazione
travel: viaggio, trasferta, spese di viaggio, alloggio
free_of_charge: gratuito, gratis, senza oneri
separately: separatamente, a parte, distinto
new: nuovo, di fabbrica
used: usato, ricondizionato
size: dimensione, dimensioni, grandezza, misure
weight_mass: peso, pesante, massa, chilogrammo
length: lunghezza, lungo, chilometro, metro
width: larghezza, largo, spessore
height: altezza, alto, profondità
temperature: temperatura, calore, freddo
pressure: pressione
power: potenza, kilowatt, capacità
voltage: tensione
current_electric: corrente, cortocircuito
electricity: elettricità, elettrico, energia
cable: cavo, cablaggio, linea
pipe: tubo, tubazione, condotta
machine: macchina, attrezzatura, apparecchio, apparecchiatura, dispositivo
tool: strumento, utensile
piece: pezzo, pezzi, unità
vehicle: veicolo, automezzo, autocarro
building: edificio, locale, locali, sala
roof: tetto, parete, soffitto, pavimento
road: strada, via, pavimentazione
land: terreno, suolo, area
water: acqua
fuel: carburante, olio, gas
air: aria, ventilazione, climatizzazione
fire: incendio, antincendio
lighting: luce, illuminazione, lampada
computer: computer, PC, postazione, portatile
software: software, programma, applicativo, applicazione
website: sito web, sito internet, pagina web
server: server, hosting, cloud, data center
data: dati, base dati, banca dati, registrazione
user: utente, utenti
access: accesso, password, autenticazione
backup: backup, ripristino, salvataggio
screen: schermo, monitor
network: rete, internet, banda
municipality: comune, città, municipio
region: regione, provincia, distretto
hospital: ospedale, medico, paziente, sanitario, salute
warehouse: magazzino, deposito
shift: turno, notte, 24 ore
weekend: fine settimana, festivo, sabato, domenica
protective_equipment: dispositivi di protezione, casco, guanti, scarpe antinfortunistiche, DPI
papers: carte, documenti, documentazione
photo: foto, immagine, figura
material: materiale, materiali
metal: acciaio, metallo, ferro, rame
colour: colore, vernice
how_often: frequenza, volte, periodicità
same: stesso, uguale, identico
difference: diverso, differenza
allowed: consentito, ammesso, permesso
forbidden: vietato, divieto, non ammesso
mandatory: obbligatorio, necessario
supervisor: capo, responsabile, direttore, supervisore
technician: tecnico, ingegnere, esperto, specialista
competitor: concorrente, altri concorrenti
agent: distributore, rivenditore, agente
emergency: emergenza, urgente, urgenza
problem: problema, difficoltà, inconveniente
advice: consulenza, aiuto, assistenza
design: progettazione, progetto, disegno
study: studio, analisi, ricerca, indagine
result: risultato, esito
risk: rischio, pericolo
model_type: tipo, modello, versione
level: livello, classe, categoria, grado
validity: valido, validità, vigente, scadere
remaining: resto, restante, rimanente, saldo
part: parte, quota, porzione
whole: totale, intero, complessivo
order: ordine, ordinativo
loss: perdita, perdere, furto
money: denaro, soldi, fondi
company_seat: sede, filiale, domicilio
`;
