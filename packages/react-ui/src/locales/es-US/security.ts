import type { TextsOf } from '../texts-of.ts';

export const securityCopy: Pick<TextsOf<'member'>, 'member/activity'> = {
  'member/activity': {
    title: 'Actividad reciente',
    intro: 'Los últimos 90 días. Si no reconoce algo, cambie su contraseña.',
    none: 'No ha pasado nada en los últimos 90 días.',
    network: (network) => `Red ${network}`,
    all: (count) => `Mostrar todo (${count})`,
    kinds: {
      'signed-in': 'Inicio de sesión',
      'signed-in-socially': 'Inicio de sesión con una cuenta social',
      'sign-in-failed': 'Contraseña incorrecta al iniciar sesión',
      'locked-out': 'Inicio de sesión bloqueado tras demasiados intentos',
      'signed-out': 'Cierre de sesión',
      'session-ended': 'Sesión terminada en otro dispositivo',
      'other-sessions-ended': 'Todas las demás sesiones terminadas',
      'password-wrong': 'Contraseña incorrecta al cambiar la cuenta',
      'password-changed': 'Contraseña cambiada',
      'login-link-asked': 'Enlace para restablecer el acceso solicitado',
      'login-chosen': 'Acceso definido con un enlace enviado por correo',
      'username-changed': 'Nombre de usuario cambiado',
      'email-asked': 'Nueva dirección de correo solicitada',
      'email-canceled': 'Nueva dirección de correo cancelada',
      'email-changed': 'Dirección de correo cambiada',
      'email-restored': 'Dirección de correo anterior restablecida',
      'social-linked': 'Cuenta social vinculada',
      'social-unlinked': 'Cuenta social desvinculada',
      'visit-moved': 'Visita cambiada de hora',
      'visit-canceled': 'Visita cancelada',
    },
  },
};
