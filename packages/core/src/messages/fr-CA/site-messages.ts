import type { siteMessages as english } from '../site-messages.ts';

export const siteMessages: Readonly<Record<keyof typeof english, string>> = {
  needsScript:
    'Pour réserver une visite ici, JavaScript est nécessaire. Appelez plutôt votre club\u00A0: ses conseillers réservent pour vous.',
  pageSlow: 'La page est encore en chemin. Ce que vous tapez est conservé.',
  offline:
    'Vous êtes hors ligne. Ce que vous avez entré est conservé, et vous pourrez continuer au retour de la connexion.',
  onlineAgain: 'Vous êtes de nouveau en ligne.',
};
