import { translate } from '../../language/translate.ts';
import { setupWords } from './Setup.words.ts';

export const setupSpanish = translate(setupWords, {
  loading: 'Revisando lo que ya configuró…',
  failed: { title: 'No se pudieron cargar sus organizaciones', retry: 'Intentar de nuevo' },
  steps: 'Pasos para configurar su organización',
  add: {
    title: 'Agregue su organización',
    text: 'Necesita un nombre y un tipo. Lo demás puede esperar.',
    action: 'Agregar organización',
  },
  pending: {
    title: (name) => `Estamos revisando ${name}`,
    text: 'No hay nada que hacer hasta que VetSync la apruebe.',
  },
  approved: {
    title: (name) => `${name} está lista`,
    text: 'Todavía no ha llegado nada.',
  },
  stopped: {
    title: (name) => `${name} no está aprobada`,
    text: 'Solo las organizaciones aprobadas pueden usar este portal.',
  },
  names: {
    account: 'Crear su cuenta',
    organization: 'Agregar su organización',
    approval: 'VetSync la aprueba',
  },
});
