import type { pricesCopy } from '../../copy/prices.ts';
import type { Localized } from '../../locale/copy.ts';

const copy: Localized<typeof pricesCopy> = {
  at: (club) => `Precios en ${club}`,
  changed: (club) => `Estos son los precios en ${club}.`,
  loading: 'Cargando precios…',
  change: 'Cambiar de club',
  chooser: 'Elija un club para ver sus precios',
  opens: (club, day) => `${club} abre el ${day}. Estos son sus precios de miembro fundador.`,
  none: (club) =>
    `${club} no vende membresías en línea. Visite el club y un asesor le explicará las membresías.`,
  visit: 'Reservar una visita',
  join: 'Inscribirse',
  joinWith: (plan, club) => `Inscribirse en ${club}: ${plan}`,
  compare: 'Compare las membresías',
  plan: 'Membresía',
  rows: {
    monthly: 'Cada mes',
    today: 'A pagar hoy',
    firstYear: 'Primeros 12 meses',
    clubs: 'Clubes',
    commitment: 'Permanencia',
  },
  yes: 'Incluido',
  no: '–',
  ways: '¿Todavía no se decide?',
  visitTitle: 'Conozca primero el club',
  visitText: 'Un recorrido de 30 minutos con un asesor, gratis y sin compromiso.',
  trialTitle: (days) => (days === 1 ? 'Pruébelo por un día' : `Pruébelo por ${days} días`),
  trialText: (club) => `Un pase gratis para ${club}, uno por persona.`,
  trial: 'Obtener un pase de prueba',
  promoTitle: '¿Tiene un código promocional?',
  promoText: 'Ingréselo junto a las membresías al inscribirse. Los precios cambian al instante.',
  promo: 'Ingresar un código',
};

export const prices: { readonly 'join/prices': Localized<typeof pricesCopy> } = {
  'join/prices': copy,
};
