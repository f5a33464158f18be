import type { joinMessages as english } from '../join-messages.ts';
import type { PaymentMessageKey } from '../payment-messages.ts';

export const joinMessages: Readonly<Record<keyof typeof english, string>> = {
  notEligible: 'Cette adresse courriel ne donne pas droit à un rabais d’entreprise pour le moment.',
  sameEmail: 'Cette adresse courriel est déjà utilisée. Veuillez en choisir une autre.',
  codeWrong: 'Ce code est erroné ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
  confirmAgain:
    'Veuillez confirmer de nouveau votre courriel, car un autre code a été demandé depuis pour cette adresse.',
  codeSpent: 'Trop d’essais infructueux pour ce code. Veuillez en demander un nouveau.',
  invitationWrong:
    'Ce code est erroné, a été utilisé par quelqu’un d’autre ou a expiré. Vérifiez-le ou demandez-en un autre à votre employeur.',
  invitationUsed:
    'Vous êtes déjà membre avec cette adresse courriel. Les détails de votre abonnement sont dans vos courriels.',
  invitationClub:
    'L’offre de votre employeur ne comprend pas ce club. Revenez en arrière et choisissez-en un autre.',
  invitationWorkEmail:
    'L’adresse saisie est une adresse de travail. Revenez en arrière et utilisez-la comme courriel d’entreprise\u00A0: nous vous enverrons un code.',
  tooManyCodes: 'Nous avons envoyé trop de codes. Vous pourrez en demander un nouveau dans {wait}.',
  tooManyTries: 'Trop de tentatives. Veuillez réessayer dans {wait}.',
  noPlans:
    'Votre employeur n’offre pas d’abonnement exclusif à ce club. Veuillez en choisir un autre.',
  planRequired: 'Choisissez un abonnement ci-dessus pour vous inscrire.',
  promoRequired: 'Entrez un code promotionnel.',
  promoUnknown: 'Nous ne connaissons pas ce code. Vérifiez qu’il est bien écrit.',
  promoEnded: 'Ce code n’est plus valide.',
  promoElsewhere: 'Ce code n’est pas valable à ce club.',
  promoOtherPlans: 'Ce code n’est pas valable pour ces abonnements.',
  promoNoBetter: 'Vous avez déjà un meilleur prix\u00A0: ce code n’en retranche rien.',
  promoFailed:
    'Nous n’avons pas pu vérifier votre code; il n’est donc pas appliqué. Veuillez réessayer.',
  promoNotChosen: '{code} ne change pas le prix de {plan}.',
  heldPrice:
    '{firstName}, votre prix pour {plan} est garanti jusqu’au {day}. Nous avons rempli vos coordonnées.',
  heldPriceOver: 'Votre prix était garanti jusqu’au {day}. Voici les prix d’aujourd’hui.',
  heldPriceUsed:
    'Ce lien a déjà servi à une inscription. Pour une autre, voici les prix d’aujourd’hui.',
  heldPriceUnknown: 'Nous ne connaissons pas ce lien. Voici les prix d’aujourd’hui.',
  heldPriceFailed:
    'Nous n’avons pas pu charger votre prix garanti. Ouvrez de nouveau le lien de votre courriel, ou continuez aux prix d’aujourd’hui.',
  heldPriceEnded:
    'Votre prix garanti a pris fin. Le prix d’aujourd’hui s’applique; veuillez le vérifier.',
  heldPriceOtherPerson:
    'Ce prix est garanti pour l’adresse courriel à laquelle nous avons envoyé le lien. Utilisez-la, ou choisissez un autre abonnement.',
  joinBirthDateRequired: 'La date de naissance est requise.',
  joinBirthDateImpossible: 'Entrez une date passée, avec une année à quatre chiffres.',
  joinTooYoung:
    'Il faut avoir au moins {age} ans pour s’inscrire en ligne. Vous pouvez visiter le club.',
  joinConsent: 'Cochez la case pour accepter.',
  joinAgreementChanged:
    'Le contrat a changé depuis que vous l’avez lu. Veuillez le relire avant de signer.',
  pricesNotLoaded: 'Nous n’avons pas pu charger les tarifs. Veuillez réessayer.',
  processing:
    'Une erreur s’est produite pendant le traitement de votre demande. Veuillez réessayer plus tard.',
  paymentCancelled:
    'Vous avez annulé le paiement; rien n’a donc été débité. Votre sélection est conservée.',
  paymentDeclined:
    'Votre paiement a été refusé; rien n’a donc été débité. Vous pouvez essayer une autre carte.',
  paymentUnknown:
    'Nous ne trouvons aucun paiement pour ce lien. Si vous avez payé, la confirmation se trouve dans vos courriels.',
  paymentUsed:
    'Vous avez déjà consulté cette confirmation. Les détails de votre abonnement se trouvent dans vos courriels.',
  paymentOtherBrowser: 'Votre abonnement est actif. Les détails se trouvent dans vos courriels.',
  startOutside: 'Choisissez un jour entre le {first} et le {last}.',
  planGone: 'Cet abonnement n’est pas offert à ce club. Veuillez en choisir un autre.',
  tooManyResends:
    'Nous avons déjà envoyé votre confirmation plusieurs fois. Vous pourrez la redemander dans {wait}.',
  resendFailed: 'Le courriel de confirmation n’a pas pu être renvoyé. Veuillez réessayer.',
  resendDone:
    'Nous avons renvoyé le courriel de confirmation. Veuillez vérifier votre boîte de réception.',
};

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
  sumChanged:
    'Le montant à payer aujourd’hui a changé; rien n’a donc été débité. Veuillez le vérifier, puis payer.',
  cardsTried: 'Trop de tentatives; rien n’a donc été débité. Veuillez réessayer plus tard.',
  nothingToPay:
    'Il n’y a rien à payer pour le moment. Si vous venez de payer, tout est en ordre. Revenez en arrière pour voir votre confirmation.',
  purchaseUnknown:
    'Nous ne trouvons pas cet achat. Veuillez choisir de nouveau ce que vous souhaitez acheter.',
  purchaseExpired:
    'Le délai de paiement est écoulé et rien n’a été débité. Veuillez choisir de nouveau votre abonnement.',
  purchasePaid: 'Nous avons reçu votre paiement. Rien ne sera débité une deuxième fois.',
  giftExpired:
    'Le délai de paiement est écoulé et rien n’a été débité. Votre cadeau est conservé\u00A0: vous pouvez revenir en arrière et réessayer.',
  passExpired:
    'Cet achat a expiré et rien n’a été débité. Vos renseignements sont conservés\u00A0: vous pouvez revenir et réessayer.',
  joinedBefore:
    'Quelqu’un s’est déjà inscrit avec cette adresse courriel; rien n’a donc été débité. Si c’était vous, les détails de votre abonnement se trouvent dans vos courriels. Sinon, utilisez une autre adresse.',
  questionAnswered:
    'Vous avez déjà répondu à la demande de votre banque. Rien ne sera débité de nouveau.',
  formForeign:
    'Nous n’avons pas pu vérifier ce formulaire; rien n’a donc été débité. Veuillez recommencer.',
};
