import type { LanguagePart, Localized } from '@foyer/react-ui/language';

import type { memberPagesCopy } from '../../copy/member-pages.ts';

const pages: Localized<typeof memberPagesCopy> = {
  feedback: 'Toma un minuto y llega directo al club.',
  recover:
    'Le enviaremos por correo su nombre de usuario y un enlace para restablecer su contraseña.',
  register: 'Administre su perfil, su facturación y su acceso en línea.',
  resend: 'Para miembros que pidieron una cuenta en línea y aún no configuran su acceso.',
  training: 'Sus medidas, evaluaciones y respuestas en un solo lugar.',
};

/** The introductions of the member pages. */
export const part: LanguagePart = { copy: { 'member/pages': pages }, messages: {}, labels: {} };
