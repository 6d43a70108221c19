/** A tender in German, with two dates for the end of the questions (2.2 and 8.2) and two periods until payment (5.2 and 8.1). */
export const germanTender = `# Vergabe: Wartung der Aufzüge des Klinikums Lindental

## 1 Leistungsgegenstand

### 1.1 Leistungsumfang

Gegenstand des Auftrags ist die Wartung und Instandsetzung von 23 Aufzügen in vier Gebäuden. Der Leistungsumfang umfasst auch die
Notrufaufschaltung. Modernisierungen sind nicht enthalten.

### 1.2 Vertragslaufzeit

Die Vertragslaufzeit beträgt vier Jahre ab dem 1. Juli 2027. Der Auftraggeber kann sie zweimal um ein Jahr verlängern.

## 2 Verfahren

### 2.1 Angebotsabgabe

Angebote sind elektronisch über die Vergabeplattform einzureichen. Die Angebotsfrist endet am 12. März 2027 um 11:00 Uhr. Der Bieter ist bis zum
30. Mai 2027 an sein Angebot gebunden.

### 2.2 Bieterfragen

Bieterfragen sind bis zum 26. Februar 2027 über die Vergabeplattform zu stellen. Eine Ortsbesichtigung findet am 17. Februar 2027 statt.

### 2.3 Zuschlagskriterien

Der Preis wird mit 60% gewichtet, die Qualität mit 40%. Angebote mit weniger als 50 Punkten für die Qualität werden ausgeschlossen.

## 3 Eignung

Der Bieter muss einen Jahresumsatz von mindestens 2 Mio. Euro in jedem der letzten drei Jahre nachweisen. Der Bieter hat drei Referenzen aus den
letzten fünf Jahren vorzulegen. Der Bieter muss nach ISO 9001 zertifiziert sein.

## 4 Anforderungen

### 4.1 Wartung

Jeder Aufzug ist mindestens viermal im Jahr zu warten. Ersatzteile müssen dem Original gleichwertig sein; Rollen der Firma Belvar oder
gleichwertige sind zugelassen.

### 4.2 Störungen

Bei Personeneinschluss muss der Auftragnehmer innerhalb von 30 Minuten vor Ort sein. Bei anderen Störungen muss der Auftragnehmer innerhalb von
vier Stunden vor Ort sein. Die Erreichbarkeit der Notrufzentrale wird noch festgelegt.

### 4.3 Verfügbarkeit

Die Verfügbarkeit jedes Aufzugs beträgt mindestens 98,5% im Jahr.

## 5 Vergütung

### 5.1 Preise

Die Preise sind Festpreise für zwei Jahre. Die Umsatzsteuer wird gesondert ausgewiesen.

### 5.2 Zahlung

Rechnungen werden innerhalb von 30 Tagen nach Eingang der prüffähigen Rechnung gezahlt. Skonto wird nicht gewährt.

## 6 Vertragsstrafe

Überschreitet der Auftragnehmer die Frist nach 4.2, zahlt er eine Vertragsstrafe von 150 Euro je angefangene Stunde, höchstens jedoch 5% der
Jahresvergütung.

## 7 Haftung und Gewährleistung

### 7.1 Versicherung

Der Auftragnehmer hat eine Betriebshaftpflichtversicherung über mindestens 5 Mio. Euro je Schadensfall nachzuweisen.

### 7.2 Gewährleistung

Die Gewährleistungsfrist für eingebaute Teile beträgt 24 Monate ab Abnahme.

### 7.3 Kündigung

Der Vertrag kann von jeder Seite mit einer Frist von sechs Monaten gekündigt werden. Das Recht zur außerordentlichen Kündigung bleibt unberührt.

## 8 Besondere Bedingungen

### 8.1 Rechnungsstellung

Rechnungen werden innerhalb von 14 Tagen nach Eingang der prüffähigen Rechnung gezahlt. Sie sind monatlich zu stellen.

### 8.2 Auskünfte

Bieterfragen, die nach dem 19. Februar 2027 über die Vergabeplattform gestellt werden, bleiben unbeantwortet.

### 8.3 Datenschutz

Der Auftragnehmer muss personenbezogene Daten vertraulich behandeln. Der Gerichtsstand ist Lindental.
`;
