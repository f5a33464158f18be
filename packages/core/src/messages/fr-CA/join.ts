import type { joinMessages as english } from '../join-messages.ts';

export const joinMessages: Readonly<Record<keyof typeof english, string>> = {
  notEligible: 'Cette adresse courriel ne donne pas droit à un rabais d’entreprise pour le moment.',
  sameEmail: 'Cette adresse courriel est déjà utilisée. Veuillez en choisir une autre.',
  codeWrong: 'Ce code est erroné ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
  codeSpent: 'Trop d’essais infructueux pour ce code. Veuillez en demander un nouveau.',
  invitationWrong:
    'Ce code est erroné, a été utilisé par quelqu’un d’autre ou a expiré. Vérifiez-le ou demandez-en un autre à votre employeur.',
  invitationUsed:
    'Vous êtes déjà membre grâce à ce code. Les détails de votre abonnement sont dans vos courriels.',
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
