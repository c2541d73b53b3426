import { translate } from '../../../language/translate.ts';
import type * as english from './Lookups.words.ts';

export const lookupsWords = translate<typeof english.lookupsWords>({
  search: 'Buscar',
  more: 'Página siguiente',
  save: 'Inicie sesión para conservarlo',
  occupations: {
    title: 'Ocupaciones militares y sus equivalentes civiles',
    text: 'Escriba su MOS, rating o AFSC. Verá los trabajos civiles, cuánto pagan y dónde crecen.',
    description:
      'Busque cualquier MOS, rating o AFSC: los trabajos civiles a los que lleva, cuánto pagan, cuánto crecen y qué piden.',
    branches: 'Rama',
  },
  occupation: {
    title: (code, title) => [code, title].filter(Boolean).join(' '),
    lead: (code) => `A qué lleva ${code} después del servicio`,
    description: (code, title, civilian) =>
      `${[code, title].filter(Boolean).join(', ')}: trabajos civiles, sueldos y futuro.${
        civilian.length > 0 ? ` ${civilian.join(', ')}.` : ''
      }`,
    all: 'Ocupaciones militares',
    save: 'Agregarlo a su perfil',
    saveText: 'Inicie sesión para guardar sus códigos, traducir sus evaluaciones y enviar solicitudes.',
  },
  schools: {
    title: 'Instituciones educativas y la GI Bill',
    text: 'Busque una institución: qué paga allí la GI Bill, cuánto cuesta y qué advierte VA.',
  },
  school: {
    title: (name) => `${name} y la GI Bill`,
    description: (name, place) =>
      [
        `Qué paga la GI Bill en ${name}${place && `, ${place}`}: matrícula, vivienda y libros.`,
        'Con advertencias y costos.',
      ].join(' '),
    all: 'Instituciones educativas',
  },
  countdown: {
    title: 'Dejar el servicio militar: sus plazos',
    text: 'Escriba su último día de servicio. Verá qué vence, cuándo, y qué pasa si se le pasa. No se guarda nada.',
    separation: 'Último día de servicio',
    component: 'Componente',
    components: { active: 'Servicio activo', guard: 'Guardia Nacional', reserve: 'Reserva' },
    reason: 'Se trata de',
    reasons: {
      none: 'Una baja del servicio',
      retiring: 'Un retiro',
      medical: 'Una baja o un retiro por motivos médicos',
      spouse: 'El servicio de mi cónyuge',
    },
    show: 'Ver mis plazos',
    incomplete: 'Escriba la fecha y elija su componente.',
    months: 'Por mes',
    save: 'Conservar esta cuenta regresiva',
    saveText: 'Con una cuenta puede marcar lo hecho, recibir recordatorios y agregar sus propias fechas.',
  },
});
