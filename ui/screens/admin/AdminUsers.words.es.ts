import { translate } from '../../language/translate.ts';
import { roleNames as roles } from './AdminDashboard.words.es.ts';
import type * as english from './AdminUsers.words.ts';

export const adminUsersWords = translate<typeof english.adminUsersWords>({
  title: 'Cuentas',
  loading: 'Cargando las cuentas…',
  toolbar: {
    label: 'Buscar y filtrar',
    search: { label: 'Buscar cuentas', placeholder: 'Nombre o correo' },
    role: { label: 'Rol' },
    clear: 'Quitar todo',
    count: (shown, count) => (count === 1 ? '1 cuenta' : `${shown} cuentas`),
    more: (shown) => `${shown} cuentas o más`,
    searching: 'Buscando…',
  },
  columns: {
    name: 'Nombre',
    email: 'Correo',
    role: 'Rol',
    status: 'Estado',
    sessions: 'Sesiones',
    seen: 'Último uso',
    joined: 'Creada',
    actions: 'Acciones',
  },
  you: 'Usted',
  noName: 'Sin nombre',
  banned: 'Bloqueada',
  verified: 'Verificada',
  secondFactor: 'Dos pasos',
  plain: '-',
  never: 'Sin sesión',
  empty: { title: 'Ninguna cuenta coincide', text: 'Pruebe con otra ortografía o con menos filtros.' },
  failed: { title: 'No se pudieron cargar las cuentas', retry: 'Intentar de nuevo' },
  page: {
    failed: 'No se pudieron cargar más cuentas.',
    loading: 'Cargando más cuentas…',
    retry: 'Intentar de nuevo',
  },
  actionsOf: (email) => `Acciones para ${email}`,
  actions: {
    role: (role) => `Cambiar el rol a ${roles[role]}`,
    ban: 'Bloquear',
    unban: 'Desbloquear',
    signOut: 'Cerrar sesión en todas partes',
    delete: 'Eliminar la cuenta',
  },
});

export const userConfirmationWords = translate<typeof english.userConfirmationWords>({
  role: (name, role) => ({
    title: `¿Cambiar el rol de ${name} a ${roles[role]}?`,
    text:
      role === 'admin'
        ? 'Podrá ver todos los contactos y administrar todas las cuentas, también la suya. Tiene efecto de inmediato.'
        : 'Tiene efecto de inmediato, también donde ya tiene la sesión abierta.',
    confirm: 'Cambiar el rol',
    working: 'Cambiando…',
    cancel: 'No cambiar',
  }),
  ban: (name) => ({
    title: `¿Bloquear la cuenta de ${name}?`,
    text: 'Su sesión se cierra de inmediato en todas partes, y no podrá iniciar sesión hasta que se desbloquee la cuenta. No se elimina nada suyo.',
    confirm: 'Bloquear',
    working: 'Bloqueando…',
    cancel: 'No cambiar',
  }),
  unban: (name) => ({
    title: `¿Desbloquear la cuenta de ${name}?`,
    text: 'Podrá iniciar sesión de nuevo.',
    confirm: 'Desbloquear',
    working: 'Desbloqueando…',
    cancel: 'No cambiar',
  }),
  signOut: (name) => ({
    title: `¿Cerrar la sesión de ${name} en todas partes?`,
    text: 'En todos sus dispositivos habrá que iniciar sesión de nuevo.',
    confirm: 'Cerrar sesión',
    working: 'Cerrando sesión…',
    cancel: 'No cambiar',
  }),
  delete: (name) => ({
    title: `¿Eliminar la cuenta de ${name}?`,
    text: 'La cuenta y todo lo relacionado con ella se eliminan para siempre. Nadie puede recuperarla.',
    confirm: 'Eliminar la cuenta',
    working: 'Eliminando…',
    cancel: 'Conservarla',
  }),
});
