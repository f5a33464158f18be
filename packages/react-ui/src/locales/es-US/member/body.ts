import type { bodyCopy } from '../../../copy/body.ts';
import type { Worded } from '../../../locale/worded.ts';

const pressure = {
  normal: 'Normal',
  elevated: 'Algo elevada',
  'high stage 1': 'Alta, etapa 1',
  'high stage 2': 'Alta, etapa 2',
};

export const body: Worded<typeof bodyCopy> = {
  title: 'Dónde se encuentra',
  intro: 'Un rango es lo que se midió en muchas personas. No es un diagnóstico.',
  leanMass: 'Todo menos la grasa',
  sources: 'De dónde vienen estos rangos',
  picture: (value, band, range) =>
    range === '' ? `${value}. ${band}.` : `${value}. ${band}: ${range}.`,
  below: (high) => `menos de ${high}`,
  from: (low) => `desde ${low}`,
  between: (low, high) => `de ${low} a menos de ${high}`,
  measures: {
    'body-fat': 'Grasa corporal',
    'body-water': 'Agua corporal',
    'heart-rate': 'Frecuencia cardíaca en reposo',
    systolic: 'Presión arterial, número superior',
    diastolic: 'Presión arterial, número inferior',
  },
  units: {
    percent: '%',
    'beats-per-minute': ' latidos por minuto',
    mmHg: ' mmHg',
  },
  bands: {
    'body-fat': {
      low: 'Por debajo del rango saludable',
      healthy: 'En el rango saludable',
      raised: 'Por encima del rango saludable',
      high: 'Muy por encima del rango saludable',
    },
    'body-water': {
      low: 'Por debajo del rango habitual',
      typical: 'En el rango habitual',
      high: 'Por encima del rango habitual',
    },
    'heart-rate': { athletic: 'De atleta', normal: 'Normal', high: 'Alta' },
    systolic: pressure,
    diastolic: pressure,
  },
  reasons: {
    'not-measured': 'Aún no se ha medido.',
    'weight-missing': 'Hace falta su peso para ubicar esta medida en un rango.',
    'age-missing':
      'El rango depende de la edad. Dígale la suya a su entrenador para ver dónde se encuentra.',
    'sex-missing':
      'El rango es distinto para mujeres y hombres. Dígale a su entrenador cuál mostrar.',
    'not-adult': 'No hay un rango para menores de 18 años.',
    impossible: 'Este número no puede ser correcto. Pida a su entrenador que vuelva a medir.',
  },
};
