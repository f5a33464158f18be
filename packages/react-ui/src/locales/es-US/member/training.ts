import type { trainingCopy } from '../../../copy/training.ts';
import type { Worded } from '../../../locale/worded.ts';

export const training: Worded<typeof trainingCopy> = {
  bodyLoading: 'Cargando sus medidas…',
  bodyEmpty:
    'Aún no se ha medido nada. Su entrenador toma las medidas con usted en la primera evaluación.',
  measuredOn: (day) => `Medido el ${day}`,
  zonesTitle: 'Frecuencias cardíacas para entrenar',
  zonesIntro: (age) => `Según su edad, ${age} años. Cómo se siente cuenta más.`,
  zone: (from, to) => `de ${from} a ${to}`,
  zoneUnit: ' latidos por minuto',
  zonesSource: 'American Heart Association, Target Heart Rates Chart.',
  assessmentsTitle: 'Sus evaluaciones',
  assessmentsLoading: 'Cargando sus evaluaciones…',
  assessmentsEmpty:
    'Aún no se ha hecho ninguna evaluación. Estas son las que un entrenador repasa con usted.',
  otherAssessment: 'Otra evaluación',
  notMade: 'Aún no',
  by: (trainer) => `con ${trainer}`,
  times: (times, first) => `${times} veces desde el ${first}`,
  questionsTitle: 'Antes de su primera evaluación',
  questionsLoading: 'Cargando las preguntas…',
  questionsEmpty: 'No hay preguntas por ahora.',
  answered: 'Lo que nos contó. Si algo ha cambiado, dígaselo a su entrenador.',
  unanswered:
    'Su entrenador se las hace cuando se conocen. Piénselas, y traiga calzado cómodo y una lista de los medicamentos que toma.',
  notAnswered: 'Aún sin respuesta',
  choices: (choices) => choices.join(' · '),
  account: 'Volver a su cuenta',
  newcomer: 'Todavía no entrena con nadie',
  newcomerNote: 'Un entrenador empieza por dónde está usted y a dónde quiere llegar.',
  newcomerWay: 'Entrenamiento personal en nuestros clubes',
  zones: { moderate: 'Moderada', vigorous: 'Intensa' },
  assessments: {
    'Informed Consent': 'Consentimiento informado',
    'Personal Information': 'Datos personales',
    Goals: 'Metas',
    'Exercise History': 'Experiencia con el ejercicio',
    Lifestyle: 'Estilo de vida',
    'Medical Orthopedic History': 'Antecedentes médicos y ortopédicos',
    'Body Measurements': 'Medidas corporales',
    'Functional Movement Screen': 'Evaluación del movimiento funcional',
    'Performance Testing': 'Pruebas de rendimiento',
  },
};
