import type { formsCopy } from '../../../copy/forms.ts';
import type { Worded } from '../../../locale/worded.ts';

export const forms: Worded<typeof formsCopy> = {
  choose: 'Choisir…',
  none: 'Aucun',
  count: (typed, most) => `${typed} caractères sur ${most}`,
  sending: 'Envoi…',
  password: {
    show: 'Afficher',
    showLabel: 'Afficher le mot de passe',
    hide: 'Masquer',
    hideLabel: 'Masquer le mot de passe',
    requirements: 'Ce qu’il faut à votre mot de passe',
    met: 'Fait\u00A0:',
    unmet: 'Reste à faire\u00A0:',
    allMet: 'Votre mot de passe a tout ce qu’il faut.',
  },
  gift: {
    title: 'Offrir une carte-cadeau',
    legend: 'Votre cadeau',
    submit: 'Continuer',
    hints: {
      customAmount:
        'Si vous l’avez choisi ci-dessus\u00A0: un montant entier, sans virgule ni point.',
      emailAddress: 'Où nous envoyons la carte-cadeau.',
      sendDate: 'Le jour où elle est reçue.',
    },
  },
  freeze: {
    title: 'Suspendre votre abonnement',
    legend: 'Votre suspension',
    submit: 'Demander la suspension',
    hints: {
      startDate: 'Le premier jour où votre abonnement est en pause.',
      medicalReason: 'Seulement si vous voulez nous le dire.',
    },
  },
};
