import { joinMessages } from '@foyer/core/messages/fr-CA';

import type { LanguagePart } from '../../locale/language.ts';
import type { corporateCopy, joinCopy, joiningCopy } from '../../copy/join.ts';
import type { Localized } from '../../locale/copy.ts';
import { stateLabels } from './state-labels.ts';

const corporate: Localized<typeof corporateCopy> = {
  work: 'Courriel',
  noWork: 'Pas encore confirmé',
  visit: 'Visite',
  noVisit: 'Pas encore réservée',
  contactEyebrow: 'Inscription par votre employeur',
  contactTitle: 'Votre travail a ses avantages',
  contactLede:
    'Laissez vos coordonnées et votre courriel professionnel. Un code confirme qu’il est bien à vous, puis les abonnements que votre employeur a négociés vous sont proposés.',
  contactForm: 'Inscription par votre employeur',
  companyEmailHint: 'Nous y envoyons un code.',
  getStarted: 'Commencer',
  starting: 'Vérification de votre courriel professionnel…',
  codeEyebrow: 'Confirmez votre courriel professionnel',
  codeTitle: 'Consultez votre courriel professionnel',
  codeLede: (email) => `Nous avons envoyé un code de quatre chiffres à ${email}.`,
  codeForm: 'Confirmez votre courriel professionnel',
  codeLabel: 'Code reçu par courriel',
  codeHint: 'Le quatrième chiffre l’envoie.',
  codeLasts: 'Le code reste valide',
  timeLeft: (minutes) => {
    if (minutes === 0) return 'Le code n’est plus valide. Vous pouvez en demander un nouveau.';
    return minutes === 1
      ? 'Il reste une minute pour entrer le code.'
      : `Il reste ${minutes} minutes pour entrer le code.`;
  },
  confirmCode: 'Confirmer',
  tryingCode: 'Vérification du code…',
  resend: 'Renvoyer',
  resendNew: 'Envoyer un nouveau code',
  resending: 'Envoi d’un nouveau code…',
  resent: 'Un nouveau code est en route. Les précédents ne fonctionnent plus.',
  notThere: 'Rien reçu? Regardez parmi les courriels indésirables, ou',
  otherEmail: 'utilisez une autre adresse',
  planEyebrow: (company) => `${company} et nous`,
  planLede: (company) => `Ce que ${company} a négocié pour vous.`,
  purchase: 'Acheter l’abonnement',
  memberEyebrow: 'Votre abonnement',
  memberLede:
    'Présentez ceci à l’entrée\u00A0: la porte vous est ouverte dès aujourd’hui. Une copie se trouve dans vos courriels.',
  backToPlans: 'Revenir aux abonnements',
  scheduleEyebrow: 'D’abord une visite',
  update: 'Modifier le rendez-vous',
  choose: 'Choisir une heure',
  buy: 'Voir les abonnements',
};

const join: Localized<typeof joinCopy> = {
  plansEyebrow: 'Étape 1/3',
  plansLede: 'Un seul prix par mois, et tout est dit avant que vous payiez.',
  noClubLede: 'Chaque club a ses propres abonnements. Commencez par le vôtre.',
  chooserTitle: 'Choisissez le club de votre abonnement',
  selectClub: 'Choisir un club',
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

const joining: Localized<typeof joiningCopy> = {
  strip: 'Votre abonnement jusqu’ici',
  details: 'Détails',
  noDetails: 'Pas encore donnés',
  plan: 'Forfait',
  noPlan: 'Pas encore choisi',
  payment: 'Paiement',
  noPayment: 'Pas encore fait',
  paid: 'Fait',
  planTitle: 'Choisissez votre abonnement',
  planForm: 'Choisissez votre abonnement',
  planLegend: 'Abonnements',
  planLoading: 'Chargement des abonnements…',
  perMonth: 'par mois',
  at: (club) => `Au club ${club}`,
  changeClub: 'Changer de club',
  selectClub: 'Choisir un club',
  selectJoinClub: 'Choisir un club pour l’inscription',
  purchasing: 'Nous vous amenons au paiement…',
  purchaseNote: 'Vous payez sur une page à part, puis vous revenez ici.',
  costNotes: {
    normally: (regular) => `Normalement ${regular}`,
    initiation: (initiation, normally) =>
      `Frais d’adhésion de ${initiation} compris. Normalement ${normally}`,
    reimbursement: 'Votre abonnement pourrait donner droit à un remboursement.',
    commitment: 'Engagement de 12 mois',
  },
  visitFirst: 'Envie de visiter le club d’abord?',
  visitFirstLink: 'Planifier une visite',
  hints: {
    phone_number: 'Pour que le club puisse vous joindre au sujet de votre abonnement.',
  },
  returnEyebrow: 'De retour du paiement',
  returnTitle: 'Votre abonnement est en route',
  returnLede:
    'Ce que vous avez payé est en sécurité\u00A0: une confirmation arrive aussi par courriel.',
  confirming: 'Ouverture de votre abonnement…',
  memberTitle: (name) => (name === '' ? 'Bienvenue' : `Bienvenue, ${name}`),
  memberCard: 'Votre carte de membre',
  memberId: 'Numéro de membre',
  barcode: (memberId) => `Code à barres du numéro de membre ${memberId}`,
  welcome: {
    title: 'Bienvenue, {{FIRST_NAME}}',
    lede: 'Vous êtes membre du club {{CLUB_NAME}}. Présentez le code à barres à l’entrée lors de votre première visite.',
    paragraphs: [
      'Votre numéro de membre est le {{MEMBER_ID}}.',
      'Si le code à barres est illisible, la réception vous retrouve grâce à son numéro, {{BARCODE}}.',
    ],
    activation: {
      title: 'Activez votre compte',
      text: 'Consultez votre abonnement, votre facturation et vos visites en ligne.',
      action: 'Activer votre compte en ligne',
    },
  },
  benefits: 'Découvrir les avantages aux membres',
  resend: 'Renvoyer le courriel de confirmation',
  resending: 'Envoi du courriel…',
};

/** The labels used only in the joins, by the core's English text. */
const joinLabels: Readonly<Record<string, string>> = {
  'Personal Email': 'Courriel personnel',
  'Birth Date': 'Date de naissance',
  'Card Number': 'Numéro de carte',
  City: 'Ville',
  'Corporate Information': 'Renseignements de l’entreprise',
  County: 'Comté',
  Floor: 'Étage',
  Province: 'Province',
  State: 'État',
  'Street Address': 'Adresse',
};

/** The corporate and the standard join. */
export const part: LanguagePart = {
  copy: { 'join/corporate': corporate, 'join/join': join, 'join/joining': joining },
  messages: joinMessages,
  labels: { ...joinLabels, ...stateLabels },
};
