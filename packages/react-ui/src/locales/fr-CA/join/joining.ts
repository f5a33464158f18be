import type { joiningCopy } from '../../../copy/joining.ts';
import type { Worded } from '../../../locale/worded.ts';

export const joining: Worded<typeof joiningCopy> = {
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
