import type { siteMessages as english } from '../site-messages.ts';

export const siteMessages: Readonly<Record<keyof typeof english, string>> = {
  needsScript:
    'Veuillez activer JavaScript pour réserver en ligne, ou appelez votre club et nous réserverons pour vous.',
  pageSlow: 'Chargement en cours. Ce que vous tapez est conservé.',
  offline:
    'Vous êtes hors ligne. Ce que vous avez entré est conservé, et vous pourrez continuer au retour de la connexion.',
  onlineAgain: 'Vous êtes de nouveau en ligne.',
  clubNotLoaded: 'Nous n’avons pas pu charger ce club. Veuillez réessayer.',
  offerNotLoaded: 'Nous n’avons pas pu charger cette offre. Veuillez réessayer.',
};
