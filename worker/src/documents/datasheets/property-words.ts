/**
 * Names of physical quantities and of other properties that technical data give a figure for, as words begin or, in German, end. General
 * words by language, after the names of quantities of ISO 80000 and the usual headings of datasheets.
 */
const beginnings = [
  'temperature pressure height width depth length thickness diameter radius weight mass density capacity speed velocit power voltage',
  'current frequenc resistance impedance inductance capacitance conductivit resistivit range rating flow discharge volume area size dimension',
  'distance clearance spacing gap pitch interval span slope gradient inclination angle load torque force stress strength elongation hardness',
  'resolution throughput bandwidth humidit efficienc level loss output input accurac precision tolerance gauge coating illumination illuminance',
  'luminance brightness wavelength energ consumption stroke travel reach overlap depth bore aperture opening viscosit permeabilit',
  'memory storage cache field homogeneit stabilit drift noise gain attenuation sensitivit latenc delay deflection displacement tension payload',
  'perimeter circumference mesh concentration content emission transmittance reflectance absorbance rate head drop',
  'température pression hauteur largeur profondeur longueur épaisseur diamètre rayon poids masse densité capacité vitesse puissance tension',
  'courant intensité fréquence résistance débit surface superficie taille espacement écartement entraxe couple contrainte résolution humidité',
  'niveau consommation pente portée charge',
  'temperatura presi altura anch profundidad longitud largo espesor grosor diámetro radio peso masa densidad capacidad velocidad potencia',
  'voltaje corriente intensidad frecuencia resistencia caudal volumen área tamaño dimensión distancia separación espaciamiento carga',
  'esfuerzo resolución humedad nivel consumo sección pendiente ángulo alcance calibre recubrimiento',
  'pression altezza larghezza profondità lunghezza spessore diametro raggio capacità velocità potenza tensione corrente frequenza resistenza',
  'portata dimensioni distanza interasse carico coppia forza risoluzione umidità livello sezione pendenza calibro',
  'temperatura pressão altura largura profundidade comprimento espessura diâmetro massa densidade capacidade velocidade potência tensão',
  'corrente frequência resistência vazão área tamanho dimensões distância espaçamento resolução umidade nível seção inclinação',
  'ciśnieni wysokoś szerokoś głęboko długoś gruboś średnic promie wag gęstoś pojemnoś prędkoś napięci natężeni częstotliwo rezystancj',
  'przepływ objętoś powierzchni wymiar odległoś rozstaw obciążeni moment rozdzielczo wilgotnoś poziom zużyci przekr moc',
  'temperatuur druk hoogte breedte diepte lengte dikte gewicht dichtheid capaciteit snelheid vermogen spanning stroom frequentie weerstand',
  'debiet oppervlakte afmeting afstand belasting koppel kracht resolutie vochtigheid verbruik doorsnede',
  'температур давлен высот ширин глубин длин толщин диаметр масс плотност ёмкост емкост скорост мощност напряжен частот сопротивлен расход',
  'объём объем площад размер расстоян нагрузк',
];
const endings =
  'temperatur druck höhe breite tiefe länge dicke stärke durchmesser gewicht dichte leistung spannung strom frequenz widerstand volumen ' +
  'fläche größe abstand geschwindigkeit drehzahl last kraft moment bereich pegel verbrauch kapazität auflösung menge weite neigung winkel ' +
  'helligkeit maß maße abmessung abmessungen feuchte feuchtigkeit';

const property = new RegExp(
  String.raw`^(?:(?:${beginnings.join(' ').split(' ').join('|')})\p{L}{0,6}|\p{L}{0,20}(?:${endings.split(' ').join('|')})(?:en|n|s|es)?)$`,
  'iu',
);

/** Whether a word names a physical quantity or another property with a figure. */
export const isProperty = (word: string): boolean => word.length <= 40 && property.test(word);
