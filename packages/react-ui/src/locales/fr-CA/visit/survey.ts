import type { surveyCopy } from '../../../copy/survey.ts';
import type { Worded } from '../../../locale/worded.ts';

export const survey: Worded<typeof surveyCopy> = {
  title: 'Personnalisez votre visite',
  lede: 'Quatre petites questions, pour savoir quoi vous montrer.',
  progress: (step, of) => `${step} sur ${of}`,
  many: 'Choisissez tout ce qui vous convient.',
  one: 'Un seul choix.',
  other: 'Dites-nous pourquoi.',
  count: (used, most) => `${used} caractères sur ${most}`,
  next: 'Suivant',
  submit: 'Envoyer',
  sending: 'Envoi de vos réponses…',
  back: 'Retour',
  doneTitle: 'Merci',
  done: 'Nous aurons vos réponses sous la main à votre arrivée.',
  benefits: 'Découvrir les avantages membres',
  classesAt: (club) => `Offerts au club ${club}`,
  classesTitle: 'Des cours signature selon vos objectifs',
  classes: (count) => `${count} cours`,
  mediaTitle: (club) => `Un aperçu du club ${club}`,
};
