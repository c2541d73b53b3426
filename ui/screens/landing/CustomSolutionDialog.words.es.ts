import { translate } from '../../language/translate.ts';
import { formatDuration } from '../format.ts';
import type * as english from './CustomSolutionDialog.words.ts';

export const customSolutionWords = translate<typeof english.customSolutionWords>({
  title: 'Solicitar una solución a la medida',
  description: 'Nuestro equipo de soluciones responde en menos de 24 horas.',
  groups: { you: 'Usted y su organización', need: 'Lo que necesita' },
  fields: {
    name: 'Nombre',
    email: 'Correo del trabajo',
    organization: 'Organización',
    organizationType: 'Tipo de organización',
    role: 'Su puesto',
    useCase: '¿Para qué la usaría?',
    requirements: '¿Qué debe hacer, o con qué debe funcionar?',
    timeline: '¿Cuándo la necesita?',
    budgetRange: 'Presupuesto',
  },
  choices: {
    organizationType: {
      hospital: 'Hospital',
      university: 'Universidad',
      nonprofit: 'Organización sin fines de lucro',
      government: 'Gobierno',
      corporation: 'Empresa',
      other: 'Otro',
    },
    timeline: {
      immediate: 'De inmediato (0 a 3 meses)',
      short: 'Pronto (3 a 6 meses)',
      medium: 'Más adelante (6 a 12 meses)',
      long: 'A largo plazo (más de 12 meses)',
    },
    budgetRange: {
      'under-50k': 'Menos de $50,000',
      '50k-100k': 'De $50,000 a $100,000',
      '100k-250k': 'De $100,000 a $250,000',
      '250k-500k': 'De $250,000 a $500,000',
      '500k-plus': '$500,000 o más',
      flexible: 'Flexible',
    },
  },
  submit: 'Enviar la solicitud',
  submitting: 'Enviando…',
  submitIn: (seconds) => `Enviar en ${formatDuration(seconds)}`,
  cancel: 'Cancelar',
  failed: 'Todavía no se envió',
  limited: {
    title: 'Demasiadas solicitudes desde aquí',
    text: 'Conservamos lo que escribió. Espere un momento y envíelo después.',
  },
  discard: {
    title: '¿Descartar su solicitud?',
    text: 'Todavía no se ha enviado.',
    confirm: 'Descartar',
    cancel: 'Seguir escribiendo',
  },
  errorOf: (label, error) => `${label}: ${error}`,
});
