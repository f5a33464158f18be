import type { scheduleCopy } from '../../../copy/schedule.ts';
import type { Worded } from '../../../locale/worded.ts';
import { lowered } from '../../lowered.ts';
import { plural } from '../../plural.ts';

export const schedule: Worded<typeof scheduleCopy> = {
  eyebrow: 'Planifier une visite',
  title: 'Quand souhaitez-vous venir?',
  editTitle: 'Choisissez une autre heure',
  lede: 'Une demi-heure au club. Choisissez d’abord le jour, puis l’heure.',
  changeClub: 'Changer de club',
  day: 'Jour',
  previousWeek: 'Jours précédents',
  nextWeek: 'Jours suivants',
  noTimes: 'aucune heure libre',
  openTimes: (count) =>
    `${count} ${plural('fr-CA', count, { one: 'heure libre', other: 'heures libres' })}`,
  nextAvailable: (day) => `Prochaine disponibilité\u00A0: ${lowered(day)}`,
  zone: (zone) => `Heures affichées en ${zone}, l’heure du club.`,
  taken: 'prise',
  parts: { morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
  loading: 'Chargement des heures libres…',
  nearest: 'Les heures libres les plus proches\u00A0:',
  submit: 'Réserver la visite',
  submitGuided: 'Réserver l’entraînement',
  guidedEyebrow: 'Planifier un entraînement guidé',
  guidedTitle: 'Quand souhaitez-vous vous entraîner?',
  guidedLede: 'Un entraînement en compagnie d’un coach. Choisissez d’abord le jour, puis l’heure.',
  tourTitle: 'Visite de 30 minutes',
  tourText: 'Découvrez les lieux, rencontrez l’équipe et parlez de vos objectifs.',
  update: 'Mettre à jour',
  booking: 'Réservation de votre visite…',
  skip: 'Passer cette étape',
  notReady: 'Pas encore prêt à choisir?',
  skipForNow: 'Plus tard',
  leaveGuidedTitle: 'Changer de club?',
  leaveGuided: 'Changer de club',
  stayGuided: 'Garder l’entraînement',
  skipping: 'Un instant…',
  chosen: (day, time) => `${day} à ${time}`,
  short: (day, time) => `${day}, ${time}`,
  nothingChosen: 'Aucune heure choisie',
};
