/** French names of the terms of tenders and contracts. */
export const frenchTerms = `
bidder: soumissionnaire, candidat, offrant
contractor: titulaire, prestataire, fournisseur, entrepreneur, attributaire, adjudicataire
buyer: pouvoir adjudicateur, acheteur, maître d'ouvrage, acheteur public, client, autorité contractante
contract: contrat, marché, accord, convention
bid: offre, soumission, proposition, devis, pli
tender_procedure: appel d'offres, consultation, procédure de passation, mise en concurrence, demande de propositions, adjudication
tender_documents: dossier de consultation, documents de la consultation, dossier d'appel d'offres, pièces du marché
notice: avis de marché, avis d'appel public à la concurrence, avis, publication
lot: lot, lots, allotissement
annex: annexe, pièce jointe, appendice
award: attribution, attribué, notification du marché
addendum: additif, rectificatif, avenant, addenda
eligibility: recevabilité, admissible, éligibilité, admissibilité
exclusion: exclusion, exclu, interdiction de soumissionner, motifs d'exclusion
rejection: rejet, rejetée, éliminée, irrégulière, écartée
invoice: facture, facturation, facturer
delivery: livraison, livrer, fourniture
acceptance: réception, admission, procès-verbal de réception, recette
penalty: pénalité, amende, sanction
delay: retard, tardif, hors délai
subcontractor: sous-traitant, sous-traitance
consortium_member: membre du groupement, cotraitant, mandataire
power_of_attorney: procuration, pouvoir, habilitation, délégation de pouvoir
representative: représentant, représentant légal, mandataire
declaration: déclaration, attestation sur l'honneur, déclaration sur l'honneur
certificate: certificat, attestation, justificatif, preuve
tax: impôt, taxe, taxes
vat: TVA, taxe sur la valeur ajoutée, hors taxes
price: prix, tarif
unit_price: prix unitaire, prix unitaires, taux horaire
total_price: prix total, montant total, prix global
lump_sum: forfait, prix forfaitaire, somme forfaitaire
price_schedule: bordereau des prix, grille tarifaire, décomposition du prix, bordereau de prix
quantity: quantité, quantités
bill_of_quantities: devis quantitatif estimatif, détail estimatif, bordereau des prix unitaires
technical_specification: cahier des charges, spécifications techniques, cahier des clauses techniques particulières, termes de référence, devis technique
requirement: exigence, exigences, prescription
minimum_requirement: exigence minimale, exigences minimales, critère éliminatoire
deadline: date limite, délai, échéance, au plus tard
closing: clôture, fermeture
opening: ouverture
evaluation: évaluation, analyse, jugement, notation
criterion: critère, critères
weighting: pondération, pondéré, coefficient
score: note, point, points
ranking: classement, classé, rang
winner: attributaire, lauréat, adjudicataire, candidat retenu
tie: égalité, ex aequo, même note
lowest_price: prix le plus bas, moins-disant, offre la plus basse
abnormally_low: anormalement basse, anormalement bas
site_visit: visite, visite de site, visite des lieux
clarification: éclaircissement, question, renseignement, précision
negotiation: négociation, négocier, discuter avec les candidats
standstill: délai de suspension, délai d'attente, standstill
appeal: recours, réclamation, contestation, référé
withdrawal: retrait, retirer
modification: modification, modifier, changement
extension: prolongation, prolonger, prorogation
renewal: reconduction, renouvellement, renouveler
option: option, tranche optionnelle
variant: variante, variantes, solution alternative
deviation: dérogation, écart, déroger
arbitration: arbitrage, arbitre
dispute: litige, différend, contentieux
court: tribunal, juridiction, cour
law: loi, droit, législation
regulation: règlement, réglementation, dispositions
termination: résiliation, résilier, rupture du contrat
cancellation: annulation, annuler, déclaration sans suite
suspension: suspension, interruption, ajournement
force_majeure: force majeure
confidentiality: confidentialité, confidentiel, secret, discrétion
data_protection: protection des données, données personnelles, données à caractère personnel, RGPD
intellectual_property: propriété intellectuelle, droits d'auteur, droit d'utilisation
ownership: propriété, transfert de propriété
liability: responsabilité, responsable
damage: dommage, dommages, préjudice
compensation: indemnité, indemnisation, dédommagement, remboursement
breach: manquement, inexécution, violation, non-respect
guarantee: garantie bancaire, garantie, caution, cautionnement
deposit: dépôt, dépôt de garantie, caution
retention: retenue de garantie, retenue
insurance_policy: police d'assurance, assuré, couverture
payment: paiement, règlement, payer, mandatement
instalment: acompte, versement, paiement partiel
interest: intérêts, intérêts moratoires
discount: remise, rabais, réduction
bank: banque, compte bancaire, relevé d'identité bancaire
price_adjustment: révision des prix, actualisation des prix, variation des prix, indexation
budget: budget, crédits, financement
cost: coût, coûts, frais
fee: frais, honoraires, redevance
amount: montant, somme, argent
value: valeur, montant
percentage: pourcentage, pour cent, part, taux
minimum: minimum, au moins, minimale
maximum: maximum, plafond
signature: signature, signer, signé
electronic_signature: signature électronique, certificat de signature
stamp: cachet, tampon, sceau
envelope: enveloppe, pli cacheté
copy: copie, copies, exemplaire
original: original, originaux
translation: traduction, traduit
form: formulaire, modèle, imprimé
submission: remise, dépôt, déposer, soumettre, transmission
electronic: électronique, dématérialisé, en ligne, par voie électronique
platform: plateforme, plate-forme, portail, profil acheteur
email: courriel, adresse électronique, messagerie, mail
phone: téléphone, numéro de téléphone
address: adresse, adresse postale
post: poste, courrier, voie postale
contact_person: personne à contacter, contact, interlocuteur, correspondant
authority: autorité, administration, collectivité
department: service, direction, département
committee: commission, comité, jury, commission d'appel d'offres
date: date, jour
time: heure, heures
working_day: jour ouvré, jours ouvrés, jours ouvrables, jour ouvrable
calendar_day: jour calendaire, jours calendaires
hour: heure, heures
minute: minute, minutes
week: semaine, semaines
month: mois
year: an, ans, année, annuel
duration: durée, période
start: début, commencement, démarrage, prise d'effet
end: fin, achèvement, expiration, terme
schedule: calendrier, planning, échéancier
milestone: jalon, phase, étape
work: travaux, travail, ouvrage
service: service, prestation, prestations
goods: fournitures, biens, marchandises, produits
item: article, poste
framework_agreement: accord-cadre, contrat-cadre
open_procedure: procédure ouverte, appel d'offres ouvert
restricted_procedure: procédure restreinte, appel d'offres restreint
direct_award: gré à gré, procédure sans publicité, entente directe
quality: qualité, assurance qualité
standard: norme, standard
inspection: contrôle, inspection, vérification, audit
test: essai, test, essais
defect: défaut, vice, panne, anomalie
repair: réparation, réparer, dépannage
replacement: remplacement, remplacer, échange
spare_part: pièce de rechange, pièces de rechange, pièces détachées
maintenance: maintenance, entretien
support: support, assistance, assistance technique
response_time: délai d'intervention, temps de réponse, délai de réponse
availability: disponibilité, disponible
service_level: niveau de service, niveaux de service, convention de niveau de service
installation: installation, installer, pose, montage
commissioning: mise en service, mise en production, mise en ordre de marche
training: formation, former
manual: manuel, notice, documentation
packaging: emballage, conditionnement
transport: transport, expédition, fret
customs: douane, importation, droits de douane
origin: origine, pays d'origine, provenance
manufacturer: fabricant, constructeur, producteur
brand: marque
equivalent: équivalent, équivalente, équivalence
sample: échantillon, échantillons
catalogue: catalogue, brochure, fiche technique
drawing: dessin, plan, plans
experience: expérience, expérimenté
reference: référence, références
personnel: personnel, effectif, salariés, équipe
key_personnel: chef de projet, personnel clé, responsable de projet
qualification: qualification, qualifications, compétence
diploma: diplôme, formation initiale
cv: curriculum vitae, CV
licence: licence, permis, autorisation, agrément
registration: inscription, immatriculation, enregistrement, registre du commerce
company: entreprise, société
manufacturer_authorisation: autorisation du fabricant, distributeur, revendeur, concessionnaire
turnover: chiffre d'affaires, recettes
balance_sheet: bilan, états financiers, comptes annuels
insolvency: redressement judiciaire, liquidation judiciaire, faillite, insolvabilité
criminal_record: casier judiciaire, condamnation
tax_debt: attestation fiscale, régularité fiscale, obligations fiscales
social_security: sécurité sociale, cotisations sociales
corruption: corruption, fraude, collusion
conflict_of_interest: conflit d'intérêts, conflits d'intérêts
environment: environnement, environnemental, écologique
sustainability: développement durable, durable
safety: sécurité, hygiène et sécurité
accident: accident, blessure
wage: salaire, rémunération
collective_agreement: convention collective, salaire minimum
takeover_of_staff: reprise du personnel, transfert du personnel, clause d'insertion
report: rapport, compte rendu
meeting: réunion, séance
minutes: procès-verbal, compte rendu de réunion
approval: approbation, accord, validation, agrément
obligation: obligation, tenu de, obligé
responsible: responsable, chargé de
priority: ordre de priorité, prévaut, priment, ordre de préséance
contradiction: contradiction, incohérence, divergence
calculation_error: erreur de calcul, erreur arithmétique, erreurs arithmétiques, discordance
general_terms: conditions générales, conditions générales de vente, cahier des clauses administratives générales
missing_documents: pièces manquantes, régularisation, compléter le dossier
page_limit: nombre de pages, pages
clause: clause, article, paragraphe
table: tableau, liste
small_business: petites et moyennes entreprises, PME
preference: préférence, marge de préférence
local: local, locaux, national
foreign: étranger, étrangère, international
place_of_performance: lieu d'exécution, site, lieux
reason: motif, raison, justification
purpose: but, objectif, finalité
scope: objet, périmètre, étendue, objet du marché
`;
