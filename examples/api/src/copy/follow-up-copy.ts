import type { Locale } from '../locale/request-locale.ts';
import type { Translated } from './translate.ts';

/** Mail that follows a visitor's details or visit without anyone asking for it. */
const english = {
  received: {
    subject: (club: string): string => `We have your details for ${club}`,
    text: (club: string): string =>
      `Thank you. An advisor from ${club} will contact you soon. If you would rather call, we are happy to help.`,
  },
  reminder: {
    subjectDay: (when: string, club: string): string => `${when}: your visit to ${club}`,
    subjectHours: (when: string, club: string): string => `Soon, ${when}: your visit to ${club}`,
    text: (what: string, club: string): string => `This is a reminder of your ${what} at ${club}.`,
  },
  noShow: {
    subject: (club: string): string => `We missed you at ${club}`,
    text: (club: string): string =>
      `We expected you at ${club} today. If something came up, call us and we will find another time.`,
  },
} as const;

type FollowUpCopy = Translated<typeof english>;

const spanish: FollowUpCopy = {
  received: {
    subject: (club) => `Tenemos sus datos para ${club}`,
    text: (club) =>
      `Gracias. Un asesor de ${club} se comunicará con usted pronto. Si prefiere llamar, con gusto le ayudamos.`,
  },
  reminder: {
    subjectDay: (when, club) => `${when}: su visita a ${club}`,
    subjectHours: (when, club) => `Pronto, ${when}: su visita a ${club}`,
    text: (what, club) => `Le recordamos su ${what} en ${club}.`,
  },
  noShow: {
    subject: (club) => `No nos vimos en ${club}`,
    text: (club) =>
      `Le esperábamos hoy en ${club}. Si tuvo un contratiempo, llámenos y encontraremos otra hora.`,
  },
};

const french: FollowUpCopy = {
  received: {
    subject: (club) => `Nous avons vos coordonnées pour ${club}`,
    text: (club) =>
      `Merci. Un conseiller de ${club} communiquera avec vous sous peu. Si vous préférez appeler, nous vous aiderons avec plaisir.`,
  },
  reminder: {
    subjectDay: (when, club) => `${when} : votre visite à ${club}`,
    subjectHours: (when, club) => `Bientôt, ${when} : votre visite à ${club}`,
    text: (what, club) => `Ceci est un rappel : votre ${what} à ${club}.`,
  },
  noShow: {
    subject: (club) => `Nous vous avons manqué à ${club}`,
    text: (club) =>
      `Nous vous attendions aujourd’hui à ${club}. En cas d’empêchement, appelez-nous et nous trouverons une autre heure.`,
  },
};

/** The copy in a language. */
export function followUpCopyIn(locale: Locale): FollowUpCopy {
  return copies[locale];
}

const copies: Readonly<Record<Locale, FollowUpCopy>> = {
  'en-US': english,
  'en-GB': english,
  'fr-CA': french,
  'es-US': spanish,
};
