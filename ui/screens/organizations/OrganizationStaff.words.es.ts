import { translate } from '../../language/translate.ts';
import { memberRoleWords } from './MemberRole.words.es.ts';
import type * as english from './OrganizationStaff.words.ts';

const { may } = memberRoleWords;
const asRole = {
  owner: 'Dar la función de propietario',
  manager: 'Dar la función de gestión',
  reviewer: 'Dar la función de revisión',
  viewer: 'Dar la función de consulta',
};
const nouns = { owner: 'propietario', manager: 'gestión', reviewer: 'revisión', viewer: 'consulta' };

export const organizationStaffWords = translate<typeof english.organizationStaffWords>({
  title: 'Equipo',
  loading: 'Cargando el equipo…',
  failed: { title: 'No se pudo cargar el equipo', retry: 'Intentar de nuevo' },
  suspended:
    'Mientras la organización esté suspendida, nadie puede cambiar su equipo. Usted sí puede dejarla.',
  you: 'Usted',
  joined: (date) => `Desde el ${date}`,
  actionsOf: (name) => `Acciones para ${name}`,
  actions: {
    role: (role) => asRole[role],
    handOver: 'Transferir la propiedad',
    remove: 'Quitar del equipo',
    leave: 'Dejar la organización',
    withdraw: 'Retirar',
    resend: 'Enviar de nuevo',
  },
  invitations: {
    title: 'Invitaciones',
    none: 'No hay invitaciones. Aquí verá a quienes invite, hasta que respondan.',
    by: (role, inviter) => `${role} · invitación de ${inviter}`,
    byNobody: (role) => role,
    states: {
      open: 'Espera respuesta',
      accepted: 'Aceptada',
      withdrawn: 'Retirada o rechazada',
      expired: 'Vencida',
    },
    until: (date) => `Hasta el ${date}`,
  },
  invite: {
    title: 'Invitar a alguien',
    text: 'Le enviaremos un enlace por correo. Funciona una sola vez, durante siete días, y solo en una cuenta con ese correo.',
    email: 'Correo electrónico',
    role: 'Función',
    submit: 'Enviar la invitación',
    submitting: 'Enviando…',
    failed: 'No se envió la invitación',
  },
  roles: { title: 'Qué puede hacer cada función' },
});

export const staffConfirmationWords = translate<typeof english.staffConfirmationWords>({
  role: (name, role) => ({
    title: `¿Dar a ${name} la función de ${nouns[role]}?`,
    text: `El cambio se aplica de inmediato. ${may[role]}`,
    confirm: 'Cambiar la función',
    working: 'Cambiando…',
    cancel: 'No cambiarla',
  }),
  handOver: (name) => ({
    title: `¿Transferir la propiedad a ${name}?`,
    text: 'Esa persona será propietaria, y usted pasará a la función de gestión. Solo un propietario puede deshacerlo.',
    confirm: 'Transferir',
    working: 'Transfiriendo…',
    cancel: 'Conservar la propiedad',
  }),
  remove: (name) => ({
    title: `¿Quitar a ${name} del equipo?`,
    text: 'Desde ahora no verá nada de la organización. Las invitaciones que envió también terminan.',
    confirm: 'Quitar',
    working: 'Quitando…',
    cancel: 'No quitar',
  }),
  leave: () => ({
    title: '¿Dejar la organización?',
    text: 'Desde ahora no verá nada de ella. Para volver, necesita una invitación.',
    confirm: 'Dejar',
    working: 'Saliendo…',
    cancel: 'Quedarme',
  }),
  withdraw: (name) => ({
    title: `¿Retirar la invitación a ${name}?`,
    text: 'El enlace de su correo deja de funcionar. Puede enviar otra invitación.',
    confirm: 'Retirar',
    working: 'Retirando…',
    cancel: 'No retirar',
  }),
});
