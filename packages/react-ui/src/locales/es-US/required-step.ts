import type { Localized } from '../../locale/copy.ts';
import type { requiredStepCopy as english } from '../../copy/required-step.ts';

export const requiredStepCopy: Localized<typeof english> = {
  title: 'Proteja su cuenta',
  lead: 'Su club pide un segundo paso al iniciar sesión, para que una contraseña robada no sea suficiente. Configure una de estas dos opciones para continuar.',
  done: 'Todo listo.',
  goOn: 'Continuar a su cuenta',
  leave: '¿Ahora no? Cierre la sesión y configúrelo la próxima vez.',
  data: 'Obtener o borrar sus datos',
  turningOff:
    'Su club pide el inicio de sesión en dos pasos o una clave de acceso. Si lo desactiva y no tiene una clave de acceso, deberá configurar una de las dos opciones antes de continuar.',
};
