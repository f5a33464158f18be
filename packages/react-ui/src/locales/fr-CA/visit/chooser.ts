import type { chooserCopy } from '../../../copy/chooser.ts';
import type { Worded } from '../../../locale/worded.ts';
import { plural } from '../../plural.ts';

export const chooser: Worded<typeof chooserCopy> = {
  title: 'Plus de 100 clubs dans le monde',
  forVisit: 'Choisissez le club à visiter',
  forJoin: 'Choisissez le club de votre abonnement',
  forAny: 'Choisissez un club',
  search: 'Rechercher par club, ville ou code postal',
  loading: 'Chargement des clubs…',
  current: 'Votre club',
  count: (shown, query) => {
    const clubs = `${shown} ${plural('fr-CA', shown, { one: 'club', other: 'clubs' })}`;
    return query === '' ? clubs : `${clubs} pour «\u00A0${query}\u00A0»`;
  },
};
