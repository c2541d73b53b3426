import { translate } from '../../language/translate.ts';
import type * as english from './AdminOrganizations.words.ts';

const decisions = { approved: 'Aprobar', declined: 'No aprobar', suspended: 'Suspender' } as const;

export const adminOrganizationsWords = translate<typeof english.adminOrganizationsWords>({
  title: 'Organizaciones',
  showAll: 'Mostrar todas las organizaciones',
  loading: 'Cargando las organizaciones…',
  status: 'Estado',
  none: {
    pending: { title: 'No hay nada pendiente', text: 'Aquí verá las organizaciones nuevas.' },
    approved: { title: 'Todavía no hay ninguna aprobada', text: 'Aquí verá las que apruebe.' },
    declined: {
      title: 'No hay ninguna sin aprobar',
      text: 'Las que no apruebe quedan aquí hasta que se envíen otra vez.',
    },
    suspended: {
      title: 'No hay ninguna suspendida',
      text: 'Las que suspenda quedan aquí hasta que las abra de nuevo.',
    },
  },
  failed: { title: 'No se pudieron cargar las organizaciones', retry: 'Intentar de nuevo' },
  more: { load: 'Cargar más', loading: 'Cargando más…', failed: 'No se pudieron cargar más organizaciones.' },
  facts: {
    website: 'Sitio web',
    about: 'Qué hacen',
    contact: 'Cómo comunicarse',
    place: 'Lugar',
    owners: 'Propietarios',
    staff: 'Equipo',
    added: 'Agregada',
    reason: 'Su último motivo',
    lookAlikes: 'Nombres parecidos',
  },
  empty: 'Sin datos',
  domain: {
    same: 'El correo coincide con el sitio web',
    different: 'El correo no coincide con el sitio web',
    publicMail: 'Correo de un proveedor público',
    noWebsite: 'Sin sitio web para comparar',
  },
  decide: (status, from) =>
    status === 'approved' && from === 'suspended' ? 'Abrir de nuevo' : decisions[status],
  decideOn: (decision, name) => `${decision}: ${name}`,
});

export const decisionWords = translate<typeof english.decisionWords>({
  title: (status, name, from) =>
    status === 'approved' && from === 'suspended'
      ? `¿Abrir ${name} de nuevo?`
      : `¿${decisions[status]} ${name}?`,
  text: {
    approved: 'Desde ahora todos pueden verla. Sus propietarios reciben un correo.',
    declined:
      'Su equipo puede leer el motivo, corregir los datos y enviarla otra vez. Sus propietarios reciben un correo.',
    suspended:
      'El público ya no puede verla, y su equipo no puede cambiar nada. El equipo puede leer el motivo. Sus propietarios reciben un correo.',
  },
  reason: 'Motivo',
  reasonHelp: 'El equipo de la organización lee esto, palabra por palabra.',
  working: 'Guardando…',
  cancel: 'Cancelar',
  failed: 'La decisión no se guardó',
});
