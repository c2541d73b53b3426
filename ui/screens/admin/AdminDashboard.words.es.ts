import { translate } from '../../language/translate.ts';
import type * as english from './AdminDashboard.words.ts';

export const roleNames = translate<typeof english.roleNames>({
  user: 'Integrante',
  recruiter: 'Reclutamiento',
  university: 'Universidad',
  hospital: 'Hospital',
  nonprofit: 'Organización sin fines de lucro',
  admin: 'Administración',
});

export const adminDashboardWords = translate<typeof english.adminDashboardWords>({
  tabs: {
    overview: 'Panel de administración',
    users: 'Cuentas',
    organizations: 'Organizaciones',
    reports: 'Denuncias',
    data: 'Datos',
  },
  subtitles: {
    overview: 'Lo que espera su decisión, y cómo está el sistema.',
    users: 'Las personas, sus roles y sus sesiones.',
    organizations:
      'Alguien podría hacerse pasar por una organización. Revise cada una antes de que el público la vea.',
    reports: 'Usted ve lo que se denunció: los mensajes copiados, y nada más de la conversación.',
    data: 'Archivos públicos, y los datos y tasas que revisamos a mano.',
  },
});

export const overviewWords = translate<typeof english.overviewWords>({
  loading: 'Cargando el resumen…',
  failed: { title: 'No se pudo cargar el resumen', retry: 'Intentar de nuevo' },
  stale: {
    title: 'Estas cifras no son recientes',
    text: (when) => `Son del ${when}.`,
    retry: 'Leerlas de nuevo',
  },
  waiting: {
    title: 'Esperan su decisión',
    organizations: (count) => (count === 1 ? '1 organización' : `${count} organizaciones`),
    reports: (count) => (count === 1 ? '1 denuncia' : `${count} denuncias`),
    requests: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
    since: {
      organizations: (when) =>
        `Organización nueva, agregada ${when}. Nadie podrá encontrarla hasta que se apruebe.`,
      reports: (when) => `Denuncia sobre una conversación, enviada ${when}`,
      requests: (when) => `Solicitud de una solución a la medida, enviada ${when}`,
    },
    unnamed: 'Sin nombre',
  },
  counts: {
    label: 'De un vistazo',
    figures: 'Cantidades',
    users: { label: 'Cuentas', hint: (banned) => `Bloqueadas: ${banned}` },
    sessions: { label: 'Sesiones abiertas', hint: 'Dispositivos con la sesión iniciada' },
    verified: { label: 'Personas veteranas verificadas', hint: 'Confirmadas por el proveedor de identidad' },
    secondFactor: { label: 'Verificación en dos pasos', hint: 'Cuentas que la activaron' },
    leads: { label: 'Contactos', hint: 'Personas interesadas en VetSync' },
    solutions: { label: 'Soluciones a la medida', hint: 'Solicitudes de organizaciones' },
    byRole: { title: 'Cuentas por rol', role: 'Rol', users: 'Cuentas' },
  },
  questions: {
    title: 'Qué le preguntan a Battle Buddy',
    text: 'Recuento de las respuestas que las personas todavía guardan. Nadie más puede leer una pregunta.',
    answers: (count, helpful, notHelpful) =>
      `Respuestas: ${count}. Ayudaron: ${helpful}. No ayudaron: ${notHelpful}.`,
  },
});
