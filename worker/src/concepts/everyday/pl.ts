/** Polish names of everyday actions, qualities and things that questions about tenders ask of. */
export const polishEveryday = `
choose: wybrać, wybór, wybiera
give: dać, przekazać, udostępnić, dostarczyć
prepare: przygotować, przynieść, sporządzić
send: wysłać, przesłać, przekazać
receive: otrzymać, uzyskać, dostać
take_part: uczestniczyć, udział, wziąć udział
increase: zwiększyć, zwiększenie, dodatkowy, podwyższyć
decrease: zmniejszyć, zmniejszenie, ograniczyć, obniżyć
store: przechowywać, przechowywanie, składowanie
use: używać, korzystać, użycie, wykorzystanie
buy: kupić, zakup, nabyć, nabycie
rent: wynajem, najem, dzierżawa
build: budować, budowa, wykonanie robót
measure: mierzyć, pomiar, pomiary
clean: sprzątać, czyszczenie, sprzątanie
guard: ochrona, nadzór, dozór
unload: rozładunek, załadunek, wyładunek
move: przenieść, przeniesienie, migracja
connect: podłączyć, przyłącze, połączenie, interfejs
operate: eksploatacja, działanie, obsługa
stop: zatrzymać, przestój, wyłączenie
answer: odpowiedzieć, odpowiedź
inform: poinformować, zawiadomić, powiadomić, zawiadomienie
advance_notice: uprzedzenie, wyprzedzeniem, z góry
decide: zdecydować, decyzja
dispose: utylizacja, odpady, recykling
protect: chronić, ochrona, zabezpieczenie
print: drukować, wydruk, papierowy
publish: opublikować, publikacja, ogłosić
travel: podróż, dojazd, zakwaterowanie
free_of_charge: bezpłatnie, nieodpłatnie, darmowy, bez opłat
separately: oddzielnie, osobno, odrębnie
new: nowy, fabrycznie nowy, nieużywany
used: używany, regenerowany
size: wielkość, wymiar, wymiary, rozmiar
weight_mass: waga, masa, ciężar, kilogram
length: długość, długi, kilometr, metr
width: szerokość, grubość
height: wysokość, głębokość
temperature: temperatura, ciepło, zimno
pressure: ciśnienie
power: moc, kilowat, wydajność
voltage: napięcie
current_electric: prąd, zwarcie
electricity: energia elektryczna, elektryczny, energia
cable: kabel, przewód, okablowanie
pipe: rura, rurociąg
machine: maszyna, urządzenie, sprzęt, aparatura, aparat
tool: narzędzie, przyrząd
piece: sztuka, sztuk, część
vehicle: pojazd, samochód
building: budynek, pomieszczenie, sala, lokal
roof: dach, ściana, sufit, podłoga
road: droga, ulica
land: teren, grunt, działka
water: woda
fuel: paliwo, olej, gaz
air: powietrze, wentylacja, klimatyzacja
fire: pożar, przeciwpożarowy
lighting: światło, oświetlenie, lampa
computer: komputer, laptop, stanowisko
software: oprogramowanie, program, aplikacja
website: strona internetowa, witryna
server: serwer, hosting, chmura
data: dane, baza danych, rekord, wpis
user: użytkownik, użytkownicy
access: dostęp, logowanie, hasło
backup: kopia zapasowa, odtworzenie
screen: ekran, monitor, wyświetlacz
network: sieć, internet, łącze
municipality: gmina, miasto, urząd
region: region, województwo, powiat
hospital: szpital, medyczny, pacjent, zdrowie
warehouse: magazyn
shift: zmiana, noc, całodobowo
weekend: weekend, święto, sobota, niedziela
protective_equipment: środki ochrony, kask, rękawice, odzież robocza
papers: dokumenty, papiery, dokumentacja
photo: zdjęcie, obraz, rysunek
material: materiał, materiały
metal: stal, metal, żelazo, miedź
colour: kolor, farba
how_often: częstotliwość, razy
same: taki sam, identyczny, równy
difference: różny, różnica, odmienny
allowed: dozwolony, dopuszczalny
forbidden: zabroniony, zakaz, niedopuszczalny
mandatory: obowiązkowy, konieczny, wymagany
supervisor: kierownik, przełożony, nadzorca
technician: technik, inżynier, specjalista, ekspert
competitor: konkurent, inni wykonawcy
agent: dystrybutor, przedstawiciel, pośrednik
emergency: awaria, pilny, nagły
problem: problem, trudność, nieprawidłowość
advice: doradztwo, pomoc, wsparcie
design: projekt, projektowanie
study: badanie, analiza, studium
result: wynik, rezultat
risk: ryzyko, zagrożenie
model_type: typ, model, rodzaj, wersja
level: poziom, klasa, kategoria, stopień
validity: ważny, ważność, obowiązuje
remaining: reszta, pozostały
part: część, udział
whole: całość, cały, łącznie, ogółem
order: zamówienie, zlecenie
loss: utrata, strata, kradzież
money: pieniądze, środki, kwota
company_seat: siedziba, oddział
`;
