import { readPhrases } from '../values/phrases.ts';
import type { FactKind } from './model.ts';

export const similarExperience: FactKind = {
  fact: 'similar_experience',
  class: 'words',
  names: {
    en: ['similar (completed )?(work*|project*|contract*|suppl*|assignment*|service*|nature|experience|job*|order*|size|scope)', '(past|previous|prior|relevant|work|project|bidder\'s|corporate|required|specific) (experience|performance)', 'experience (criteria|of|in|with|record)', '(client|customer|project|relevant)? ?references', 'track record', '(completed|executed|implemented|supplied|undertaken)( …)? (at least|minimum|similar|same)', 'reference* (list|project*|contract*|letter*|site*)', 'same or similar', 'relevant contracts', 'years of (past )?experience'],
    de: ['referenz(en|liste|projekte?n?|auftrage)?', 'vergleichbare* (leistung*|projekt*|auftrag*)', 'erfahrung*'],
    fr: ['references?( similaires| clients?| professionnelles)?', '(prestations|marches|projets|travaux|dispositifs) (similaires|comparables|equivalents)', 'experience* (similaire*|professionnelle*)*'],
    es: ['experiencia( previa| especifica| similar| general)?', 'antecedentes( comerciales| tecnicos)?', '(obras|contratos|servicios|trabajos|suministros|provisiones) similares', 'referencias'],
    it: ['(servizi|forniture|lavori|contratti) analogh*', 'capacita tecnic* e professional*', 'referenz*', 'esperienz*'],
    pt: ['atestado*( de)?( capacidade| tecnic*)*', 'qualificacao tecnica', 'capacidade tecnica', 'experiencia', '(servicos|objetos|fornecimentos|bens) (similares|semelhantes|compat*)'],
    pl: ['doswiadczeni*', 'zdolnos* (techniczn*|zawodow*)( lub zawodow*)?', 'referencj*', 'wykaz* (uslug|dostaw|robot)'],
    nl: ['referentie*', 'kerncompetentie*', 'ervaring', 'vergelijkbare opdracht*'],
    vi: ['hop dong tuong tu', 'kinh nghiem( thuc hien)?', 'kinh nghiem'],
    ru: ['опыт* (работ*|выполнени*|поставк*|аналогичн*)*', 'аналогичн* (договор*|работ*|поставк*|проект*|контракт*)'],
    zh: ['(类似|同类)(项目|业绩|产品)', '业绩(要求|证明)?', '资质条件.{0,20}业绩', '相关经验'],
    ko: ['(유사|동종|수행) ?(실적|사업|용역|경험)', '실적'],
  },
  rivals: { en: ['key (staff|personnel)', 'curriculum', 'cv', 'turnover', 'employee*', 'staff', 'graduate', 'degree', 'user experience', 'manager', 'engineer'] },
  negatives: { en: ['key (staff|personnel|expert*)', 'cv', 'turnover', 'degree', 'user experience', 'team (leader|member*)', 'certification', 'marks'] },
  cues: { en: ['bidder*|tenderer*|applicant*|proponent*|vendor*|contractor*|proposer*|firm|company|agency|supplier*', 'last|past|previous|preceding', 'years', 'at least|minimum|not less|should have|must have|shall have|maximum|up to|three|two', 'completed|executed|implemented|supplied|provided|value|cost', 'contact|client*|customer*'], de: ['mindestens|jahre*|letzten', 'bieter'], fr: ['annees|dernieres', 'montant*|clients?', 'candidat|titulaire|prestataire'], es: ['anos|ultimos', 'oferente*|licitador*|postor*'], it: ['anni|ultimi|triennio', 'non richiest*|concorrent*'], pt: ['licitante*', 'anos|compativ*'], pl: ['lat|wykonawc*', 'nie stawia|wykaze|udokument*'], zh: ['年', '合同|投标人'], ko: ['년|건', '입찰자|업체'] },
  sections: { en: ['eligib*|qualif*|experience|criteria|reference*|requirement*|bid details|past performance'], de: ['referenz*|eignung*'], fr: ['candidature|references|capacite*'], es: ['experiencia|antecedentes|requisitos'], it: ['requisit*|capacita'], pt: ['habilitacao|qualificacao'], pl: ['warunk*|zdolnos*'], zh: ['资格|业绩|资质'], ko: ['자격|실적'] },
  values: readPhrases({
    en: ['(last|past|previous|preceding) … years?', '(at least|minimum( of)?|not less than|up to|maximum of|no less than) … (one|two|three|four|five|\\d{1,2})', '(two|three|four|five|one) (\\(\\d\\) )?(similar|relevant|reference*|client*|project*|contract*|work*)', 'references?', 'similar', 'completed', 'experience'],
    de: ['referenz*', 'mindestens', 'jahre*'],
    fr: ['references?', 'similaires?', 'annees'],
    es: ['experiencia', 'similares', 'anos', 'antecedentes'],
    it: ['analogh*', 'non richiest*', 'richiest*', 'triennio'],
    pt: ['atestado*', 'comprov*', 'similares|semelhantes|compativ*'],
    pl: ['nie (stawia|okresla|precyzuje)', 'co najmniej', 'wykonal*', 'lat'],
    nl: ['referentie*', 'jaar'],
    vi: ['toi thieu', 'tuong tu', 'nam'],
    ru: ['не менее', 'лет', 'аналогичн*'],
    zh: ['年', '业绩', '不少于|至少', '合同'],
    ko: ['년', '건', '실적', '이상'],
  }),
};
