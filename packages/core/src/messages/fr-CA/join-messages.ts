import type { joinMessages as english } from '../join-messages.ts';

export const joinMessages: Readonly<Record<keyof typeof english, string>> = {
  notEligible: 'Cette adresse courriel ne donne pas droit à un rabais d’entreprise pour le moment.',
  sameEmail: 'Cette adresse courriel est déjà utilisée. Veuillez en choisir une autre.',
  codeWrong:
    'Ce code n’est pas le bon ou n’est plus valide. Vérifiez-le ou demandez-en un nouveau.',
  codeSpent: 'Ce code a été essayé trop souvent. Veuillez en demander un nouveau.',
  tooManyCodes: 'Trop de codes ont été envoyés. Vous pourrez en demander un nouveau dans {wait}.',
  tooManyTries: 'Trop de codes ont été essayés. Veuillez revenir dans {wait}.',
  noPlans:
    'Votre employeur n’offre pas d’abonnement exclusif à ce club. Veuillez en choisir un autre.',
  planRequired: 'Choisissez un abonnement ci-dessus pour vous inscrire.',
  processing:
    'Une erreur s’est produite pendant le traitement de votre demande. Veuillez réessayer plus tard.',
  paymentCancelled: 'Le paiement a été annulé et rien n’a été débité. Votre choix est conservé.',
  paymentDeclined:
    'Le paiement a été refusé et rien n’a été débité. Vous pouvez réessayer avec une autre carte.',
  paymentUnknown:
    'Nous ne trouvons aucun paiement pour ce lien. Si vous avez payé, la confirmation se trouve dans vos courriels.',
  paymentUsed:
    'Cette confirmation a déjà été affichée et ne peut pas être rouverte. Les détails de votre abonnement se trouvent dans vos courriels.',
  paymentOtherBrowser: 'Votre abonnement est actif. Les détails se trouvent dans vos courriels.',
  planGone: 'L’abonnement que vous avez choisi n’est pas offert ici. Veuillez en choisir un autre.',
  tooManyResends:
    'La confirmation a été envoyée plusieurs fois. Vous pourrez la redemander dans {wait}.',
  resendFailed: 'Le courriel de confirmation n’a pas pu être renvoyé. Veuillez réessayer.',
  resendDone:
    'Nous avons renvoyé le courriel de confirmation. Veuillez vérifier votre boîte de réception.',
};
