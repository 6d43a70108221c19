import { readPhrases } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const evaluationMethod: FactKind = {
  fact: 'evaluation_method',
  class: 'words',
  names: {
    en: ['(evaluation|award|selection|assessment|scoring) (criteria|criterion|method*|process|basis|procedure|weight*|matrix)*', '(method|basis|criteria) (of|for) (the )?(evaluation|award|selection|selecting)', 'evaluation of (the )?(bid*|proposal*|tender*|offer*|quotation*|technical|financial|price|commercial)', '(bids|tenders|proposals|offers|responses)( …)? (evaluated|assessed|scored|ranked)', 'quality (and|cum) cost based selection', 'qcbs', '(lowest|l1|l-1) (evaluated )?(price|bid*|tender*|offer*|cost|quoted|rate*|tariff)', 'most economically advantageous( tender)?', 'best value', 'contract will be awarded', '(price|quality|technical|financial|cost) (weight*|score)', 'weightage', 'weighting*', 'award (will be|shall be|criteria)', 'lowest'],
    de: ['zuschlagskriteri*', 'wertungskriteri*', 'bewertung(skriteri*|smatrix|smethode)?*', 'wirtschaftlichste* angebot*', 'zuschlag*', 'gewichtung'],
    fr: ['criteres? (de |d\')(jugement|attribution|selection|choix|notation)*', 'jugement des offres', 'offre economiquement la plus avantageuse', 'ponderation', 'attribution du marche'],
    es: ['criterio* (de )?(evaluacion|adjudicacion|seleccion|valoracion)', '(evaluacion|adjudicacion|comparacion) (de (las )?(ofertas|propuestas)|recaera|se)*', 'oferta mas (conveniente|ventajosa|economica)', 'menor precio', 'preadjudicacion'],
    it: ['criteri(o)? (di )?(aggiudicazione|valutazione)', 'offerta economicamente piu vantaggiosa', 'minor prezzo', 'valutazione (delle offerte|dell\'offerta)', 'punteggio (massimo)?'],
    pt: ['criterio (de )?julgamento', 'julgamento (das|da) propostas?', 'menor preco', 'tecnica e preco', 'maior desconto'],
    pl: ['kryteri(a|um|ow) (oceny|wyboru)( ofert)?', 'najkorzystniejsz* ofert*', 'ocen* ofert', 'wag* kryteri*'],
    nl: ['gunningscriteri*', 'beoordelingscriteri*', 'beste prijs-kwaliteitverhouding', 'laagste prijs', 'economisch meest voordelige'],
    vi: ['phuong phap danh gia', 'tieu chuan danh gia', 'gia thap nhat', 'gia danh gia'],
    ru: ['критери* оценки', 'порядок оценки', 'минимальн* цен*'],
    zh: ['评标(办法|方法|标准)', '评审(办法|方法|标准)', '综合(评估|评分)法', '最低(评标)?价', '评分标准'],
    ko: ['낙찰자? ?(결정|선정)( ?방법)?', '평가 ?(기준|방법)', '협상에 ?의한 ?계약', '적격 ?심사', '최저가'],
  },
  rivals: { en: ['key (staff|personnel)', 'performance evaluation', 'risk', 'vulnerabilit*'] },
  negatives: { en: ['performance evaluation', 'employee*', 'confidential*', 'training', 'security assessment', 'vulnerability', 'lowest rate for', 'subcontract*', 'evaluation (copy|report|team)'] },
  cues: { en: ['price|cost|financial|commercial', 'technical|quality|non-price', '%|percent|points|marks|weight*|score*', 'lowest|l1|l-1|highest|best value', 'award*|select*|evaluat*|successful'], de: ['preis', 'qualitat|konzept', 'punkt*|%'], fr: ['prix', 'technique|valeur', '%|points|note'], es: ['precio', 'conveniente|puntaje|menor|calidad'], it: ['prezzo|economic*', 'tecnic*', 'punt*|%'], pt: ['preco', 'menor|item|global|desconto'], pl: ['cena|ceny', 'jakosc|termin', '%|pkt|wag*'], zh: ['价格|报价', '分|%', '技术|商务'], ko: ['가격', '기술|점'] },
  sections: { en: ['evaluat*|award|selection|scoring|criteria|assessment'], de: ['zuschlag*|wertung*|bewertung*'], fr: ['jugement|criteres|attribution|analyse'], es: ['evaluacion|adjudicacion|preadjudicacion'], it: ['aggiudicazione|valutazione|criteri*'], pt: ['julgamento|criterio*'], pl: ['kryteri*|ocen*'], zh: ['评标|评审|评分'], ko: ['평가|낙찰'] },
  values: readPhrases({
    en: ['lowest', 'l-?1', '\\d{1,3}(\\.\\d)? ?%', '\\d{1,3} (points|marks)', '0\\.\\d{1,2}', 'weight*', 'highest', 'best value', 'pass/fail', 'points', 'marks', 'score*', 'total value wise', 'responsive'],
    de: ['preis*', '%', 'punkt*', 'wirtschaftlich*'],
    fr: ['prix', '%', 'ponder*', 'avantageuse', 'points'],
    es: ['precio', 'conveniente', 'puntaje', 'menor', 'puntos', 'ventajosa'],
    it: ['prezzo', 'punt(i|eggio)', 'vantaggiosa', '%'],
    pt: ['menor preco', 'preco', 'tecnica', 'desconto'],
    pl: ['cen(a|y)', '%', 'pkt', 'wag*'],
    nl: ['prijs', 'kwaliteit', '%', 'punten'],
    vi: ['gia', 'dat/khong dat', 'diem', 'thap nhat'],
    ru: ['цен*', '%', 'балл*'],
    zh: ['分', '%', '最低', '综合'],
    ko: ['점', '%', '가격', '최저'],
  }),
};
