import { translate } from '../../language/translate.ts';
import type * as english from './Membership.words.ts';

export const membershipWords = translate<typeof english.membershipWords>({
  title: 'Membresía',
  subtitle: 'Gratis para todas las personas que sirvieron y para sus familias.',
  card: {
    title: 'Integrante',
    number: 'Número de integrante',
    service: 'Servicio militar',
    home: 'Lugar de residencia',
  },
  includes: 'Qué incluye',
  benefits: {
    events: ['Eventos', 'Empleo, bienestar, educación y, simplemente, buena compañía.'],
    network: ['Su red', 'Personas que conoce, grupos y mensajes.'],
    mentors: ['Mentores civiles', 'Una hora con alguien que hace el trabajo que usted quiere.'],
    profile: ['Su perfil', 'Lo que otros integrantes ven de usted.'],
  },
  benefitsOwn: {
    events: ['Eventos', 'Eventos que usted anota, con recordatorios.'],
    network: ['Su red', 'Todavía no se muestra a nadie aquí.'],
    mentors: ['Mentores civiles', 'Todavía no se muestra a nadie aquí.'],
    profile: ['Su perfil', 'Lo que puede enviar con una solicitud.'],
  },
  open: 'Abrir',
  openOne: (name) => `Abrir: ${name}`,
  unknown: 'Sin indicar',
});
