import type { serviceMessages as english } from '../service-messages.ts';

export const serviceMessages: Readonly<Record<keyof typeof english, string>> = {
  giftCardsFailed: 'Nous n’avons pas pu charger les cartes-cadeaux.',
  giftDesignRequired: 'Choisissez un modèle.',
  giftAmountRefused:
    'Nous n’offrons pas de carte-cadeau de ce montant. Veuillez en choisir un autre.',
  giftNoCookies:
    'Votre navigateur bloque les témoins, nécessaires au paiement. Veuillez les autoriser pour ce site, puis réessayer.',
  giftUsed: 'Vous avez déjà consulté cette confirmation. Votre reçu se trouve dans vos courriels.',
  giftOtherBrowser: 'Cette carte-cadeau est payée. Votre reçu se trouve dans vos courriels.',
  feedbackRating: 'Choisissez une note.',
  passUnknown:
    'Nous ne trouvons pas ce laissez-passer à ce club. Vérifiez le code ou choisissez le club nommé sur votre laissez-passer.',
  passEnded: 'Ce laissez-passer est expiré. Vous pouvez tout de même réserver une visite gratuite.',
  formUnknown: 'Ce formulaire est introuvable. Il a peut-être été déplacé.',
  agreementChanged:
    'Cette entente a été mise à jour. Veuillez lire la nouvelle version avant de signer.',
  agreementConsent: 'Cochez la case pour accepter.',
  agreementUnknown:
    'Nous ne trouvons pas cette entente. Les vôtres sont sur la page de votre compte.',
  agreementNotYours:
    'Cette entente appartient à un autre membre. Les vôtres sont sur la page de votre compte.',
  agreementExcluded:
    'Votre abonnement ne comprend pas cette option\u00A0: il n’y a donc rien à signer.',
  agreementNoClub:
    'Pour signer une entente, il vous faut un club d’attache. Ajoutez-en un à votre profil ou informez-vous à l’accueil.',
  trainingFailed: 'Nous n’avons pas pu charger cette partie de votre entraînement.',
};
