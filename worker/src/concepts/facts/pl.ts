/** Polish names of the bid facts. */
export const polishFacts = `
submission_deadline: termin składania ofert, termin złożenia oferty, miejsce i termin składania ofert, termin składania, sposób oraz termin składania ofert, ostateczny termin składania ofert, ofertę należy złożyć do dnia, oferty należy składać do, termin składania wniosków, upływ terminu składania ofert
submission_method: sposób składania ofert, miejsce składania ofert, składanie ofert, złożenie oferty, ofertę należy złożyć, ofertę składa się, za pośrednictwem platformy, platforma zakupowa, w postaci elektronicznej, forma elektroniczna, środki komunikacji elektronicznej, zamknięta koperta, opis sposobu przygotowania ofert, sposób złożenia oferty
clarification_deadline: wyjaśnienie treści SWZ, wyjaśnienia treści SIWZ, pytania do SWZ, wnioski o wyjaśnienie, wniosek o wyjaśnienie treści, zapytania wykonawców, pytania wykonawców, termin zadawania pytań, termin składania pytań, udzielanie wyjaśnień, wyjaśnienia
pre_bid_meeting: wizja lokalna, zebranie wykonawców, wizja w terenie, spotkanie informacyjne, zebranie informacyjne, oględziny, przeprowadzenie wizji lokalnej
bid_opening: otwarcie ofert, termin otwarcia ofert, termin otwarcia, sesja otwarcia ofert, oferty zostaną otwarte, miejsce otwarcia ofert
bid_validity: termin związania ofertą, związanie ofertą, okres związania ofertą, ważność oferty, termin ważności oferty, wykonawca jest związany ofertą, okres ważności oferty
bid_security: wadium, wymagania dotyczące wadium, wniesienie wadium, kwota wadium, wysokość wadium
performance_security: zabezpieczenie należytego wykonania umowy, należyte wykonanie umowy, zabezpieczenie należytego wykonania, zabezpieczenie umowy, gwarancja należytego wykonania, wniesienie zabezpieczenia
tender_fee: cena specyfikacji, koszt specyfikacji, opłata za dokumentację, opłata za specyfikację, koszt dokumentacji przetargowej, opłata za udział, koszt uzyskania SWZ
estimated_value: szacunkowa wartość zamówienia, wartość zamówienia, wartość szacunkowa, szacowana wartość, kwota przeznaczona na sfinansowanie zamówienia, kwota przeznaczona na realizację, budżet, maksymalna wartość umowy, wartość umowy, łączna wartość, środki przeznaczone na zamówienie
contract_period: termin wykonania zamówienia, termin realizacji zamówienia, termin realizacji, okres realizacji, termin wykonania, okres obowiązywania umowy, czas trwania umowy, termin dostawy, termin obowiązywania umowy, okres trwania zamówienia, termin wykonania umowy, umowa zostaje zawarta na okres, termin zakończenia, harmonogram
delay_damages: kary umowne, kara umowna, kara za zwłokę, za każdy dzień zwłoki, za każdy dzień opóźnienia, kary za opóźnienie, zwłoka w wykonaniu, odszkodowanie umowne, naliczanie kar
payment_terms: warunki płatności, termin płatności, płatność, zapłata wynagrodzenia, rozliczenie, sposób płatności, wynagrodzenie i warunki płatności, faktura, wynagrodzenie płatne, warunki zapłaty, termin zapłaty, zasady rozliczeń, forma płatności
advance_payment: zaliczka, zaliczki, przedpłata, płatność z góry, udzielenie zaliczki, zaliczki na poczet
warranty: gwarancja, okres gwarancji, rękojmia, okres rękojmi, gwarancja jakości, gwarancja i rękojmia, warunki gwarancji, termin gwarancji, udziela gwarancji
minimum_turnover: obrót, roczny obrót, minimalny roczny obrót, przychód, roczny przychód, sytuacja ekonomiczna lub finansowa, zdolność finansowa, obroty, minimalny obrót, przychody
similar_experience: doświadczenie, wiedza i doświadczenie, wykaz usług, wykaz dostaw, wykaz robót budowlanych, zdolność techniczna lub zawodowa, podobne zamówienia, usługi podobne, referencje, doświadczenie wykonawcy, wykaz wykonanych, należycie wykonał, zamówienia o podobnym charakterze
joint_venture: konsorcjum, wspólne ubieganie się o zamówienie, wykonawcy wspólnie ubiegający się o udzielenie zamówienia, wspólne ubieganie się, oferta wspólna, spółka cywilna, wykonawcy występujący wspólnie, członkowie konsorcjum
subcontracting: podwykonawstwo, podwykonawca, podwykonawcy, podwykonawców, umowa o podwykonawstwo, podzlecenie, powierzenie wykonania części zamówienia
bid_language: język, język polski, w języku polskim, język oferty, oferta sporządzona w języku polskim, język postępowania
currency: waluta, w złotych, w złotych polskich, PLN, waluta oferty, rozliczenia w walutach obcych, waluta rozliczeń, walutach obcych
evaluation_method: kryteria oceny ofert, kryterium oceny ofert, opis kryteriów oceny ofert, ocena ofert, sposób oceny ofert, najkorzystniejsza oferta, wybór najkorzystniejszej oferty, najniższa cena, kryteria wyboru, waga kryterium, kryteria oceny, bilans punktów
governing_law: prawo właściwe, prawo polskie, sąd właściwy, właściwość sądu, rozstrzyganie sporów, spory, sąd powszechny właściwy dla siedziby, przepisy prawa polskiego, sąd polubowny, kodeks cywilny, arbitraż
contact: kontakt, osoba do kontaktu, osoby uprawnione do kontaktu, osoby uprawnione do porozumiewania się z wykonawcami, osoba uprawniona do komunikowania się, dane kontaktowe, adres poczty elektronicznej, adres e-mail, telefon, dane zamawiającego, osoba odpowiedzialna
insurance: ubezpieczenie, polisa, polisa ubezpieczeniowa, ubezpieczenie odpowiedzialności cywilnej, ubezpieczenie OC, suma ubezpieczenia, suma gwarancyjna, umowa ubezpieczenia, odpowiedzialność cywilna
delivery_place: miejsce dostawy, adres dostawy, miejsce realizacji, miejsce wykonania, miejsce świadczenia usług, miejsce realizacji zamówienia, miejsce wykonania robót
`;
