import type { siteMessages as english } from '../site-messages.ts';

export const siteMessages: Readonly<Record<keyof typeof english, string>> = {
  needsScript:
    'Active JavaScript para reservar en línea, o llame a su club y reservaremos por usted.',
  pageSlow: 'Cargando todavía. Lo que escriba se guarda.',
  offline:
    'No tiene conexión. Lo que escribió está guardado, y podrá continuar cuando vuelva la conexión.',
  onlineAgain: 'Ya tiene conexión de nuevo.',
  clubNotLoaded: 'No pudimos cargar este club. Inténtelo de nuevo.',
  offerNotLoaded: 'No pudimos cargar esta oferta. Inténtelo de nuevo.',
};
