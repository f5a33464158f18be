import type { PaymentCopy } from '../payment-copy.ts';

/** The payment pages' copy in Canadian French. */
export const paymentCopy: PaymentCopy = {
  where: 'Paiement',
  error: (title) => `Erreur\u00A0: ${title}`,
  titles: {
    membership: 'Paiement\u00A0: votre abonnement',
    gift: 'Paiement\u00A0: votre carte-cadeau',
  },
  joinedAt: (type, club, company) =>
    `${type} · ${club}${company === null ? '' : ` par ${company}`}`,
  later: 'Par la suite',
  eachMonth: (day, months) => {
    const from = `à compter ${day === null ? 'de l’ouverture du club' : `du ${day}`}`;
    if (months === null) return `Chaque mois, ${from}`;
    return months === 1 ? `Un mois, ${from}` : `Pendant ${months} mois, ${from}`;
  },
  afterPromo: (day) =>
    day === null ? 'Chaque mois par la suite' : `Chaque mois, à compter du ${day}`,
  commitment: 'Durée minimale',
  months: (count) => `${count} mois`,
  regular: 'Mensualité habituelle',
  starts: 'Début de l’abonnement',
  opens: 'Ouverture du club',
  opensLater: 'Date à venir',
  member: 'Membre',
  confirmationTo: 'Confirmation envoyée à',
  club: 'Club',
  firstMonth: 'Premier mois',
  initiation: 'Frais d’adhésion',
  saved: 'Rabais sur l’adhésion',
  promo: (code) => `Code promotionnel ${code}`,
  dueToday: 'À payer aujourd’hui',
  giftFor: (name) => `Une carte-cadeau pour ${name}`,
  giftFrom: (giver, design) =>
    `De la part de ${giver}${design === null ? '' : ` · motif ${design}`}`,
  giftCard: 'Carte-cadeau',
  for: 'Pour',
  sent: 'Envoi',
  message: 'Message',
  receiptTo: 'Reçu envoyé à',
  atOnce: 'Tout de suite après le paiement',
  onDay: (day, time) => `${day}, ${time}, votre heure locale`,
  card: 'Renseignements de paiement',
  number: 'Numéro de carte',
  numberHint: 'Démonstration\u00A0: utilisez une carte d’essai de la liste ci-dessous.',
  accepted: 'Cartes acceptées',
  expiry: 'Date d’expiration',
  expiryHint: 'MM/AA',
  code: 'Code de sécurité',
  codeHint: '3 chiffres (Amex\u00A0: 4)',
  name: 'Nom sur la carte',
  postalCode: { US: 'Code postal', CA: 'Code postal', other: 'Code postal' },
  province: 'Province',
  state: 'État',
  choose: 'Choisir',
  pay: (sum) => `Payer ${sum}`,
  payNothing: 'S’inscrire',
  payWith: (wallet) => `Payer avec ${wallet}`,
  express: 'Paiement express',
  orCard: 'ou payer par carte',
  consent: (club, monthly, dayOfMonth, from) =>
    dayOfMonth === null
      ? `En payant, vous acceptez que ${club} débite ${monthly} chaque mois à compter de son ouverture, jusqu’à la fin de votre abonnement.`
      : `En payant, vous acceptez que ${club} débite ${monthly} le ${dayOfMonth === 1 ? '1er' : dayOfMonth} de chaque mois à compter du ${from}, jusqu’à la fin de votre abonnement.${dayOfMonth > 28 ? ' Les mois plus courts sont débités le dernier jour.' : ''}`,
  consentLater: (months, regular) =>
    `Après ${months === 1 ? 'ce mois' : `ces ${months} mois`}, la mensualité est de ${regular}.`,
  help: (club, phone) => `Des questions? Appelez ${club} au ${phone}.`,
  cancel: 'Annuler et revenir',
  backToGift: 'Retour à mon cadeau',
  backToJoining: 'Retour à mon abonnement',
  otherPlan: 'Choisir un autre abonnement',
  lookAgain: 'Il y a un problème',
  testCards: 'Cartes d’essai',
  testNote:
    'Aucun débit réel. Utilisez n’importe quel code de sécurité et n’importe quelle date d’expiration future.',
  columns: { number: 'Numéro', brand: 'Marque', bank: 'Résultat' },
  outcomes: {
    approved: 'acceptée',
    declined: 'refusée',
    'no-funds': 'refusée\u00A0: fonds insuffisants',
    'asks-first': 'acceptée après confirmation de la banque',
    'declined-later': 'acceptée maintenant, refusée chaque mois',
  },
  questionTitle: 'Confirmez votre paiement',
  chain: 'Foyer Clubs',
  bankName: 'Votre banque (essai)',
  bankWhy:
    'Votre banque veut s’assurer que c’est bien vous. Vérifiez les renseignements et confirmez.',
  payee: 'Bénéficiaire',
  purpose: 'Objet',
  paidWith: 'Mode de paiement',
  yourCard: (brand) => `Votre carte ${brand}`,
  membershipOf: (plan) => `Abonnement ${plan}`,
  bankFree: 'Rien n’est débité aujourd’hui. La carte servira à vos paiements à venir.',
  walletNote: (wallet) =>
    `Cette page remplace ${wallet}. Rien n’est débité avant votre confirmation.`,
  yes: (sum) => `Oui, payer ${sum}`,
  no: 'Non, ne pas payer',
  yesCard: 'Oui, utiliser ma carte',
  noCard: 'Non, ne pas l’utiliser',
  bankNote:
    'Une banque d’essai\u00A0: elle vous croit sur parole. Rien n’est débité avant votre oui.',
  paidTitle: 'Déjà payé',
  charged: 'Montant débité',
  receiptNumber: 'Numéro du reçu',
  paid: {
    membership: {
      heading: 'Vous êtes membre',
      number: 'Numéro de membre',
      see: 'Voir mon abonnement',
    },
    gift: {
      heading: 'Votre carte-cadeau est payée',
      number: 'Numéro de commande',
      see: 'Voir ma carte-cadeau',
    },
  },
  newCard: {
    title: 'Mettre à jour votre carte',
    of: (plan, club) => `${plan} · ${club}`,
    former: 'Carte actuelle',
    none: 'Rien',
    later: 'Votre prochaine facture sera portée à la nouvelle carte.',
    overdue: (sum) =>
      `Un montant de ${sum} est en retard, car un paiement a été refusé. Quand vous enregistrez la nouvelle carte, nous y portons ${sum} une seule fois. Vos prochaines factures y seront aussi portées.`,
    details: 'Nouvelle carte',
    save: 'Enregistrer la carte',
    saveAndPay: (sum) => `Enregistrer la carte et payer ${sum}`,
    done: {
      title: 'Votre carte est à jour',
      text: 'Vos factures sont portées à la nouvelle carte. Nous vous avons envoyé un courriel.',
    },
    over: {
      title: 'Cette page a expiré',
      text: 'Votre facturation indique votre carte et vos paiements. Vous pouvez rouvrir cette page à partir de là.',
    },
    back: 'Retour à la facturation',
  },
  problems: {
    nothingToPay: 'Rien à payer',
    purchaseUnknown: 'Nous ne trouvons pas cet achat',
    purchaseExpired: 'Cet achat a expiré',
    giftExpired: 'Cet achat a expiré',
    joinedBefore: 'Déjà membre?',
    questionAnswered: 'Réponse déjà donnée',
    formForeign: 'Nous n’avons pas pu vérifier ce formulaire',
  },
  ways: {
    join: 'S’inscrire à un club',
    joinEmployer: 'S’inscrire par mon employeur',
    gift: 'Acheter une carte-cadeau',
    backToMyGift: 'Retour à mon cadeau',
    chooseMembership: 'Choisir un abonnement',
    payment: 'Retour au paiement',
  },
};
