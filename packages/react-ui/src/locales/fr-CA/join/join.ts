import type { joinCopy } from '../../../copy/join.ts';
import type { Worded } from '../../../locale/worded.ts';

export const join: Worded<typeof joinCopy> = {
  plansEyebrow: 'Étape 1/3',
  plansLede: 'Un seul prix par mois, et tout est dit avant que vous payiez.',
  noClubLede: 'Chaque club a ses propres abonnements. Commencez par le vôtre.',
  chooserTitle: 'Choisissez le club de votre abonnement',
  clubLegend: 'Club',
  single: 'Un seul club',
  multiple: 'Plusieurs clubs',
  dueToday: (amount) => `${amount} à payer aujourd’hui`,
  promotion: (offer) => `Offre\u00A0: ${offer}`,
  presale: (club, day) =>
    day === null
      ? `${club} n’est pas encore ouvert. D’ici l’ouverture, les abonnements sont vendus au prix des fondateurs.`
      : `${club} ouvre le ${day}. D’ici là, les abonnements sont vendus au prix des fondateurs.`,
  notEligibleNote: 'Voici les abonnements offerts à tout le monde.',
  continue: 'Continuer',
  continuing: 'Vérification de l’abonnement…',
  continueNote: 'Rien n’est encore acheté. Vos coordonnées viennent ensuite.',
  detailsEyebrow: 'Étape 2/3',
  detailsTitle: 'Qui s’inscrit?',
  detailsLede: 'L’abonnement est établi à votre nom, et la confirmation arrive par courriel.',
  detailsForm: 'Vos coordonnées',
  next: 'Suivant',
  nextNotYet: 'Remplissez vos coordonnées pour passer au paiement.',
  order: 'Votre abonnement',
  atClub: (club) => `Au club ${club}`,
  changePlan: 'Modifier',
  changePlanWhat: 'l’abonnement',
  firstMonth: 'Premier mois',
  initiation: 'Frais d’adhésion',
  saved: 'Vous économisez',
  less: (amount) => `−${amount}`,
  today: 'À payer aujourd’hui',
  later: 'Ensuite',
  aMonth: (amount) => `${amount} par mois`,
  commitment: (months) => `Pour ${months} mois au minimum.`,
  regular: (amount) => `Le tarif courant est de ${amount} par mois.`,
  welcomeEyebrow: 'Étape 3/3',
  home: 'Retour à l’accueil',
};
