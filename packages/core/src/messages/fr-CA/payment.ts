import type { PaymentMessageKey } from '../payment-messages.ts';

export const paymentMessages: Readonly<Record<PaymentMessageKey, string>> = {
  nameOnCardRequired: 'Entrez le nom inscrit sur la carte.',
  cardNumberRequired: 'Entrez le numéro de la carte.',
  cardNumberMalformed: 'Vérifiez le numéro de votre carte. Il doit compter de 13 à 19 chiffres.',
  cardBrandUnknown:
    'Nous acceptons American Express, Visa, Mastercard, Discover, Diners Club et JCB.',
  cardNumberMistyped: 'Ce numéro de carte n’est pas valide. Veuillez le vérifier.',
  cardIsReal:
    'Cette démonstration n’accepte que les cartes d’essai qui figurent sous le formulaire.',
  expiryRequired: 'Entrez la date d’expiration.',
  expiryMalformed: 'Entrez la date d’expiration sous la forme MM/AA, par exemple 04/30.',
  expiryPast: 'Cette carte est expirée. Veuillez utiliser une autre carte.',
  securityCodeRequired: 'Entrez le code de sécurité.',
  securityCodeMalformed:
    'Entrez le code à 3 chiffres au dos de votre carte (4 chiffres au recto pour American Express).',
  postalCodeRequired: 'Le code postal est requis.',
  postalCodeMalformed: 'Entrez un code postal valide.',
  stateRequired: 'La province ou l’État est requis.',
  cardDeclined:
    'Votre banque a refusé cette carte; rien n’a donc été débité. Veuillez essayer une autre carte.',
  fundsMissing:
    'Le solde de cette carte est insuffisant; rien n’a donc été débité. Veuillez essayer une autre carte.',
  confirmationRefused:
    'Le paiement n’a pas été confirmé; rien n’a donc été débité. Vous pouvez réessayer.',
  nothingToPay:
    'Il n’y a rien à payer pour le moment. Si vous venez de payer, tout est en ordre. Revenez en arrière pour voir votre confirmation.',
  purchaseUnknown:
    'Nous ne trouvons pas cet achat. Veuillez choisir de nouveau ce que vous souhaitez acheter.',
  purchaseExpired:
    'Le délai de paiement est écoulé et rien n’a été débité. Veuillez choisir de nouveau votre abonnement.',
  purchasePaid: 'Nous avons reçu votre paiement. Vous ne serez pas débité deux fois.',
  giftExpired:
    'Le délai de paiement est écoulé et rien n’a été débité. Votre cadeau est conservé\u00A0: vous pouvez revenir en arrière et réessayer.',
  passExpired:
    'Cet achat a expiré et rien n’a été débité. Vos renseignements sont conservés\u00A0: vous pouvez revenir et réessayer.',
  joinedBefore:
    'Quelqu’un s’est déjà inscrit avec cette adresse courriel; rien n’a donc été débité. Si c’était vous, les détails de votre abonnement se trouvent dans vos courriels. Sinon, utilisez une autre adresse.',
  questionAnswered:
    'Vous avez déjà répondu à la demande de votre banque. Vous ne serez pas débité de nouveau.',
  formForeign:
    'Nous n’avons pas pu vérifier ce formulaire; rien n’a donc été débité. Veuillez recommencer.',
};
