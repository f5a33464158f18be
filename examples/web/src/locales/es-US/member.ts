import type { LanguagePart, Localized } from '@foyer/react-ui/language';

import type { memberPagesCopy } from '../../copy/member-pages.ts';

const pages: Localized<typeof memberPagesCopy> = {
  agreement:
    'Tómese su tiempo y lea su contrato antes de firmarlo. Lo firma escribiendo su nombre completo al final. Una vez firmado, podrá leerlo e imprimirlo aquí cuando quiera. Guardamos el texto que firmó, aunque lo cambiemos después.',
  desk: 'Marque quién vino hoy a su visita y encuentre a miembros y visitantes en la recepción. Abrir esta página no cambia nada.',
  details:
    'Cómo le contacta su club y adónde llega su correo. Revise que cada línea siga siendo correcta y guarde lo que cambie.',
  feedback: 'Toma un minuto y llega directo al club.',
  setUp:
    'Elija aquí un nombre de usuario y una contraseña, o una contraseña nueva para el usuario que ya tiene. El enlace de nuestro correo sirve una vez.',
  mailedPass:
    'Esta página muestra su pase. Tráigalo en el teléfono o en papel, con una identificación con foto, y muéstrelo en la recepción.',
  pass: 'Los miembros muestran este pase en la recepción al llegar. El personal escanea su código de barras o escribe el número de miembro.',
  recover:
    'Le enviaremos por correo su nombre de usuario y un enlace para restablecer su contraseña.',
  register: 'Administre su perfil, su facturación y su acceso en línea.',
  resend: 'Para miembros que pidieron una cuenta en línea y aún no configuran su acceso.',
  training: 'Sus medidas, evaluaciones y respuestas en un solo lugar.',
  trialPass:
    'Con un pase de prueba, usted usa un club gratis unos días seguidos. Después decide si se hace miembro.',
};

/** The introductions of the member pages. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
