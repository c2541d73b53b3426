import { translate } from '../../language/translate.ts';
import type * as english from './JoinOrganization.words.ts';

export const joinOrganizationWords = translate<typeof english.joinOrganizationWords>({
  waiting: 'Buscando su invitación…',
  missing: {
    title: 'Este enlace no está completo',
    text: 'Abra otra vez el enlace del correo, o cópielo entero en la barra de direcciones.',
  },
  signedOut: {
    title: 'Recibió una invitación para unirse a una organización',
    text: 'La invitación solo funciona en la cuenta de VetSync con el correo al que escribimos. Inicie sesión, o cree primero esa cuenta. Después verá quién le invita.',
    signIn: 'Iniciar sesión',
    signUp: 'Crear una cuenta',
    later:
      'Si confirma la cuenta nueva en otro dispositivo, abra después otra vez el enlace de la invitación.',
  },
  failed: { title: 'No se pudo cargar su invitación', retry: 'Intentar de nuevo' },
  otherEmail: {
    title: 'Esta invitación es para otro correo',
    text: (email) =>
      `Su sesión es la de ${email}. Inicie sesión con el correo que recibió la invitación, o pida una para este.`,
    change: 'Usar otra cuenta',
  },
  ended: {
    title: 'Esta invitación terminó',
    text: 'Ya se usó, se retiró o tiene más de siete días. Pida otra a quien le invitó.',
    own: 'Sus organizaciones',
  },
  offered: {
    title: (name) => `Unirse a ${name}`,
    by: (inviter) => `${inviter} le invita a formar parte del equipo.`,
    byNobody: 'Recibió una invitación para formar parte del equipo.',
    kind: 'Tipo',
    role: 'Su función',
    may: 'Qué puede hacer',
    accept: 'Unirme',
    accepting: 'Uniéndose…',
    decline: 'Rechazar',
    failed: 'No se guardó su respuesta',
  },
  decline: {
    title: '¿Rechazar la invitación?',
    text: 'El enlace deja de funcionar. Para unirse más tarde, necesita otra invitación.',
    confirm: 'Rechazar',
    working: 'Rechazando…',
    cancel: 'Volver',
  },
  joined: {
    title: (name) => `Ahora trabaja para ${name}`,
    text: (role) => `Su función: ${role}.`,
    page: 'Ver la organización',
    platform: 'Ir a la plataforma',
  },
  declined: { title: 'Invitación rechazada', text: 'No pasa nada más.', home: 'Ir al inicio' },
});
