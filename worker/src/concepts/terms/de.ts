/** German names of the terms of tenders and contracts, with Austrian and Swiss usage. */
export const germanTerms = `
bidder: Bieter, Bewerber, Anbieter, Offertsteller
contractor: Auftragnehmer, Lieferant, Dienstleister, Unternehmer, Auftragnehmerin
buyer: Auftraggeber, öffentlicher Auftraggeber, Vergabestelle, Besteller, Auftraggeberin
contract: Vertrag, Auftrag, Vereinbarung
bid: Angebot, Offerte, Gebot
tender_procedure: Ausschreibung, Vergabeverfahren, Aufforderung zur Angebotsabgabe, Vergabe, Submission, Beschaffung
tender_documents: Vergabeunterlagen, Ausschreibungsunterlagen, Angebotsunterlagen
notice: Bekanntmachung, Auftragsbekanntmachung, Veröffentlichung
lot: Los, Lose, Teillos, Fachlos, Losaufteilung, Losvergabe, losweise, losweise Vergabe
annex: Anlage, Anhang, Beilage, Anlagen
award: Zuschlag, Zuschlagserteilung, Auftragserteilung, Zuschlag erteilt
addendum: Nachtrag, Berichtigung, Änderung der Vergabeunterlagen
eligibility: Eignung, geeignet, Eignungskriterien, zugelassen
exclusion: Ausschluss, ausgeschlossen, Ausschlussgründe
rejection: Ausschluss, ausgeschlossen, nicht berücksichtigt, Ablehnung
invoice: Rechnung, Rechnungsstellung, Faktura
delivery: Lieferung, liefern, Anlieferung
acceptance: Abnahme, Abnahmeprotokoll, Übergabe, Annahme
penalty: Vertragsstrafe, Strafe, Pönale
delay: Verzug, Verzögerung, verspätet
subcontractor: Unterauftragnehmer, Nachunternehmer, Subunternehmer
consortium_member: Mitglied der Bietergemeinschaft, bevollmächtigter Vertreter, Partner
power_of_attorney: Vollmacht, Bevollmächtigung
representative: Vertreter, gesetzlicher Vertreter, Bevollmächtigter
declaration: Erklärung, Eigenerklärung, Erklärungen
certificate: Bescheinigung, Nachweis, Zertifikat, Zeugnis
tax: Steuer, Steuern, Abgaben
vat: Umsatzsteuer, Mehrwertsteuer, MwSt, USt
price: Preis, Preise, Angebotspreis
unit_price: Einheitspreis, Einzelpreis, Stückpreis, Stundensatz
total_price: Gesamtpreis, Gesamtbetrag, Angebotssumme, Gesamtsumme
lump_sum: Pauschale, Festpreis, Pauschalpreis
price_schedule: Preisblatt, Preisverzeichnis, Preisliste, Kalkulation
quantity: Menge, Mengen, Stückzahl
bill_of_quantities: Leistungsverzeichnis, Mengenverzeichnis
technical_specification: Leistungsbeschreibung, technische Spezifikation, Pflichtenheft, Lastenheft
requirement: Anforderung, Anforderungen, Vorgabe
minimum_requirement: Mindestanforderung, Mindestanforderungen, Ausschlusskriterium
deadline: Frist, Termin, spätestens
closing: Ablauf, Schluss, Ende der Frist
opening: Öffnung, Eröffnung
evaluation: Wertung, Bewertung, Angebotswertung, gewertet, Prüfung der Angebote
criterion: Kriterium, Kriterien, Zuschlagskriterium, Zuschlagskriterien, Wertungskriterien
weighting: Gewichtung, gewichtet
score: Punkt, Punkte, Punktzahl, Bewertungspunkte
ranking: Rang, Rangfolge, Reihenfolge
winner: erfolgreicher Bieter, Zuschlagsempfänger, Bestbieter
tie: Punktegleichstand, gleiche Punktzahl, Losentscheid
lowest_price: niedrigster Preis, günstigstes Angebot, niedrigster Angebotspreis
abnormally_low: ungewöhnlich niedrig, ungewöhnlich niedrige Angebote, unangemessen niedrig
site_visit: Besichtigung, Ortsbesichtigung, Ortstermin
clarification: Bieterfrage, Aufklärung, Rückfrage, Frage
negotiation: Verhandlung, verhandeln, Verhandlungsgespräch
standstill: Stillhaltefrist, Wartefrist
appeal: Rüge, Nachprüfungsverfahren, Beschwerde, Einspruch, Nachprüfungsantrag
withdrawal: Rücknahme, zurückziehen, Rückzug
modification: Änderung, ändern, Änderungen
extension: Verlängerung, verlängern, verlängert
renewal: Erneuerung, Verlängerung
option: Option, optional, Wahlposition
variant: Nebenangebot, Nebenangebote, Variante, Alternativangebot
deviation: Abweichung, abweichen
arbitration: Schiedsverfahren, Schiedsgericht
dispute: Streitigkeit, Streit, Meinungsverschiedenheit
court: Gericht, Gerichtsstand
law: Gesetz, Recht, Rechtsvorschrift
regulation: Vorschrift, Bestimmung, Verordnung, Regelung
termination: Kündigung, kündigen, Vertragsbeendigung, Rücktritt
cancellation: Aufhebung, Stornierung, Widerruf
suspension: Unterbrechung, Aussetzung
force_majeure: höhere Gewalt
confidentiality: Vertraulichkeit, vertraulich, Geheimhaltung, Verschwiegenheit
data_protection: Datenschutz, personenbezogene Daten, DSGVO
intellectual_property: Urheberrecht, Nutzungsrechte, geistiges Eigentum
ownership: Eigentum, Eigentumsübergang
liability: Haftung, haftet, haften
damage: Schaden, Schäden
compensation: Schadensersatz, Entschädigung, Erstattung, Ersatz
breach: Verstoß, Verletzung, Nichterfüllung, Pflichtverletzung
guarantee: Bürgschaft, Garantie, Bankgarantie
deposit: Kaution, Sicherheit, Sicherheitsleistung
retention: Einbehalt, Sicherheitseinbehalt, einbehalten
insurance_policy: Versicherungspolice, Versicherungsschutz, versichert
payment: Zahlung, zahlen, Bezahlung, Vergütung
instalment: Rate, Abschlagszahlung, Teilzahlung
interest: Zinsen, Verzugszinsen
discount: Rabatt, Nachlass, Skonto, Preisnachlass
bank: Bank, Bankverbindung, Konto
price_adjustment: Preisanpassung, Preisgleitklausel, Preiserhöhung, Indexierung
budget: Budget, Haushaltsmittel, Mittel
cost: Kosten, Aufwendungen
fee: Gebühr, Entgelt, Honorar
amount: Betrag, Summe, Geld
value: Wert, Auftragswert
percentage: Prozent, Prozentsatz, Anteil
minimum: Minimum, mindestens, Mindest
maximum: Maximum, höchstens, maximal, Obergrenze
signature: Unterschrift, unterschreiben, unterzeichnet
electronic_signature: elektronische Signatur, qualifizierte elektronische Signatur, Textform
stamp: Stempel, Siegel
envelope: Umschlag, verschlossener Umschlag
copy: Kopie, Kopien, Ausfertigung
original: Original, Originale
translation: Übersetzung, übersetzt
form: Formular, Formblatt, Vordruck, Muster
submission: Abgabe, Einreichung, einreichen, abgeben
electronic: elektronisch, online, digital
platform: Plattform, Vergabeplattform, Vergabeportal
email: E-Mail, Mail
phone: Telefon, telefonisch, Telefonnummer
address: Adresse, Anschrift
post: Post, postalisch, Kurier
contact_person: Ansprechpartner, Kontaktperson, Kontaktstelle
authority: Behörde, Verwaltung, Amt
department: Abteilung, Referat, Dienststelle
committee: Kommission, Bewertungskommission, Gremium, Jury
date: Datum, Tag
time: Uhrzeit, Zeit, Uhr
working_day: Werktag, Arbeitstag, Werktage, Arbeitstage
calendar_day: Kalendertag, Kalendertage
hour: Stunde, Stunden
minute: Minute, Minuten
week: Woche, Wochen
month: Monat, Monate
year: Jahr, Jahre, jährlich
duration: Dauer, Laufzeit, Zeitraum
start: Beginn, Start, Vertragsbeginn
end: Ende, Abschluss, Fertigstellung
schedule: Zeitplan, Terminplan, Ablaufplan
milestone: Meilenstein, Phase, Projektphase
work: Arbeiten, Arbeit, Bauleistungen
service: Dienstleistung, Leistung, Leistungen
goods: Waren, Güter, Produkte, Lieferleistungen
item: Position, Artikel, Gegenstand
framework_agreement: Rahmenvereinbarung, Rahmenvertrag
open_procedure: offenes Verfahren, öffentliche Ausschreibung
restricted_procedure: nicht offenes Verfahren, beschränkte Ausschreibung, Teilnahmewettbewerb
direct_award: Direktvergabe, freihändige Vergabe, Verhandlungsvergabe
quality: Qualität, Qualitätssicherung
standard: Norm, Standard, DIN
inspection: Prüfung, Kontrolle, Inspektion, Überprüfung
test: Test, Erprobung, Testphase
defect: Mangel, Mängel, Fehler, Störung
repair: Reparatur, Instandsetzung, Mängelbeseitigung, Nachbesserung
replacement: Ersatz, Austausch, ersetzen
spare_part: Ersatzteil, Ersatzteile
maintenance: Wartung, Instandhaltung, Pflege
support: Support, Unterstützung, Betreuung
response_time: Reaktionszeit, Antwortzeit
availability: Verfügbarkeit, Erreichbarkeit
service_level: Servicelevel, Service Level Agreement, SLA
installation: Installation, Montage, Einbau, Aufstellung
commissioning: Inbetriebnahme, Go-Live, Livegang
training: Schulung, Einweisung, Schulungen
manual: Handbuch, Bedienungsanleitung, Dokumentation
packaging: Verpackung, verpackt
transport: Transport, Versand, Fracht
customs: Zoll, Einfuhr, Import
origin: Herkunft, Ursprung, Ursprungsland
manufacturer: Hersteller, Produzent
brand: Marke, Fabrikat
equivalent: gleichwertig, vergleichbar, Gleichwertigkeit
sample: Muster, Probe, Bemusterung
catalogue: Katalog, Prospekt, Datenblatt
drawing: Zeichnung, Plan, Pläne
experience: Erfahrung, Erfahrungen, Berufserfahrung
reference: Referenz, Referenzen, Referenzprojekt
personnel: Personal, Mitarbeiter, Beschäftigte
key_personnel: Projektleiter, Projektleitung, Schlüsselpersonal, Projektteam
qualification: Qualifikation, qualifiziert, Befähigung
diploma: Abschluss, Studium, Ausbildung
cv: Lebenslauf, Lebensläufe
licence: Lizenz, Genehmigung, Erlaubnis, Zulassung
registration: Registrierung, Eintragung, Handelsregister
company: Unternehmen, Firma, Betrieb
manufacturer_authorisation: Händler, Vertragshändler, autorisierter Händler
turnover: Umsatz, Jahresumsatz
balance_sheet: Bilanz, Jahresabschluss
insolvency: Insolvenz, Insolvenzverfahren, Liquidation
criminal_record: Straftat, rechtskräftig verurteilt, Gewerbezentralregister, Führungszeugnis
tax_debt: Steuerrückstände, Unbedenklichkeitsbescheinigung, Steuern und Abgaben
social_security: Sozialversicherung, Sozialversicherungsbeiträge
corruption: Korruption, Bestechung, Betrug, Antikorruption
conflict_of_interest: Interessenkonflikt, Interessenskonflikt
environment: Umwelt, Umweltschutz, ökologisch
sustainability: Nachhaltigkeit, nachhaltig
safety: Sicherheit, Arbeitssicherheit, Arbeitsschutz
accident: Unfall, Verletzung, Arbeitsunfall
wage: Lohn, Entgelt, Gehalt, Mindestlohn, Mindestentgelt, Stundenlohn, Stundenentgelt, Mindeststundenlohn, Mindeststundenentgelt
collective_agreement: Tarifvertrag, Mindestlohn, Tariftreue
takeover_of_staff: Betriebsübergang, Personalübernahme
report: Bericht, Berichte
meeting: Besprechung, Sitzung, Treffen
minutes: Protokoll, Niederschrift
approval: Genehmigung, Zustimmung, Freigabe
obligation: Pflicht, Verpflichtung, verpflichtet
responsible: verantwortlich, zuständig, Verantwortung
priority: Rangfolge, Vorrang, vorrangig
contradiction: Widerspruch, Unstimmigkeit, Widersprüche
calculation_error: Rechenfehler, rechnerisch, rechnerische Prüfung
general_terms: Allgemeine Geschäftsbedingungen, AGB, Geschäftsbedingungen
missing_documents: fehlende Unterlagen, nachfordern, Nachforderung, nachreichen
page_limit: Seitenzahl, Seiten, Umfang
clause: Klausel, Absatz, Ziffer, Abschnitt
table: Tabelle, Liste, Verzeichnis
small_business: kleine und mittlere Unternehmen, KMU, Kleinunternehmen
preference: Bevorzugung, bevorzugt
local: lokal, örtlich, inländisch
foreign: ausländisch, Ausland, international
place_of_performance: Ausführungsort, Leistungsort, Standort, Ort der Leistung
reason: Grund, Gründe, Begründung
purpose: Zweck, Ziel, Zielsetzung
scope: Gegenstand, Auftragsgegenstand, Leistungsumfang
`;
