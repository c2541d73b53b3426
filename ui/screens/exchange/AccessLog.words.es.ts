import { translate } from '../../language/translate.ts';
import type * as english from './AccessLog.words.ts';

export const accessLogWords = translate<typeof english.accessLogWords>({
  loading: 'Cargando quién vio su información…',
  failed: { title: 'No se pudo cargar esta página', retry: 'Intentar de nuevo' },
  consents: {
    title: 'Lo que usted comparte',
    text: 'Lo que las organizaciones tienen porque usted lo compartió. Aquí puede cambiar de opinión.',
    none: 'Ahora mismo no comparte nada con ninguna organización.',
    candidate: 'Su lugar entre las personas candidatas',
    candidateDetail: 'Las organizaciones aprobadas ven lo que usted muestra',
    application: (title) => `Su solicitud: ${title}`,
    contact: 'Su nombre',
    contactDetail: (organization) => `${organization}: usted aceptó su petición de contacto`,
    over: 'Con decisión',
    change: 'Cambiar',
    conversation: 'Abrir la conversación',
    leave: 'Dejar de mostrarme',
    withdraw: 'Retirar',
    withdrawOf: (title) => `Retirar la solicitud: ${title}`,
  },
  ask: {
    candidate: {
      title: '¿Dejar de mostrarse?',
      text: 'Usted ya no aparecerá en las búsquedas, y lo que mostraba se elimina. Puede volver cuando quiera.',
      confirm: 'Dejar de mostrarme',
    },
    application: {
      title: (title) => `¿Retirar la solicitud: ${title}?`,
      text: (organization) =>
        `${organization} se entera de inmediato y ya no puede decidir. Lo que ya leyeron se queda con ellos.`,
      confirm: 'Retirar',
    },
    working: 'Retirando…',
    cancel: 'Conservar',
  },
  done: {
    candidate: 'Listo. Usted ya no aparece en las búsquedas.',
    application: (title, organization) => `Listo. Usted retiró su solicitud: ${title}, ${organization}.`,
  },
  notDone: 'No se retiró',
  records: {
    title: 'Quién vio su información',
    text: 'Cada vez que alguien abre lo que usted envió, queda anotado aquí con su nombre. No lo pueden evitar ni borrar.',
    none: {
      title: 'Nadie ha visto su información todavía',
      text: 'Cuando alguien abra una solicitud suya, o lo que usted muestra, lo verá aquí.',
    },
    somebody: 'Alguien que ya no tiene cuenta',
    at: (name, organization) => `${name}, ${organization}`,
    kinds: {
      opened: 'Abrió su solicitud',
      exported: 'Descargó su solicitud junto con otras',
      found: 'Abrió lo que usted muestra',
      reason: 'Leyó el motivo de su cita',
      referral: 'Leyó lo que acompaña su referencia',
      read: 'Leyó sus mensajes',
    },
    of: (kind, title) => `${kind}: ${title}`,
    more: 'Mostrar más',
    moreFailed: 'No se pudo cargar más.',
  },
});
