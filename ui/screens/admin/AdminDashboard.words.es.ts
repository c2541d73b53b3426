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
  title: 'Panel de administración',
  subtitle: 'Las personas, sus roles y sesiones, y cómo está el sistema.',
  tabsLabel: 'Resumen, cuentas, organizaciones, denuncias y datos',
  tabs: {
    overview: 'Resumen',
    users: 'Cuentas',
    organizations: 'Organizaciones',
    reports: 'Denuncias',
    data: 'Datos',
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
    since: {
      organizations: (when) =>
        `Organización nueva, agregada ${when}. Nadie podrá encontrarla hasta que se apruebe.`,
      reports: (when) => `Denuncia sobre una conversación, enviada ${when}`,
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
    title: 'Qué preguntan a Battle Buddy',
    text: 'Recuento de las respuestas que las personas todavía guardan. Nadie más puede leer una pregunta.',
    answers: (count, helpful, notHelpful) =>
      `Respuestas: ${count}. Ayudaron: ${helpful}. No ayudaron: ${notHelpful}.`,
  },
});
