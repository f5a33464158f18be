import type { siteMessages as english } from '../site-messages.ts';

export const siteMessages: Readonly<Record<keyof typeof english, string>> = {
  needsScript:
    'Para reservar una visita aquí se necesita JavaScript. Llame a su club: sus asesores reservan por usted.',
  pageSlow: 'La página aún está en camino. Lo que escriba se conserva.',
  offline:
    'No tiene conexión. Lo que escribió se conserva, y podrá continuar cuando vuelva la conexión.',
  onlineAgain: 'Tiene conexión de nuevo.',
};
