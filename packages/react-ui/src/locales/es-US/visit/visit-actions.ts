import type { visitActionsCopy } from '../../../copy/visit-actions.ts';
import type { Worded } from '../../../locale/worded.ts';
import { lowered } from '../../lowered.ts';

export const visitActions: Worded<typeof visitActionsCopy> = {
  cancel: 'Cancelar',
  cancelWhat: 'la visita',
  cancelTitle: '¿Cancelar su visita?',
  cancelAsk: (day, time) =>
    `${day}, ${time}: esta hora se le ofrecerá a otra persona. Puede elegir otra cuando guste.`,
  cancelConfirm: 'Cancelar la visita',
  cancelling: 'Cancelando…',
  keep: 'Conservarla',
  cancelDone: 'Su visita está cancelada.',
  home: 'Ir al inicio',
  reschedule: 'Cambiar la hora',
  rescheduleWhat: 'de la visita',
  rescheduleTitle: 'Cambie la hora de su cita',
  update: 'Guardar el cambio',
  updating: 'Cambiando la hora de su visita…',
  moved: (day, time) => `Su visita ahora es: ${lowered(day)}, ${time}.`,
  addToCalendar: 'Agregar al calendario',
  removeFromCalendar: 'Quitar del calendario',
  removeNote: 'Abre un archivo de calendario que quita la visita.',
  calendars: 'Calendarios',
  event: {
    tour: (club) => `Visita a ${club}`,
    workout: (club) => `Entrenamiento guiado en ${club}`,
  },
  file: 'archivo .ics',
  newTab: '(se abre en una pestaña nueva)',
};
