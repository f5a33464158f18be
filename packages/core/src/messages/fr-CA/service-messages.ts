import type { serviceMessages as english } from '../service-messages.ts';

export const serviceMessages: Readonly<Record<keyof typeof english, string>> = {
  giftCardsFailed: 'Nous n’avons pas pu charger les cartes-cadeaux.',
  giftDesignRequired: 'Choisissez un modèle.',
  giftAmountRefused:
    'Nous ne vendons pas de carte-cadeau de ce montant. Veuillez en choisir un autre.',
  giftNoCookies:
    'Votre navigateur ne conserve pas de témoins; la page de paiement ne reconnaîtrait donc pas votre cadeau. Veuillez les autoriser pour ce site, puis réessayez.',
  giftUsed:
    'Cette confirmation a déjà été affichée et ne peut pas être rouverte. Votre reçu se trouve dans vos courriels.',
  giftOtherBrowser: 'Cette carte-cadeau est payée. Votre reçu se trouve dans vos courriels.',
  feedbackRating: 'Choisissez comment c’était.',
  passUnknown:
    'Nous n’avons trouvé aucun laissez-passer avec ce code à ce club. Vérifiez le code ou choisissez le club nommé sur votre laissez-passer.',
  passEnded:
    'Ce laissez-passer est échu et ne peut plus être utilisé. Vous êtes le bienvenu pour voir le club sans lui.',
  agreementChanged:
    'Il existe une version plus récente de cette entente. Veuillez la lire avant de signer.',
  agreementConsent: 'Cochez la case pour indiquer votre accord.',
  agreementUnknown:
    'Nous n’avons trouvé aucune entente à cette adresse. Vos ententes sont sur la page de votre compte.',
  agreementNotYours:
    'Cette entente est celle d’un autre membre. Les vôtres sont sur la page de votre compte.',
  agreementNoClub:
    'Une entente est liée à votre club d’attache, et votre compte n’en a pas encore. Informez-vous à l’accueil de votre club.',
  trainingFailed: 'Nous n’avons pas pu charger cette partie de votre entraînement.',
};
