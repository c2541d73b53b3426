import { translate } from '../../language/translate.ts';
import type * as english from './Recruiter.words.ts';

const people = (count: number) => (count === 1 ? '1 persona candidata' : `${count} personas candidatas`);

export const recruiterWords = translate<typeof english.recruiterWords>({
  applications: {
    title: 'Solicitudes',
    subtitle: 'Revise las solicitudes, escriba a las personas y organice entrevistas.',
  },
  figures: {
    label: 'Cifras',
    candidates: {
      label: 'Personas candidatas',
      hint: (pool) => `En la plataforma; ${pool} compatibles con sus empleos`,
    },
    positions: {
      label: 'Puestos abiertos',
      hint: (jobs) => (jobs === 1 ? 'En 1 empleo' : `En ${jobs} empleos`),
    },
    cleared: {
      label: 'Con autorización',
      hint: (pool) => `Tienen autorización de seguridad; ${pool} entre las personas compatibles`,
    },
    applications: {
      label: 'Solicitudes',
      hint: (waiting) => (waiting === 1 ? '1 espera una decisión' : `${waiting} esperan una decisión`),
    },
  },
});

export const compareWords = translate<typeof english.compareWords>({
  title: 'Comparar personas candidatas',
  tray: 'Personas candidatas para comparar',
  chosen: (count) => `${people(count)} para comparar`,
  nobody: (max) => `Elija hasta ${max} para compararlas lado a lado.`,
  more: 'Elija una más para comparar.',
  full: (max) => `No caben más de ${max} lado a lado. Quite una para elegir otra.`,
  open: 'Comparar',
  clear: 'Quitar todas',
  remove: 'Quitar',
  removeOf: (name) => `Quitar a ${name}`,
  profileOf: (name) => `Ver perfil de ${name}`,
  profile: 'Ver perfil',
  table: 'Personas candidatas lado a lado',
  fact: 'Dato',
  next: 'Próximo paso',
  leftOut: (count, max) =>
    `${count === 1 ? 'Se pidió' : 'Se pidieron'} ${people(count)} más. Solo se pueden comparar ${max}.`,
  none: {
    title: 'No hay a quién comparar',
    text: 'La dirección no corresponde a ninguna de sus personas candidatas. Cierre esta ventana y elija en la lista.',
  },
});

export const candidateFacts = translate<typeof english.candidateFacts>({
  match: 'Compatibilidad',
  job: 'Empleo',
  application: 'Solicitud',
  notApplied: 'Sin solicitud',
  service: 'Servicio militar',
  clearance: 'Autorización de seguridad',
  noClearance: 'Sin autorización de seguridad',
  experience: 'Experiencia',
  location: 'Lugar',
  relocation: 'Mudanza',
  moves: { true: 'Se mudaría', false: 'No se mudaría' },
  availability: 'Disponible',
  salary: 'Salario esperado',
  skillsThere: 'Habilidades que se piden y tiene',
  skillsMissing: 'Habilidades que se piden y no menciona',
  certifications: 'Certificaciones',
  none: 'Nada',
});

export const profileWords = translate<typeof english.profileWords>({
  title: 'Persona candidata',
  fits: (job) => `Compatible con ${job}`,
  applied: (job) => `Envió una solicitud para ${job}`,
  message: 'Escribir mensaje',
  review: 'Revisar solicitud',
  compare: 'Comparar',
  uncompare: 'Quitar de la comparación',
});
