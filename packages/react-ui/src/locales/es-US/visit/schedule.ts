import type { scheduleCopy } from '../../../copy/schedule.ts';
import type { Worded } from '../../../locale/worded.ts';
import { lowered } from '../../lowered.ts';
import { plural } from '../../plural.ts';

export const schedule: Worded<typeof scheduleCopy> = {
  eyebrow: 'Programe una visita',
  title: '¿Cuándo le gustaría venir?',
  editTitle: 'Elija otra hora',
  lede: 'Media hora en el club. Elija primero el día y luego la hora.',
  changeClub: 'Cambiar de club',
  day: 'Día',
  previousWeek: 'Días anteriores',
  nextWeek: 'Días siguientes',
  noTimes: 'sin horas libres',
  openTimes: (count) =>
    `${count} ${plural('es-US', count, { one: 'hora libre', other: 'horas libres' })}`,
  nextAvailable: (day) => `Próximo día con lugar: ${lowered(day)}`,
  zone: (zone) => `Las horas están en ${zone}, la hora del club.`,
  taken: 'ocupada',
  parts: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
  loading: 'Cargando las horas libres…',
  nearest: 'Las horas libres más cercanas:',
  submit: 'Reservar la visita',
  submitGuided: 'Reservar el entrenamiento',
  guidedEyebrow: 'Programe un entrenamiento guiado',
  guidedTitle: '¿Cuándo le gustaría entrenar?',
  guidedLede: 'Un entrenamiento con un instructor a su lado. Elija primero el día y luego la hora.',
  tourTitle: 'Recorrido de 30 minutos',
  tourText: 'Conozca el lugar y a nuestro equipo, y hable de sus metas.',
  update: 'Actualizar',
  booking: 'Reservando su visita…',
  skip: 'Omitir la cita',
  notReady: '¿Aún no quiere elegir una hora?',
  skipForNow: 'Más tarde',
  leaveGuidedTitle: '¿Cambiar de club?',
  leaveGuided: 'Cambiar de club',
  stayGuided: 'Conservar el entrenamiento',
  skipping: 'Un momento…',
  chosen: (day, time) => `${day}, ${time}`,
  short: (day, time) => `${day}, ${time}`,
  nothingChosen: 'Ninguna hora elegida',
};
