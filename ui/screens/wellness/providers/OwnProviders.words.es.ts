import { translate } from '../../../language/translate.ts';
import type * as english from './OwnProviders.words.ts';

export const ownProvidersWords = translate<typeof english.ownProvidersWords>({
  title: 'Sus profesionales de salud',
  description: 'Su propia lista. Solo usted la ve y no se envía a nadie.',
  list: 'En su lista',
  none: 'Todavía no hay nadie en su lista. Agregue a su profesional de salud para anotar citas.',
  note: 'Anotar una cita',
  noteWith: (name) => `Anotar una cita con ${name}`,
  call: (phone) => `Llamar al ${phone}`,
  remove: 'Quitar',
  removeOf: (name) => `Quitar a ${name}`,
  add: 'Agregar a alguien',
  fields: {
    name: 'Nombre',
    specialty: 'Tipo de atención',
    facility: 'Clínica u hospital',
    phone: 'Teléfono',
  },
  save: 'Agregar a mi lista',
  close: 'Cerrar',
  full: (max) => `En su lista caben ${max} profesionales. Quite a alguien para agregar más.`,
  question: {
    title: '¿Quitar de su lista?',
    text: (name) => `${name} se borra de su lista. Las citas que anotó se quedan.`,
    confirm: 'Quitar',
    cancel: 'Conservar',
  },
  care: {
    title: 'Buscar atención médica',
    text: 'Aquí puede pedir cita con organizaciones. VA da citas en su propio sitio.',
    locations: {
      label: 'Buscar centros de VA',
      note: 'Clínicas, Vet Centers y atención comunitaria, en VA.gov',
      href: 'https://www.va.gov/find-locations/',
    },
    mentalHealth: {
      label: 'Salud mental en VA',
      note: 'Cómo obtener ayuda, en VA.gov',
      href: 'https://www.va.gov/health-care/health-needs-conditions/mental-health/',
    },
    organizations: {
      label: 'Atención de organizaciones',
      note: 'Elija aquí con quién y a qué hora',
    },
  },
});
