import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Hospital.phrases.ts';

export const hospitalPhrases = translatePhrases<typeof english.hospitalPhrases>('hospital', {
  highPriority: 'Prioridad alta',
  visitWith: (type, provider) => `${type} con ${provider}`,
  patients: 'Pacientes veteranos',
  unassigned: (patients) =>
    patients === 0
      ? 'En atención, todos con alguien a cargo'
      : `En atención, ${patients} sin nadie a cargo todavía`,
  inDepartments: (departments) =>
    departments === 1 ? 'En 1 departamento' : `En ${departments} departamentos`,
  mentalHealthCases: 'Casos de salud mental',
  mentalHealthIn: 'Al cuidado de los departamentos de salud mental',
  first: 'De quienes están en atención',
  staff: 'Personal',
  staffOf: 'Personas que los atienden',
  visits: 'Citas',
  toAnswer: (requests) =>
    requests === 0
      ? 'Próximas, ninguna solicitud pendiente'
      : requests === 1
        ? 'Próximas, y 1 solicitud por responder'
        : `Próximas, y ${requests} solicitudes por responder`,
  toConfirm: (requests) =>
    requests === 0
      ? 'Próximas, todas confirmadas'
      : requests === 1
        ? 'Próximas; 1 espera confirmación'
        : `Próximas; ${requests} esperan confirmación`,
});
