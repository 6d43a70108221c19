/** Polish names of the terms of tenders and contracts. */
export const polishTerms = `
bidder: oferent, wykonawca, wykonawca składający ofertę
contractor: wykonawca, dostawca, usługodawca, sprzedawca
buyer: zamawiający, kupujący, nabywca
contract: umowa, kontrakt, porozumienie
bid: oferta, propozycja, wycena
tender_procedure: przetarg, postępowanie o udzielenie zamówienia, zamówienie publiczne, zapytanie ofertowe, przetarg nieograniczony
tender_documents: specyfikacja warunków zamówienia, SWZ, SIWZ, dokumenty zamówienia, dokumentacja przetargowa
notice: ogłoszenie o zamówieniu, ogłoszenie, publikacja
lot: część zamówienia, części zamówienia, część, pakiet, zadanie
annex: załącznik, załączniki, aneks
award: udzielenie zamówienia, wybór oferty, zawarcie umowy
addendum: zmiana treści SWZ, sprostowanie, modyfikacja
eligibility: warunki udziału, warunki udziału w postępowaniu, dopuszczony, spełnia warunki
exclusion: wykluczenie, podstawy wykluczenia, wykluczony
rejection: odrzucenie, odrzucenie oferty, odrzuca
invoice: faktura, faktury, fakturowanie, rachunek
delivery: dostawa, dostarczenie, dostarczyć
acceptance: odbiór, protokół odbioru, przyjęcie
penalty: kara, kara umowna, sankcja
delay: zwłoka, opóźnienie, po terminie
subcontractor: podwykonawca, podwykonawstwo
consortium_member: członek konsorcjum, lider konsorcjum, pełnomocnik konsorcjum
power_of_attorney: pełnomocnictwo, umocowanie, upoważnienie
representative: przedstawiciel, pełnomocnik, reprezentant
declaration: oświadczenie, oświadczenia, deklaracja
certificate: zaświadczenie, certyfikat, świadectwo, poświadczenie, dowód
tax: podatek, podatki, opłaty
vat: VAT, podatek od towarów i usług
price: cena, ceny
unit_price: cena jednostkowa, ceny jednostkowe, stawka
total_price: cena całkowita, łączna cena, wartość całkowita, cena brutto
lump_sum: ryczałt, wynagrodzenie ryczałtowe, cena ryczałtowa
price_schedule: formularz cenowy, kosztorys, cennik, formularz asortymentowo-cenowy
quantity: ilość, ilości, liczba sztuk
bill_of_quantities: przedmiar robót, kosztorys ofertowy, przedmiar
technical_specification: opis przedmiotu zamówienia, OPZ, specyfikacja techniczna, szczegółowy opis
requirement: wymaganie, wymagania, wymóg
minimum_requirement: wymagania minimalne, minimalne wymagania, parametry minimalne
deadline: termin, do dnia, najpóźniej
closing: zakończenie, upływ terminu
opening: otwarcie
evaluation: ocena, badanie i ocena
criterion: kryterium, kryteria
weighting: waga, znaczenie kryterium
score: punkt, punkty, liczba punktów, punktacja
ranking: ranking, kolejność ofert
winner: wykonawca którego oferta została wybrana, zwycięzca, wybrany wykonawca
tie: taka sama liczba punktów, oferty dodatkowe, ta sama cena
lowest_price: najniższa cena, najtańsza oferta
abnormally_low: rażąco niska cena, rażąco niska
site_visit: wizja lokalna, oględziny
clarification: wyjaśnienie, wyjaśnienia, pytanie, zapytanie
negotiation: negocjacje, negocjować, rokowania
standstill: termin zawieszenia, nie krótszym niż
appeal: odwołanie, skarga, środki ochrony prawnej, krajowa izba odwoławcza
withdrawal: wycofanie, wycofać
modification: zmiana, zmiany, modyfikacja
extension: przedłużenie, wydłużenie, przedłużyć
renewal: odnowienie, wznowienie
option: opcja, prawo opcji, opcjonalnie
variant: oferta wariantowa, oferty wariantowe, wariant
deviation: odstępstwo, odchylenie
arbitration: arbitraż, sąd polubowny
dispute: spór, spory
court: sąd
law: ustawa, prawo, przepisy
regulation: rozporządzenie, przepisy, regulamin
termination: rozwiązanie umowy, odstąpienie od umowy, wypowiedzenie umowy, odstąpienie
cancellation: unieważnienie, unieważnienie postępowania, odwołanie
suspension: zawieszenie, wstrzymanie, przerwa
force_majeure: siła wyższa
confidentiality: poufność, tajemnica, tajemnica przedsiębiorstwa, informacje poufne
data_protection: ochrona danych, dane osobowe, RODO
intellectual_property: własność intelektualna, prawa autorskie, licencja
ownership: własność, prawo własności
liability: odpowiedzialność, odpowiada
damage: szkoda, szkody
compensation: odszkodowanie, rekompensata, zwrot
breach: naruszenie, niewykonanie, nienależyte wykonanie
guarantee: gwarancja bankowa, poręczenie, gwarancja ubezpieczeniowa
deposit: kaucja, depozyt, zabezpieczenie
retention: zatrzymanie, kaucja gwarancyjna, potrącenie
insurance_policy: polisa, ubezpieczony, ubezpieczenie
payment: płatność, zapłata, wypłata, zapłacić
instalment: rata, płatność częściowa, transza
interest: odsetki, odsetki ustawowe
discount: rabat, upust, zniżka
bank: bank, rachunek bankowy
price_adjustment: waloryzacja, waloryzacja wynagrodzenia, zmiana wynagrodzenia, zmiana cen
budget: budżet, środki, finansowanie
cost: koszt, koszty, wydatki
fee: opłata, honorarium
amount: kwota, suma, pieniądze
value: wartość
percentage: procent, odsetek, udział
minimum: minimum, co najmniej, minimalny, nie mniej niż
maximum: maksimum, maksymalnie, nie więcej niż, maksymalny
signature: podpis, podpisać, podpisany
electronic_signature: podpis elektroniczny, kwalifikowany podpis elektroniczny, podpis zaufany
stamp: pieczęć, pieczątka
envelope: koperta, zamknięta koperta
copy: kopia, kopie, odpis
original: oryginał, oryginały
translation: tłumaczenie, przetłumaczony
form: formularz, wzór, druk
submission: złożenie, składanie, złożyć, przekazanie
electronic: elektroniczny, elektronicznie, drogą elektroniczną
platform: platforma, platforma zakupowa, portal
email: e-mail, poczta elektroniczna, adres e-mail
phone: telefon, telefoniczny
address: adres
post: poczta, operator pocztowy, kurier
contact_person: osoba do kontaktu, osoba odpowiedzialna, kontakt
authority: organ, urząd, administracja
department: wydział, dział, jednostka
committee: komisja, komisja przetargowa
date: data, dzień
time: godzina, czas
working_day: dzień roboczy, dni robocze, dni roboczych
calendar_day: dzień kalendarzowy, dni kalendarzowych, dni
hour: godzina, godziny, godzin
minute: minuta, minuty, minut
week: tydzień, tygodnie, tygodni
month: miesiąc, miesiące, miesięcy
year: rok, lata, lat, roczny
duration: okres, czas trwania
start: rozpoczęcie, początek
end: zakończenie, koniec
schedule: harmonogram, terminarz
milestone: etap, kamień milowy, faza
work: roboty, prace, roboty budowlane
service: usługa, usługi, świadczenie
goods: towary, dostawy, produkty, asortyment
item: pozycja, artykuł
framework_agreement: umowa ramowa
open_procedure: przetarg nieograniczony, tryb podstawowy
restricted_procedure: przetarg ograniczony
direct_award: zamówienie z wolnej ręki
quality: jakość, zapewnienie jakości
standard: norma, standard
inspection: kontrola, inspekcja, sprawdzenie, weryfikacja
test: test, próba, testy, badanie
defect: wada, wady, usterka, awaria
repair: naprawa, naprawić, usunięcie wad
replacement: wymiana, zamiana, wymienić
spare_part: część zamienna, części zamienne, części zamiennych
maintenance: konserwacja, serwis, utrzymanie
support: wsparcie, pomoc techniczna, asysta
response_time: czas reakcji, czas odpowiedzi
availability: dostępność, dostępny
service_level: poziom usług, poziom świadczenia usług, SLA
installation: instalacja, montaż, zainstalowanie
commissioning: uruchomienie, wdrożenie, oddanie do użytkowania
training: szkolenie, szkolenia, instruktaż, przeszkolenie
manual: instrukcja, instrukcja obsługi, dokumentacja
packaging: opakowanie, opakowania
transport: transport, przewóz, wysyłka
customs: cło, import
origin: pochodzenie, kraj pochodzenia
manufacturer: producent, wytwórca
brand: marka, znak towarowy
equivalent: równoważny, równoważne, równoważność
sample: próbka, próbki
catalogue: katalog, folder, karta katalogowa
drawing: rysunek, plan, rysunki
experience: doświadczenie
reference: referencje, poświadczenie
personnel: personel, pracownicy, osoby, kadra
key_personnel: kierownik projektu, kierownik budowy, kluczowy personel, wykaz osób
qualification: kwalifikacje, uprawnienia
diploma: dyplom, wykształcenie
cv: życiorys, CV
licence: licencja, zezwolenie, koncesja, pozwolenie
registration: rejestr, rejestracja, wpis, KRS
company: firma, przedsiębiorstwo, spółka, przedsiębiorca
manufacturer_authorisation: autoryzacja producenta, dystrybutor, autoryzowany dystrybutor
turnover: obrót, przychód
balance_sheet: bilans, sprawozdanie finansowe
insolvency: upadłość, likwidacja, niewypłacalność
criminal_record: karalność, krajowy rejestr karny, przestępstwo
tax_debt: zaległości podatkowe, urząd skarbowy, niezaleganie w podatkach
social_security: ubezpieczenie społeczne, ZUS, składki
corruption: korupcja, łapownictwo, oszustwo, zmowa
conflict_of_interest: konflikt interesów
environment: środowisko, ochrona środowiska, ekologiczny
sustainability: zrównoważony, zrównoważony rozwój
safety: bezpieczeństwo, BHP, bezpieczeństwo i higiena pracy
accident: wypadek, wypadki
wage: wynagrodzenie, płaca, minimalne wynagrodzenie
collective_agreement: układ zbiorowy, płaca minimalna, umowa o pracę
takeover_of_staff: przejęcie pracowników, zatrudnienie na umowę o pracę
report: raport, sprawozdanie
meeting: spotkanie, zebranie, posiedzenie
minutes: protokół, protokoły
approval: zatwierdzenie, zgoda, akceptacja
obligation: obowiązek, zobowiązanie, zobowiązany
responsible: odpowiedzialny, odpowiedzialność
priority: pierwszeństwo, kolejność
contradiction: sprzeczność, rozbieżność, niezgodność
calculation_error: omyłka rachunkowa, oczywiste omyłki rachunkowe, błąd w obliczeniu ceny
general_terms: ogólne warunki umowy, ogólne warunki, warunki ogólne
missing_documents: uzupełnienie dokumentów, uzupełnienie, wezwanie do uzupełnienia, brakujące dokumenty
page_limit: liczba stron, strony
clause: klauzula, ustęp, paragraf, punkt
table: tabela, lista, wykaz
small_business: małe i średnie przedsiębiorstwa, MŚP, mikroprzedsiębiorstwo
preference: preferencje, preferowany
local: lokalny, miejscowy, krajowy
foreign: zagraniczny, zagranica, międzynarodowy
place_of_performance: miejsce realizacji, miejsce wykonania, lokalizacja
reason: powód, przyczyna, uzasadnienie
purpose: cel, cele
scope: przedmiot zamówienia, zakres, przedmiot umowy
`;
