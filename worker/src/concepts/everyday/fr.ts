/** French names of everyday actions, qualities and things that questions about tenders ask of. */
export const frenchEveryday = `
choose: choisir, sélectionner, choix, sélection, retenir
give: donner, fournir, remettre, mettre à disposition
prepare: préparer, apporter, établir
send: envoyer, transmettre, expédier, adresser
receive: recevoir, obtenir, réceptionner
take_part: participer, participation, concourir
increase: augmenter, augmentation, ajouter, supplémentaire
decrease: réduire, diminuer, réduction, baisse
store: stocker, conserver, stockage, conservation
use: utiliser, utilisation, usage, emploi
buy: acheter, achat, acquisition, acquérir
rent: louer, location, loyer, bail
build: construire, construction, bâtir
measure: mesurer, mesure, relevé, levé
clean: nettoyer, nettoyage, propreté
guard: garder, gardiennage, surveillance
unload: décharger, déchargement, chargement
move: transférer, transfert, déplacer, migration
connect: raccorder, raccordement, connecter, connexion, interface
operate: exploiter, exploitation, fonctionnement, faire fonctionner
stop: arrêter, arrêt, cesser
answer: répondre, réponse
inform: informer, notifier, prévenir, avertir, notification
advance_notice: préavis, à l'avance, au préalable
decide: décider, décision
dispose: éliminer, élimination, déchets, recyclage
protect: protéger, protection
print: imprimer, imprimé, papier, version papier
publish: publier, publication, annoncer
travel: voyage, déplacement, frais de déplacement, hébergement
free_of_charge: gratuit, gratuitement, sans frais
separately: séparément, à part, distinct
new: neuf, nouveau, inutilisé
used: occasion, usagé, reconditionné
size: taille, dimension, dimensions, grand
weight_mass: poids, lourd, masse, kilogramme
length: longueur, long, kilomètre, mètre, linéaire
width: largeur, large, épaisseur
height: hauteur, haut, profondeur
temperature: température, chaleur, froid
pressure: pression
power: puissance, kilowatt, capacité
voltage: tension, volt
current_electric: courant, intensité, court-circuit
electricity: électricité, électrique, énergie
cable: câble, câblage, fil, ligne
pipe: tuyau, conduite, canalisation, gaine
machine: machine, équipement, appareil, matériel, dispositif
tool: outil, outillage, instrument
piece: pièce, pièces, unité
vehicle: véhicule, voiture, camion
building: bâtiment, local, locaux, salle
roof: toit, toiture, mur, plafond, sol
road: route, rue, voirie, chaussée
land: terrain, sol, parcelle
water: eau
fuel: carburant, huile, gaz
air: air, ventilation, climatisation
fire: incendie, feu
lighting: lumière, éclairage, lampe
computer: ordinateur, PC, poste de travail, portable
software: logiciel, programme, application
website: site web, site internet, page web
server: serveur, hébergement, cloud, centre de données
data: données, base de données, enregistrement
user: utilisateur, utilisateurs, usager
access: accès, connexion, mot de passe
backup: sauvegarde, restauration
screen: écran, affichage, moniteur
network: réseau, internet, bande passante
municipality: commune, ville, mairie, collectivité
region: région, département, province
hospital: hôpital, médical, patient, santé
warehouse: entrepôt, magasin, dépôt
shift: équipe, poste, nuit
weekend: week-end, jour férié, samedi, dimanche
protective_equipment: équipement de protection, casque, gants, chaussures de sécurité, EPI
papers: papiers, documents, pièces, justificatifs
photo: photo, image, figure
material: matériau, matériaux, matière
metal: acier, métal, fer, cuivre
colour: couleur, peinture
how_often: fréquence, fois, périodicité
same: identique, égal
difference: différent, différence, écart
allowed: autorisé, permis, admis
forbidden: interdit, prohibé, défendu
mandatory: obligatoire, nécessaire, exigé, impératif
supervisor: chef, responsable, directeur, encadrement
technician: technicien, ingénieur, expert, spécialiste
competitor: concurrent, autres candidats
agent: distributeur, revendeur, mandataire
emergency: urgence, urgent
problem: problème, difficulté, incident, faiblesse
advice: conseil, aide, assistance
design: conception, plan, projet, étude
study: étude, analyse, recherche, enquête
result: résultat
risk: risque, danger
model_type: type, modèle, genre, version
level: niveau, classe, catégorie, degré
validity: valable, valide, validité, en vigueur
remaining: reste, restant, solde
part: partie, part, portion
whole: total, entier, ensemble, totalité
order: commande, bon de commande
loss: perte, perdre, vol
money: argent, fonds, somme
company_seat: siège, succursale, agence, établissement
`;
