/** German names of everyday actions, qualities and things that questions about tenders ask of. */
export const germanEveryday = `
choose: auswählen, wählen, Auswahl, aussuchen
give: geben, übergeben, bereitstellen, aushändigen, zur Verfügung stellen
prepare: vorbereiten, mitbringen, bereithalten, erstellen
send: senden, schicken, übermitteln, übersenden, zusenden
receive: erhalten, bekommen, empfangen
take_part: teilnehmen, Teilnahme, mitmachen, sich beteiligen
increase: erhöhen, Erhöhung, aufstocken, zusätzlich
decrease: verringern, reduzieren, kürzen, senken, Kürzung
store: speichern, aufbewahren, lagern, Lagerung, Aufbewahrung
use: nutzen, Nutzung, verwenden, Verwendung, einsetzen, Einsatz
buy: kaufen, Kauf, beschaffen, Beschaffung, Erwerb
rent: mieten, Miete, Leasing, pachten
build: bauen, Bau, Errichtung, Bauarbeiten
measure: messen, Messung, Aufmaß, Vermessung
clean: reinigen, Reinigung, säubern
guard: bewachen, Bewachung, Wachdienst, Überwachung
unload: entladen, Entladung, abladen, Verladung
move: übertragen, verlegen, umziehen, Übernahme, Migration
connect: anschließen, Anschluss, verbinden, Schnittstelle
operate: betreiben, Betrieb, bedienen
stop: anhalten, Stillstand, abschalten, einstellen
answer: antworten, Antwort, beantworten, Beantwortung
inform: informieren, mitteilen, benachrichtigen, Mitteilung
advance_notice: Vorankündigung, im Voraus, vorher, Vorlauf
decide: entscheiden, Entscheidung
dispose: entsorgen, Entsorgung, Abfall, Recycling
protect: schützen, Schutz
print: drucken, gedruckt, Papierform, Ausdruck
publish: veröffentlichen, Veröffentlichung, bekanntgeben
travel: reisen, Reise, Reisekosten, Anfahrt, Unterkunft
free_of_charge: kostenlos, unentgeltlich, kostenfrei, gratis, ohne Aufpreis
separately: getrennt, gesondert, separat, einzeln
new: neu, fabrikneu, ungebraucht
used: gebraucht, Gebrauchtgerät
size: Größe, Abmessung, Abmessungen, Maße, groß
weight_mass: Gewicht, schwer, Masse, Kilogramm
length: Länge, lang, Kilometer, Meter
width: Breite, breit, Dicke, Stärke
height: Höhe, hoch, Tiefe
temperature: Temperatur, Wärme, Kälte, Hitze
pressure: Druck
power: Leistung, Kilowatt, Kapazität
voltage: Spannung, Volt
current_electric: Strom, Ampere, Kurzschluss
electricity: Elektrizität, elektrisch, Strom, Energie
cable: Kabel, Leitung, Verkabelung
pipe: Rohr, Leitung, Rohrleitung
machine: Maschine, Gerät, Anlage, Ausrüstung, Ausstattung
tool: Werkzeug, Instrument
piece: Stück, Teil, Teile, Einheit
vehicle: Fahrzeug, Auto, Lkw, Fuhrpark
building: Gebäude, Raum, Räume, Halle, Räumlichkeiten
roof: Dach, Wand, Decke, Boden
road: Straße, Weg
land: Grundstück, Boden, Gelände
water: Wasser
fuel: Kraftstoff, Öl, Gas
air: Luft, Lüftung, Klimaanlage
fire: Brand, Feuer, Brandschutz
lighting: Licht, Beleuchtung, Lampe
computer: Computer, Rechner, PC, Laptop, Arbeitsplatz
software: Software, Programm, Anwendung
website: Website, Webseite, Internetseite, Webauftritt, Webangebot
server: Server, Hosting, Cloud, Rechenzentrum
data: Daten, Datenbank, Datensatz, Datensätze, Eintrag
user: Nutzer, Benutzer, Anwender
access: Zugang, Zugriff, Anmeldung, Passwort
backup: Datensicherung, Backup, Wiederherstellung
screen: Bildschirm, Anzeige, Monitor
network: Netzwerk, Netz, Internet, Bandbreite
municipality: Gemeinde, Stadt, Kommune, Rathaus
region: Region, Bezirk, Land, Provinz, Bundesland
hospital: Krankenhaus, Klinik, medizinisch, Patient, Gesundheit
warehouse: Lager, Depot
shift: Schicht, Nacht, rund um die Uhr
weekend: Wochenende, Feiertag, Samstag, Sonntag
protective_equipment: Schutzausrüstung, Helm, Handschuhe, Sicherheitsschuhe, Arbeitskleidung
papers: Unterlagen, Papiere, Dokumente, Nachweise
photo: Foto, Bild, Abbildung, Abbildungen
material: Material, Werkstoff, Stoff
metal: Stahl, Metall, Eisen, Kupfer
colour: Farbe, Anstrich
how_often: Häufigkeit, mal, jedes Mal, Turnus
same: gleich, identisch, derselbe
difference: unterschiedlich, Unterschied, abweichend
allowed: erlaubt, zulässig, gestattet, dürfen
forbidden: verboten, unzulässig, untersagt, nicht zulässig
mandatory: verpflichtend, zwingend, erforderlich, notwendig, Pflicht
supervisor: Leiter, Vorgesetzter, Leitung, Bauleiter, Aufsicht
technician: Techniker, Ingenieur, Fachkraft, Experte
competitor: Konkurrent, Mitbewerber, Wettbewerber
agent: Händler, Vertreter, Vertrieb, Wiederverkäufer
emergency: Notfall, dringend, Eilbedürftigkeit
problem: Problem, Schwierigkeit, Mangel, Schwäche
advice: Beratung, Hilfe, Unterstützung
design: Entwurf, Planung, Gestaltung, Konzept
study: Untersuchung, Studie, Analyse, Forschung
result: Ergebnis, Resultat
risk: Risiko, Gefahr, Gefährdung
model_type: Typ, Modell, Art, Version, Ausführung
level: Stufe, Klasse, Niveau, Kategorie
validity: gültig, Gültigkeit, ablaufen, in Kraft
remaining: Rest, übrig, verbleibend, restlich
part: Teil, Anteil, Abschnitt
whole: ganz, gesamt, insgesamt, vollständig
order: Bestellung, Auftrag, Abruf
loss: Verlust, verlieren, Diebstahl
money: Geld, Mittel, Geldbetrag
company_seat: Niederlassung, Sitz, Firmensitz, Filiale
`;
