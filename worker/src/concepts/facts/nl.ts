/** Dutch names of the bid facts: the Netherlands and Flanders. */
export const dutchFacts = `
submission_deadline: uiterste inschrijvingsdatum, sluitingsdatum, inschrijvingstermijn, uiterste datum van indiening, uiterste datum indiening inschrijving, uiterste datum en tijdstip, sluitingstermijn, sluitingsdatum inschrijving, inleverdatum, uiterste inleverdatum, deadline voor inschrijving, uiterste termijn voor indiening, uiterste termijn voor ontvangst van inschrijvingen, indieningsdatum, indiening van de offertes uiterlijk, sluiting inschrijving
submission_method: wijze van indienen, indienen van de inschrijving, indiening van de inschrijving, wijze van inschrijven, indieningswijze, digitaal indienen, via TenderNed, elektronisch indienen, aanbestedingsplatform, gesloten envelop, indiening van de offertes, wijze van inschrijving, elektronische indiening, het indienen van inschrijvingen
clarification_deadline: nota van inlichtingen, stellen van vragen, vragen stellen, uiterste datum voor het stellen van vragen, termijn voor vragen, inlichtingen, vragenronde, indienen van vragen, vragen over de aanbesteding, inlichtingenronde
pre_bid_meeting: schouw, bezichtiging, plaatsbezoek, inlichtingenbijeenkomst, locatiebezoek, informatiebijeenkomst, rondleiding, aanwijzing ter plaatse, informatiesessie
bid_opening: opening van de inschrijvingen, opening van de offertes, opening inschrijvingen, openingsdatum, openen van de kluis, openen van de digitale kluis, proces-verbaal van opening, openingszitting
bid_validity: gestanddoeningstermijn, gestanddoening, geldigheidsduur van de offerte, geldigheidsduur, verbintenistermijn, geldigheid van de inschrijving, gestand doen, geldigheidsduur van de inschrijving, aanbod onherroepelijk
bid_security: inschrijvingsgarantie, biedingsgarantie, bid bond, offertegarantie, bankgarantie bij inschrijving, waarborgsom bij inschrijving
performance_security: uitvoeringsgarantie, borgtocht, borgstelling, prestatiegarantie, zekerheidstelling, bankgarantie, waarborgsom, zekerheid voor de nakoming, garantie voor goede uitvoering
tender_fee: kosten van de aanbestedingsdocumenten, vergoeding voor de stukken, kosten van deelname, kosten bestek, prijs van het bestek, inschrijfgeld, inschrijfkosten
estimated_value: geraamde waarde, geraamde waarde van de opdracht, opdrachtwaarde, raming, budget, maximale waarde, plafondbedrag, geschatte waarde, geraamde opdrachtwaarde, totale waarde, beschikbare budget, maximumbedrag, geraamd bedrag, contractwaarde
contract_period: looptijd, looptijd van de overeenkomst, duur van de overeenkomst, contractduur, contractperiode, looptijd van het contract, uitvoeringstermijn, levertijd, leveringstermijn, duur van de opdracht, opleverdatum, verlenging, optie tot verlenging, ingangsdatum, contractlooptijd, looptijd raamovereenkomst, oplevering
delay_damages: boete, boetes, boetebeding, korting wegens te late oplevering, vertragingsboete, contractuele boete, vertragingsschade, boete bij te late levering, boetes wegens laattijdige uitvoering, gefixeerde schadevergoeding, malus, straffen
payment_terms: betalingsvoorwaarden, betaling, betalingstermijn, betalingsconditie, facturering, facturatie, betaling van facturen, facturatie en betaling, betalingsregeling, factuur, termijnbetaling
advance_payment: voorschot, voorschotten, vooruitbetaling, aanbetaling, betaling vooraf, bevoorschotting
warranty: garantie, garantietermijn, garantieperiode, onderhoudstermijn, garantieverplichting, garantiebepalingen, waarborgtermijn, waarborg, gebreken
minimum_turnover: omzet, jaaromzet, minimale omzet, omzeteis, gemiddelde jaaromzet, financiële en economische draagkracht, economische en financiële draagkracht, totale omzet, minimale jaaromzet
similar_experience: referenties, referentie, kerncompetenties, kerncompetentie, referentieopdrachten, vergelijkbare opdrachten, technische bekwaamheid, ervaring, technische en beroepsbekwaamheid, soortgelijke opdrachten, referentieprojecten, referentie-eisen, beroepsbekwaamheid
joint_venture: combinatie, samenwerkingsverband, combinant, combinanten, samenwerkingsverband van ondernemers, combinaties, combinatievorming, inschrijven als combinatie, consortium
subcontracting: onderaanneming, onderaannemer, onderaannemers, onderaannemen, inzet van derden, inschakelen van onderaannemers, beroep op derden, uitbesteding
bid_language: taal, Nederlandse taal, in de Nederlandse taal, taal van de inschrijving, voertaal, in het Nederlands, taal van de offerte, taalgebruik
currency: valuta, in euro, in euro's, munteenheid, prijzen in euro, muntsoort, bedragen in euro
evaluation_method: gunningscriteria, gunningscriterium, economisch meest voordelige inschrijving, EMVI, laagste prijs, beste prijs-kwaliteitverhouding, BPKV, beoordeling van de inschrijvingen, beoordelingsmethodiek, gunningsmethodiek, beoordelingscriteria, weging, gunning, beoordelingssystematiek
governing_law: toepasselijk recht, Nederlands recht, bevoegde rechter, geschillen, geschillenregeling, geschillenbeslechting, Belgisch recht, rechtbank, toepasselijk recht en geschillen, arbitrage, rechtskeuze
contact: contact, contactpersoon, contactgegevens, contactpunt, aanspreekpunt, e-mailadres, telefoonnummer, contactpersoon aanbestedende dienst, inkoper, nadere inlichtingen
insurance: verzekering, verzekeringen, beroepsaansprakelijkheidsverzekering, bedrijfsaansprakelijkheidsverzekering, aansprakelijkheidsverzekering, polis, verzekeringsplicht, CAR-verzekering, verzekerd bedrag, dekking
delivery_place: leveringsadres, plaats van levering, afleveradres, plaats van uitvoering, leveradres, leveringsplaats, plaats van dienstverlening, uitvoeringslocatie
`;
