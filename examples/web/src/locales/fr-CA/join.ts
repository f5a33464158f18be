import type { LanguagePart, Localized } from '@foyer/react-ui';

import type { employersPageCopy } from '../../copy/employers-page.ts';
import type { pricesPageCopy } from '../../copy/prices-page.ts';

const employers: Localized<typeof employersPageCopy> = {
  title: 'Un avantage que vos gens utiliseront avant le travail.',
  lede: 'Des tarifs réduits dans nos clubs pour toute votre équipe, dès la première inscription. Vous n’achetez rien d’avance, et chacun paie son propre abonnement.',
  talk: 'Parlez-nous',
  check: 'Vérifier votre courriel professionnel',
  howTitle: 'Comment ça marche',
  steps: [
    {
      title: 'Nous convenons des tarifs',
      text: 'Vous choisissez les clubs et les abonnements. Nous préparons une page et une affiche à votre nom.',
    },
    {
      title: 'Vos gens montrent qu’ils travaillent chez vous',
      text: 'Ils entrent leur courriel professionnel, puis un code. Ceux qui n’ont pas d’adresse au travail reçoivent de vous un code d’invitation.',
    },
    {
      title: 'Ils s’inscrivent en quelques minutes',
      text: 'Ils voient ce qu’ils économisent sur chaque abonnement, signent et paient en ligne. Vous n’avez aucun papier à remplir.',
    },
  ],
  whoTitle: 'Qui peut s’inscrire',
  who: [
    'Toute personne qui a une adresse courriel de votre entreprise, à temps plein ou partiel.',
    'Les gens sans adresse au travail, comme en magasin ou sur les chantiers, avec un code valable pour une personne.',
    'D’un seul emplacement à tous les nôtres\u00A0: votre entente nomme les clubs.',
  ],
  exampleTitle: (employer) => `Un exemple\u00A0: ${employer}`,
  example: (employer) => `Voici ce que paient les gens de ${employer}, à côté du prix public.`,
  employee: 'Personnel',
  everyone: 'Prix public',
  aMonth: (price) => `${price} par mois`,
  toJoin: (price) => `${price} pour l’adhésion`,
  membership: 'Abonnement',
  seePage: (employer) => `Voir la page de ${employer}`,
  contactTitle: 'Parlez-nous',
  contactLede: 'Décrivez-nous votre entreprise. Nous vous répondrons d’ici deux jours ouvrables.',
  contactGone: 'Appelez le club le plus proche et demandez les abonnements d’entreprise.',
  faq: [
    {
      question: 'Combien cela coûte-t-il à l’entreprise?',
      answer:
        'Rien. Vos gens paient leur propre abonnement à un tarif réduit. Libre à vous d’y ajouter quelque chose.',
    },
    {
      question: 'Combien de personnes faut-il?',
      answer:
        'Une seule. Les tarifs sont les mêmes pour la première inscription que pour la centième.',
    },
    {
      question: 'Qu’apprenons-nous sur nos gens?',
      answer:
        'Ni qui s’est inscrit, ni quand ils s’entraînent. L’abonnement lie votre employé et le club.',
    },
    {
      question: 'Que se passe-t-il quand quelqu’un quitte l’entreprise?',
      answer: 'Son abonnement reste le sien, aux conditions qu’il a signées.',
    },
    {
      question: 'Peut-on s’inscrire sans courriel professionnel?',
      answer:
        'Oui. Nous vous remettons des codes d’invitation. Chacun vaut pour une personne, qui s’inscrit avec son adresse personnelle.',
    },
    {
      question: 'Avez-vous une entente avec mon employeur?',
      answer:
        'Vérifiez votre courriel professionnel sur cette page. S’il y a une entente, nous vous envoyons un code et vous montrons vos tarifs.',
    },
  ],
};

const prices: Localized<typeof pricesPageCopy> = {
  title: 'Un prix par mois. Tous les cours compris.',
  lede: 'Voyez ce que vous payez aujourd’hui, chaque mois et la première année. À l’inscription, vous payez exactement ces montants.',
  faq: [
    {
      question: 'Qu’est-ce que je paie aujourd’hui?',
      answer:
        'Le premier mois et les frais d’adhésion, moins le rabais du club. Si vous choisissez de commencer plus tard, vous ne payez aujourd’hui que les frais d’adhésion, puis le tarif mensuel à partir de votre premier jour.',
    },
    {
      question: 'Y a-t-il un engagement minimal?',
      answer:
        'Oui. Sa durée est indiquée plus haut avec les tarifs. Ensuite, votre abonnement continue d’un mois à l’autre jusqu’à ce que vous le résiliiez.',
    },
    {
      question: 'Comment résilier?',
      answer:
        'Dans votre compte, sous Abonnement, à toute heure. Vous voyez votre dernier jour avant de confirmer, et nous vous l’envoyons par courriel. Le préavis indiqué plus haut s’applique, et un abonnement ne prend pas fin avant l’engagement.',
    },
    {
      question: 'Puis-je suspendre mon abonnement?',
      answer:
        'Oui, dans votre compte, par mois complets. La durée maximale et le prix sont indiqués plus haut. Les mois suspendus s’ajoutent à votre engagement.',
    },
    {
      question: 'Puis-je aller dans d’autres clubs?',
      answer:
        'Cela dépend de l’abonnement. Chacun indique à combien de clubs il donne accès et les montre sur une carte à l’inscription. Vous pourrez changer d’abonnement plus tard.',
    },
    {
      question: 'Puis-je commencer plus tard?',
      answer:
        'Oui. Choisissez n’importe quelle date dans les 90 prochains jours\u00A0: votre tarif mensuel commence ce jour-là.',
    },
    {
      question: 'Mon employeur peut-il aider?',
      answer:
        'Certains employeurs offrent des tarifs réduits à leur personnel. Inscrivez-vous par l’entremise de votre employeur avec votre courriel professionnel, et vous verrez ce que vous économisez.',
    },
  ],
};

/** The pages that sell, in Canadian French. */
export const part: LanguagePart = {
  copy: { 'join/employers-page': employers, 'join/prices-page': prices },
  messages: {},
  labels: {},
};
