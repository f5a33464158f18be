import type { TextsOf } from '../texts-of.ts';

export const passkeysCopy: Pick<TextsOf<'member'>, 'member/passkeys'> = {
  'member/passkeys': {
    title: 'Llaves de acceso',
    intro:
      'Inicie sesión con su cara, su huella o el bloqueo de su pantalla en lugar de una contraseña. Una llave de acceso solo funciona en nuestro sitio, así que nadie puede engañarlo para que la entregue.',
    none: 'Todavía no tiene llaves de acceso.',
    unavailable: 'Este navegador no puede crear llaves de acceso. Pruebe con otro.',
    added: (when) => `Agregada: ${when}`,
    used: (when) => `Último uso: ${when}`,
    neverUsed: 'Aún sin usar',
    add: 'Agregar una llave de acceso',
    addLegend: 'Una llave de acceso para este dispositivo',
    nameHint: 'Para distinguirlas, por ejemplo “Mi teléfono”.',
    addGo: 'Continuar',
    adding: 'Responda a su navegador…',
    rename: 'Cambiar nombre',
    renameLegend: (name) => `Otro nombre para “${name}”`,
    save: 'Guardar',
    saving: 'Guardando…',
    remove: 'Eliminar',
    removeLegend: (name) => `Confirme que es usted para eliminar “${name}”`,
    removeHint:
      'Es posible que su dispositivo o su administrador de contraseñas aún la muestre. Aquí ya no funciona.',
    removing: 'Eliminando…',
    cancel: 'Cancelar',
    logIn: 'Iniciar sesión con una llave de acceso',
    loggingIn: 'Responda a su navegador…',
  },
};
