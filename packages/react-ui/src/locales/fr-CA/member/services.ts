import type { agreementCopy, feedbackCopy, passCopy } from '../../../copy/services.ts';
import type { Worded } from '../../../locale/worded.ts';

export const feedback: Worded<typeof feedbackCopy> = {
  form: 'Dire à un club ce que vous en pensez',
  legend: 'Vos commentaires',
  hints: {
    message: 'Une chose qui était bien, ou une à améliorer.',
    email: 'Seulement si vous souhaitez une réponse.',
  },
  submit: 'Envoyer',
  thanks: 'Merci',
  told: (club) =>
    club === null ? 'Le club a reçu votre message.' : `${club} a reçu votre message.`,
  answer: (email) => `S’il y a une réponse, elle sera envoyée à ${email}.`,
  again: 'Écrire un autre message',
  back: (club) => (club === null ? 'Tous les clubs' : `Retour à ${club}`),
};

export const pass: Worded<typeof passCopy> = {
  form: 'Trouver votre laissez-passer',
  intro: 'Entrez le code que vous avez reçu et voyez combien de temps le club est à vous.',
  legend: 'Votre laissez-passer',
  hints: {
    code: 'Tel qu’il figure dans le courriel ou sur la carte, par exemple TRY-7.',
    facilityId: 'Le club nommé sur le laissez-passer.',
  },
  submit: 'Afficher le laissez-passer',
  without: 'Visiter un club sans laissez-passer',
  loading: 'Recherche de votre laissez-passer…',
  eyebrow: 'Laissez-passer d’essai',
  code: 'Code',
  good: 'Valide pour',
  days: (days) =>
    days === 1
      ? 'Un jour, à compter de votre première visite'
      : `${days} jours consécutifs, à compter de votre première visite`,
  takeUpBy: 'À utiliser au plus tard le',
  endOfDay: (zone) => `La fin de cette journée au club, ${zone}`,
  club: 'Au club',
  terms: 'Conditions',
  door: 'Présentez ce laissez-passer et une pièce d’identité avec photo à l’accueil.',
  book: 'Réserver une première visite',
  print: 'Imprimer le laissez-passer',
  another: 'Utiliser un autre code',
};

export const agreement: Worded<typeof agreementCopy> = {
  loading: 'Chargement de l’entente…',
  version: (version) => `Version ${version}`,
  print: 'Imprimer l’entente',
  sign: 'Signer l’entente',
  legend: 'Signer',
  hint: 'Écrivez-le comme vous signeriez sur papier.',
  signed: 'Signée',
  signedAt: (moment) => `Vous avez signé cette entente le ${moment}.`,
  justSigned: 'Elle est maintenant en vigueur. Votre compte l’indique.',
  account: 'Retour à votre compte',
};
