import type { bodyCopy } from '../../../copy/body.ts';
import type { Worded } from '../../../locale/worded.ts';

const pressure = {
  normal: 'Normale',
  elevated: 'Un peu élevée',
  'high stage 1': 'Élevée, stade 1',
  'high stage 2': 'Élevée, stade 2',
};

export const body: Worded<typeof bodyCopy> = {
  title: 'Où vous en êtes',
  intro:
    'Une plage reflète ce qui a été mesuré chez un grand nombre de personnes. Ce n’est pas un diagnostic.',
  leanMass: 'Tout sauf la masse grasse',
  sources: 'D’où viennent ces plages',
  picture: (value, band, range) =>
    range === '' ? `${value}. ${band}.` : `${value}. ${band}\u00A0: ${range}.`,
  below: (high) => `moins de ${high}`,
  from: (low) => `à partir de ${low}`,
  between: (low, high) => `de ${low} à moins de ${high}`,
  measures: {
    'body-fat': 'Masse grasse',
    'body-water': 'Eau corporelle',
    'heart-rate': 'Fréquence cardiaque au repos',
    systolic: 'Tension artérielle, premier chiffre',
    diastolic: 'Tension artérielle, second chiffre',
  },
  units: {
    percent: '\u00A0%',
    'beats-per-minute': ' battements par minute',
    mmHg: ' mmHg',
  },
  bands: {
    'body-fat': {
      low: 'Sous la plage santé',
      healthy: 'Dans la plage santé',
      raised: 'Au-dessus de la plage santé',
      high: 'Bien au-dessus de la plage santé',
    },
    'body-water': {
      low: 'Sous la plage habituelle',
      typical: 'Dans la plage habituelle',
      high: 'Au-dessus de la plage habituelle',
    },
    'heart-rate': { athletic: 'Athlétique', normal: 'Normale', high: 'Élevée' },
    systolic: pressure,
    diastolic: pressure,
  },
  reasons: {
    'not-measured': 'Pas encore mesuré.',
    'weight-missing': 'Il nous faut votre poids pour situer cette mesure dans une plage.',
    'age-missing':
      'La plage dépend de l’âge. Donnez le vôtre à votre entraîneur pour savoir où vous en êtes.',
    'sex-missing':
      'La plage diffère pour les femmes et les hommes. Dites à votre entraîneur laquelle afficher.',
    'not-adult': 'Il n’y a pas de plage pour les moins de 18 ans.',
    impossible:
      'Ce nombre ne peut pas être exact. Demandez à votre entraîneur de mesurer à nouveau.',
  },
};
