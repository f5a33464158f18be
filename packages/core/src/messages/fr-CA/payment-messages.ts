import type { PaymentMessageKey } from '../payment-messages.ts';

export const paymentMessages: Readonly<Record<PaymentMessageKey, string>> = {
  nameOnCardRequired: 'Entrez le nom inscrit sur la carte.',
  cardNumberRequired: 'Entrez le numéro de la carte.',
  cardNumberMalformed: 'Entrez un numéro de carte de 13 à 19 chiffres.',
  cardBrandUnknown:
    'Nous acceptons American Express, Visa, Mastercard, Discover, Diners Club et JCB.',
  cardNumberMistyped: 'Vérifiez le numéro de la carte\u00A0: un chiffre n’est pas le bon.',
  cardIsReal:
    'Cette page n’accepte que des cartes d’essai. Utilisez l’une de celles qui figurent sous le formulaire.',
  expiryRequired: 'Entrez le mois et l’année d’expiration.',
  expiryMalformed: 'Entrez la date d’expiration sous la forme MM/AA, comme 04/30.',
  expiryPast: 'Cette carte est expirée. Veuillez en utiliser une autre.',
  securityCodeRequired: 'Entrez le code de sécurité.',
  securityCodeMalformed:
    'Entrez les 3 chiffres au dos de la carte; American Express en a 4 au recto.',
  postalCodeRequired: 'Le code postal est requis.',
  postalCodeMalformed: 'Entrez un code postal valide.',
  stateRequired: 'La province ou l’État est requis.',
  cardDeclined:
    'La banque a refusé cette carte. Rien n’a été débité. Veuillez essayer une autre carte.',
  fundsMissing:
    'Le solde de cette carte est insuffisant. Rien n’a été débité. Veuillez essayer une autre carte.',
  confirmationRefused:
    'Le paiement n’a pas été confirmé. Rien n’a été débité. Vous pouvez réessayer.',
  nothingToPay:
    'Il n’y a rien à payer ici. Si vous venez de payer, c’est fait\u00A0: revenez en arrière pour le voir.',
  purchaseUnknown:
    'Nous ne connaissons pas cet achat. Veuillez choisir de nouveau ce que vous souhaitez acheter.',
  purchaseExpired:
    'Cet achat a attendu trop longtemps et a pris fin. Rien n’a été débité. Veuillez choisir de nouveau votre abonnement.',
  purchasePaid: 'Nous avons reçu votre paiement. Vous ne serez pas débité deux fois.',
  giftExpired:
    'Cet achat a attendu trop longtemps et a pris fin. Rien n’a été débité. Votre cadeau est tel que vous l’avez laissé\u00A0: revenez en arrière et réessayez.',
  joinedBefore:
    'Quelqu’un s’est inscrit avec cette adresse courriel, et rien n’a été débité cette fois-ci. Si c’était vous, votre abonnement se trouve dans le courriel que nous vous avons envoyé; sinon, veuillez utiliser une autre adresse.',
  questionAnswered:
    'La question de la banque a déjà reçu une réponse. Rien de plus ne sera débité.',
  formForeign: 'Ce formulaire ne vient pas de notre page. Rien n’a été débité.',
};
