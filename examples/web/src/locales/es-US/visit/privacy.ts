import type { Worded } from '@foyer/react-ui';

import type { privacyCopy } from '../../../copy/privacy.ts';

export const privacy: Worded<typeof privacyCopy> = {
  title: 'Privacidad',
  lede: 'Qué guarda esta demostración sobre usted, dónde y por cuánto tiempo.',
  parts: [
    {
      title: 'En este dispositivo',
      text: [
        'Mientras reserva, su nombre, su correo electrónico, su teléfono, su club y la hora elegida se guardan en este navegador, para que recargar la página o perder la conexión no le cueste nada. Quince minutos después de haber empezado se borran la próxima vez que se abra la página. Puede borrarlos de inmediato con “Empezar de nuevo”, o eliminando los datos de este sitio en su navegador.',
        'Cuando se comparan dos versiones de una página, un número al azar en este navegador decide cuál ve usted, para que vea la misma otra vez. No dice nada de usted.',
      ],
    },
    {
      title: 'En el servidor',
      text: [
        'Cuando pide una visita o se inscribe en línea, esos datos, sus decisiones sobre mensajes de texto y noticias, y la hora que reserva se escriben en la base de datos de quien opera esta demostración. En su propia computadora es un archivo en la carpeta de datos que nombra el comando de inicio. Elimine la carpeta y desaparecen.',
      ],
    },
    {
      title: 'Mensajes',
      text: [
        'Los mensajes de texto y las noticias se envían solo si usted los aceptó. La demostración en sí no envía ningún mensaje de texto. El correo se queda en una bandeja de salida en el servidor, a menos que se haya configurado un servidor de correo.',
      ],
    },
    {
      title: 'Lo que no se hace',
      text: [
        'Las cookies guardan solo lo que usted pidió: el idioma que eligió, su sesión, lo que está por comprar. A nadie se le informa de su visita a este sitio, y nada se carga de otros sitios. El enlace al mapa abre OpenStreetMap, que entonces sabe qué club miró.',
      ],
    },
  ],
};
