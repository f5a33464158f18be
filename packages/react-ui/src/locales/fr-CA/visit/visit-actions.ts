import type { visitActionsCopy } from '../../../copy/visit-actions.ts';
import type { Worded } from '../../../locale/worded.ts';
import { lowered } from '../../lowered.ts';

export const visitActions: Worded<typeof visitActionsCopy> = {
  cancel: 'Annuler',
  cancelWhat: 'la visite',
  cancelTitle: 'Annuler votre visite?',
  cancelAsk: (day, time) =>
    `${day} à ${time}\u00A0: cette heure sera offerte à quelqu’un d’autre. Vous pourrez en choisir une autre quand vous voudrez.`,
  cancelConfirm: 'Annuler la visite',
  cancelling: 'Annulation…',
  keep: 'La garder',
  cancelDone: 'Votre visite est annulée.',
  home: 'Aller à l’accueil',
  reschedule: 'Déplacer',
  rescheduleWhat: 'la visite',
  rescheduleTitle: 'Déplacer votre rendez-vous',
  update: 'Déplacer',
  updating: 'Déplacement de votre visite…',
  moved: (day, time) => `Votre visite est déplacée\u00A0: ${lowered(day)} à ${time}.`,
  addToCalendar: 'Ajouter au calendrier',
  removeFromCalendar: 'Retirer du calendrier',
  removeNote: 'Ouvre un fichier de calendrier qui en retire la visite.',
  calendars: 'Calendriers',
  event: {
    tour: (club) => `Visite au club ${club}`,
    workout: (club) => `Entraînement guidé au club ${club}`,
  },
  file: 'fichier .ics',
  newTab: '(ouvre un nouvel onglet)',
};
