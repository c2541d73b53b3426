import { translate } from '../../language/translate.ts';
import type * as english from './AdminReports.words.ts';

export const adminReportsWords = translate<typeof english.adminReportsWords>({
  title: 'Denuncias',
  showAll: 'Mostrar todas las denuncias',
  loading: 'Cargando las denuncias…',
  status: 'Estado',
  statuses: { open: 'Abiertas', acted: 'Atendidas', dismissed: 'Descartadas' },
  none: {
    open: {
      title: 'No hay nada pendiente',
      text: 'Las denuncias nuevas aparecen aquí, la más antigua primero.',
    },
    acted: { title: 'Todavía no se atendió ninguna', text: 'Las denuncias que usted atienda aparecen aquí.' },
    dismissed: {
      title: 'No hay ninguna descartada',
      text: 'Las denuncias que usted descarte aparecen aquí.',
    },
  },
  failed: { title: 'No se pudieron cargar las denuncias', retry: 'Intentar de nuevo' },
  more: { load: 'Cargar más', loading: 'Cargando más…', failed: 'No se pudieron cargar más denuncias.' },
  between: (reporter, about) => `${reporter} sobre ${about}`,
  somebody: 'Alguien que ya no tiene cuenta',
  unnamed: 'Alguien sin nombre',
  facts: {
    note: 'Lo que dice',
    of: 'Organización',
    host: 'Organiza el evento',
    person: 'Persona',
    reason: 'Su motivo',
    by: 'Decisión de',
  },
  evidence: 'Lo que se copió',
  reported: 'Mensaje denunciado',
  decide: { dismissed: 'Descartar', acted: 'Atendida' },
  removeEvent: 'Quitar el evento',
  decideOn: (decision, between) => `${decision}: ${between}`,
  outcomes: {
    dismissed: 'Guardado. Le avisaremos a quien denunció que no va contra nuestras reglas.',
    acted: 'Guardado. Le avisaremos a quien denunció que usted tomó medidas.',
    overtaken: 'Otra persona de la administración ya decidió.',
  },
});

export const reportDecisionWords = translate<typeof english.reportDecisionWords>({
  title: { dismissed: '¿Descartar esta denuncia?', acted: '¿Hizo algo sobre esta denuncia?' },
  text: {
    dismissed:
      'A quien denunció se le dice que no va contra nuestras reglas. A la otra parte no se le dice nada.',
    acted:
      'A quien denunció se le dice que usted hizo algo, pero no qué. A la otra parte no se le dice nada. Hágalo primero: este paso no hace nada por sí solo.',
  },
  event: {
    title: '¿Quitar este evento?',
    text: 'A quienes se unieron se les avisa que no se realizará. A quien denunció se le dice que usted hizo algo, pero no qué.',
    submit: 'Quitar el evento',
  },
  suspendOrganization: 'Suspender la organización',
  banUser: 'Bloquear la cuenta',
  reason: 'Motivo',
  reasonHelp: 'Solo lo lee la administración.',
  tooLong: 'Este motivo es demasiado largo. Por favor, acórtelo.',
  submit: { dismissed: 'Descartar', acted: 'Sí, guardar' },
  working: 'Guardando…',
  cancel: 'Cancelar',
  failed: 'La decisión no se guardó',
});
