import type { LanguagePart, Localized } from '@foyer/react-ui/language';

import type { employersPageCopy } from '../../copy/employers-page.ts';
import type { offersPageCopy } from '../../copy/offers-page.ts';
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

const offers: Localized<typeof offersPageCopy> = {
  visit: 'Réserver une visite',
  prices: 'Voir les tarifs',
  classesTitle: 'Nos cours',
  minutes: (minutes) => `${minutes} min`,
  rooms: (clubs) => (clubs < 2 ? `Une salle dans ${clubs} club` : `Une salle dans ${clubs} clubs`),
  anyRoom: 'Dans la plupart des clubs',
  timetable: (club) => `Voir l’horaire de ${club}`,
  clubsTitle: 'Où',
  allClubs: 'Voir tous les clubs',
  classes: {
    yoga: {
      name: 'Yoga doux ou dynamique',
      level: 'Tous les niveaux',
      text: 'Vinyasa, flow doux et yin, dans une salle calme. Les tapis sont fournis.',
    },
    pilates: {
      name: 'Pilates au tapis',
      level: 'Tous les niveaux',
      text: 'Des cours au tapis, posés ou fluides, avec des corrections pour chacun.',
    },
    cycling: {
      name: 'Vélo',
      level: 'Modéré à intense',
      text: 'Des séances de puissance et de rythme, sur des vélos qui affichent watts et cadence.',
    },
    boxing: {
      name: 'Boxe',
      level: 'Débutants bienvenus',
      text: 'Jeu de pieds, combinaisons et travail au sac. Les gants sont fournis.',
    },
    strength: {
      name: 'Musculation',
      level: 'Tous les niveaux',
      text: 'Barres, kettlebells et un entraîneur qui surveille votre technique.',
    },
    barre: {
      name: 'Entraînement à la barre',
      level: 'Tous les niveaux',
      text: 'De petits mouvements qui font beaucoup pour la posture, les jambes et le tronc.',
    },
    dance: {
      name: 'Danse',
      level: 'Aucune expérience requise',
      text: 'Danse cardio et hip-hop. Vous apprenez les pas au fur et à mesure.',
    },
    aqua: {
      name: 'Aquaforme',
      level: 'Doux pour les articulations',
      text: 'De l’entraînement dans la piscine, sans impact. Aussi\u00A0: natation des maîtres.',
    },
  },
  classesFaq: [
    {
      question: 'Les cours sont-ils compris dans l’abonnement?',
      answer: 'Oui. Les cours à l’horaire font partie de chaque abonnement.',
    },
    {
      question: 'Je n’ai jamais suivi de cours. Par où commencer?',
      answer:
        'Arrivez quelques minutes d’avance et dites à l’entraîneur que c’est votre première fois. Il vous montrera le matériel et des versions plus faciles.',
    },
    {
      question: 'Quels cours mon club offre-t-il?',
      answer:
        'La page de chaque club présente l’horaire des sept prochains jours, avec les entraîneurs et les salles.',
    },
    {
      question: 'Puis-je voir un cours avant de m’inscrire?',
      answer:
        'Oui. Réservez une visite à l’heure d’un cours, et le conseiller vous montrera le studio.',
    },
  ],
  trainingTitle: 'Comment ça marche',
  training: [
    {
      title: 'Parlez de vos objectifs',
      text: 'Votre entraîneur vous demande ce que vous voulez pouvoir faire, et ce qui vous en a empêché.',
    },
    {
      title: 'Voyez où vous en êtes',
      text: 'Une première séance avec des tests de mouvement et de force. Les résultats sont dans votre compte.',
    },
    {
      title: 'Suivez un plan',
      text: 'Votre entraîneur planifie vos trois prochains mois et vous accompagne à chaque séance.',
    },
  ],
  coachesTitle: 'Un entraîneur pour chaque objectif',
  coaches: [
    'Musculation, conditionnement et haltérophilie',
    'Technique de course, vélo et endurance',
    'Mobilité et récupération',
    'La force après 50 ans',
    'Boxe, natation, yoga et Pilates',
  ],
  trainingFaq: [
    {
      question: 'Dois-je être membre?',
      answer:
        'Oui. L’entraînement privé est réservé aux membres, et une première séance avec un entraîneur est comprise.',
    },
    {
      question: 'Combien ça coûte?',
      answer:
        'Cela dépend de l’entraîneur et de la fréquence. Un conseiller vous donnera les tarifs de votre club lors de votre visite.',
    },
    {
      question: 'Puis-je choisir mon entraîneur?',
      answer:
        'Oui. La page de chaque club présente ses entraîneurs et ce qu’ils enseignent. Rencontrez-en deux lors de votre visite.',
    },
    {
      question: 'Où voir mes résultats?',
      answer: 'Dans votre compte, sous Entraînement\u00A0: mesures, évaluations et leur évolution.',
    },
  ],
  pilatesTitle: 'Trois façons de s’entraîner',
  pilates: [
    {
      title: 'En privé',
      text: 'Vous et un instructeur, sur le reformer, la tour ou le tapis.',
    },
    {
      title: 'Avec deux amis',
      text: 'Pas plus de trois personnes par instructeur, pour que chacun soit corrigé.',
    },
    {
      title: 'Cours au tapis',
      text: 'Pilates au tapis et Pilates fluide sont à l’horaire et font partie de chaque abonnement.',
    },
  ],
  pilatesFaq: [
    {
      question: 'Je débute en Pilates. Est-ce un problème?',
      answer:
        'Non. Votre première séance sur le reformer commence par l’appareil lui-même, et l’instructeur règle les ressorts pour vous.',
    },
    {
      question: 'Que dois-je porter?',
      answer:
        'Des vêtements dans lesquels vous bougez bien, et des chaussettes antidérapantes si vous en avez.',
    },
    {
      question: 'Le Pilates est-il compris dans l’abonnement?',
      answer:
        'Les cours au tapis, oui. Les séances sur le reformer se réservent avec un instructeur. Un conseiller vous donnera les tarifs de votre club lors de votre visite.',
    },
  ],
};

const prices: Localized<typeof pricesPageCopy> = {
  title: 'Un seul prix par mois, cours compris.',
  lede: 'Voyez ce que vous payez aujourd’hui, chaque mois et la première année. À\u00A0l’inscription, vous payez exactement ces montants.',
  faq: [
    {
      question: 'Qu’est-ce que je paie aujourd’hui?',
      answer:
        'Le premier mois et les frais d’adhésion, moins le rabais du club. Si vous choisissez de commencer plus tard, vous ne payez aujourd’hui que les frais d’adhésion, puis la mensualité à partir de votre premier jour.',
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
        'Oui. Choisissez n’importe quelle date dans les 90 prochains jours\u00A0: votre mensualité commence ce jour-là.',
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
  copy: {
    'join/employers-page': employers,
    'join/offers-page': offers,
    'join/prices-page': prices,
  },
  messages: {},
  labels: {},
};
