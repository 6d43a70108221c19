/** German names of the bid facts, with Austrian and Swiss usage. */
export const germanFacts = `
submission_deadline: Angebotsfrist, Abgabefrist, Einreichungsfrist, Schlusstermin, Schlusstermin für den Eingang der Angebote, Ablauf der Angebotsfrist, Ende der Angebotsfrist, Angebotsabgabe bis, Frist für die Einreichung der Angebote, Frist zur Angebotsabgabe, Abgabetermin, Einreichungstermin, Eingabefrist, Eingabetermin, Teilnahmefrist, Bewerbungsfrist, Submissionstermin, Eröffnungstermin
submission_method: Form der Angebote, Angebotsabgabe, Einreichung der Angebote, Abgabe der Angebote, Art der Einreichung, Einreichungsform, elektronische Angebotsabgabe, elektronisch in Textform, über die Vergabeplattform, Vergabeportal, verschlossener Umschlag, Anschrift für die Einreichung, einzureichen bei, Eingabestelle
clarification_deadline: Bieterfragen, Frist für Bieterfragen, Fragen der Bieter, Rückfragen bis, Frist für Rückfragen, Fragefrist, Auskünfte über die Vergabeunterlagen, Anfragen bis, Fragenbeantwortung, Frageforum, Bewerberfragen
pre_bid_meeting: Ortsbesichtigung, Vor-Ort-Termin, Besichtigungstermin, Ortstermin, Bieterkonferenz, Informationsveranstaltung, Objektbesichtigung, Begehung, Vorbesprechung
bid_opening: Angebotsöffnung, Öffnung der Angebote, Eröffnungstermin, Öffnungstermin, Submission, Submissionstermin, Angebotseröffnung, Offertöffnung, Öffnung der Offerten
bid_validity: Bindefrist, Zuschlagsfrist, Zuschlags- und Bindefrist, Gültigkeit des Angebots, Angebotsgültigkeit, Bindung an das Angebot, an das Angebot gebunden, Gültigkeitsdauer, Gültigkeit der Offerte, Bindefrist des Angebots
bid_security: Bietungsbürgschaft, Bietungsgarantie, Angebotsgarantie, Vadium, Bietsicherheit, Sicherheit für das Angebot, Angebotsbürgschaft, Bietergarantie
performance_security: Vertragserfüllungsbürgschaft, Vertragserfüllungssicherheit, Sicherheitsleistung, Sicherheit für die Vertragserfüllung, Erfüllungsgarantie, Erfüllungsbürgschaft, Kaution, Leistungsgarantie, geforderte Sicherheiten
tender_fee: Kosten der Vergabeunterlagen, Entgelt für die Unterlagen, Kosten für die Ausschreibungsunterlagen, Schutzgebühr, Unkostenbeitrag, Gebühr für die Unterlagen, Teilnahmegebühr
estimated_value: geschätzter Auftragswert, Auftragswert, geschätzter Gesamtwert, geschätzter Wert, Auftragsvolumen, Kostenschätzung, Budget, Kostenrahmen, verfügbare Mittel, Höchstwert, Obergrenze, Budgetrahmen, Gesamtvolumen, Budgetobergrenze
contract_period: Vertragslaufzeit, Laufzeit des Vertrags, Vertragsdauer, Ausführungsfrist, Ausführungsfristen, Lieferfrist, Lieferzeit, Leistungszeitraum, Leistungszeit, Ausführungszeitraum, Laufzeit, Bauzeit, Fertigstellung, Fertigstellungstermin, Vertragsbeginn, Projektlaufzeit, Beginn und Ende der Ausführung, Zeitplan, Verlängerungsoption
delay_damages: Vertragsstrafe, Vertragsstrafen, Verzugsstrafe, Konventionalstrafe, Pönale, pauschalierter Schadenersatz, Verzugsschaden, Verzug, Überschreitung der Ausführungsfrist, Überschreitung der Vertragsfristen
payment_terms: Zahlungsbedingungen, Zahlungsziel, Zahlung, Zahlungsfrist, Zahlungsplan, Zahlungsmodalitäten, Rechnungsstellung, Abschlagszahlungen, Abschlagszahlung, Schlusszahlung, Vergütung, Rechnungslegung, Fälligkeit, zahlbar innerhalb, Skonto
advance_payment: Vorauszahlung, Vorauszahlungen, Anzahlung, Vorauskasse, Vorschuss, Akontozahlung
warranty: Gewährleistung, Gewährleistungsfrist, Mängelansprüche, Verjährungsfrist für Mängelansprüche, Garantie, Garantiezeit, Garantiefrist, Sachmängelhaftung, Mängelhaftung, Rügefrist
minimum_turnover: Mindestumsatz, Jahresumsatz, Mindestjahresumsatz, Umsatz, Gesamtumsatz, Umsatz der letzten drei Geschäftsjahre, durchschnittlicher Jahresumsatz, wirtschaftliche und finanzielle Leistungsfähigkeit
similar_experience: Referenzen, Referenzprojekte, vergleichbare Leistungen, vergleichbare Referenzen, Referenzliste, Erfahrung mit vergleichbaren Aufträgen, vergleichbare Projekte, Referenznachweis, technische und berufliche Leistungsfähigkeit, Referenzaufträge
joint_venture: Bietergemeinschaft, Bietergemeinschaften, Arbeitsgemeinschaft, ARGE, Bewerbergemeinschaft, Konsortium, Bietergemeinschaftserklärung
subcontracting: Nachunternehmer, Unterauftragnehmer, Unteraufträge, Subunternehmer, Untervergabe, Nachunternehmereinsatz, Unterauftrag, Subunternehmen, Weitergabe von Leistungen, Subauftragnehmer
bid_language: Sprache, Angebotssprache, Verfahrenssprache, Sprache der Angebote, in deutscher Sprache, Sprachen für die Einreichung, Sprache des Verfahrens
currency: Währung, Angebotswährung, in Euro, Preise in Euro, Währungsangabe, in Schweizer Franken
evaluation_method: Zuschlagskriterien, Zuschlagskriterium, Wertung der Angebote, Angebotswertung, Bewertung der Angebote, wirtschaftlichstes Angebot, niedrigster Preis, Bestbieterprinzip, Bestbieter, Billigstbieter, Wertungskriterien, Bewertungsmatrix, Zuschlag, Gewichtung, Bewertungskriterien, Bestangebotsprinzip
governing_law: anwendbares Recht, Gerichtsstand, deutsches Recht, Recht der Bundesrepublik Deutschland, Rechtswahl, Streitigkeiten, Schiedsgericht, Schiedsverfahren, österreichisches Recht, schweizerisches Recht, Beilegung von Streitigkeiten
contact: Kontakt, Kontaktstelle, Ansprechpartner, Ansprechperson, Kontaktperson, Vergabestelle, Auskünfte erteilt, Kontaktdaten, zuständige Stelle, Rückfragen an, E-Mail, Telefon
insurance: Versicherung, Haftpflichtversicherung, Betriebshaftpflichtversicherung, Berufshaftpflichtversicherung, Versicherungsschutz, Deckungssumme, Versicherungsnachweis, Versicherungssumme, Bauleistungsversicherung
`;
