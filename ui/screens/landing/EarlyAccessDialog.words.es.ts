import { translate } from '../../language/translate.ts';
import { formatDuration } from '../format.ts';
import type * as english from './EarlyAccessDialog.words.ts';

const earlyAccess = {
  title: 'Obtener acceso anticipado',
  description: 'Le escribimos cuando haya algo que ver, y solo entonces.',
  submit: 'Obtener acceso anticipado',
};
const demo = {
  title: 'Solicitar una demostración',
  description: 'Díganos cómo comunicarnos con usted. Le mostraremos la plataforma.',
  submit: 'Solicitar una demostración',
};
const talk = {
  title: 'Hablar con nosotros',
  description: 'Díganos qué tiene en mente. Nos comunicaremos con usted.',
  submit: 'Enviar',
};
const technicalReview = {
  title: 'Programar una revisión técnica',
  description: 'Díganos qué necesita examinar su equipo.',
  submit: 'Solicitar una revisión',
};

export const earlyAccessWords = translate<typeof english.earlyAccessWords>({
  occasions: {
    footer_request_demo: demo,
    footer_partner_program: talk,
    footer_api_access: talk,
    footer_integration: talk,
    footer_contact_sales: talk,
    technical_review: technicalReview,
  },
  earlyAccess,
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    veteranStatus: '¿Qué opción le describe mejor?',
    organization: 'Organización',
    interest: '¿Qué le ayudaría más?',
  },
  veteranStatuses: {
    veteran: 'Persona veterana',
    active_duty: 'En servicio activo',
    guard_reserve: 'En la Guardia Nacional o la Reserva',
    family: 'Familiar o persona cuidadora',
    supporter: 'Persona que apoya a veteranos',
  },
  organizationHelp: 'Si escribe por una institución educativa, una clínica, una empresa o un grupo.',
  submitting: 'Enviando…',
  submitIn: (seconds) => `Enviar en ${formatDuration(seconds)}`,
  cancel: 'Cancelar',
  failed: 'Todavía no se envió',
  limited: {
    title: 'Demasiadas solicitudes desde aquí',
    text: 'Conservamos lo que escribió. Espere un momento y envíelo después.',
  },
  discard: {
    title: '¿Descartar lo que escribió?',
    text: 'Todavía no se ha enviado.',
    confirm: 'Descartar',
    cancel: 'Seguir escribiendo',
  },
  thanked: { title: 'Ya está en la lista', next: 'Conocer la plataforma' },
  notStored: { title: 'No cierre esta página' },
  savedLocally: { title: 'Información guardada', retry: 'Enviar ahora', retrying: 'Enviando…' },
  held: { title: 'Guardado solo en este dispositivo', retry: 'Intentar de nuevo' },
  close: 'Cerrar',
});
