import { translate } from '../../language/translate.ts';
import type * as english from './OrganizationPage.words.ts';

export const organizationPageWords = translate<typeof english.organizationPageWords>({
  pending: {
    title: 'En espera de aprobación',
    text: 'Hasta entonces, solo su equipo y nuestra administración pueden verla. Enviaremos un correo a los propietarios en cuanto haya una decisión.',
  },
  declined: {
    title: 'La administración no la aprobó',
    text: 'Corrija lo que indica el motivo y envíela otra vez.',
    action: 'Corregir y enviar otra vez',
  },
  suspended: {
    title: 'La administración la suspendió',
    text: 'El público no puede verla, y nadie puede cambiarla hasta que la administración la abra de nuevo.',
  },
  reason: 'Motivo:',
  checklist: {
    title: 'Primeros pasos',
    progress: (done, all) => `${done} de ${all} listos`,
    done: 'Listo:',
    steps: {
      profile: {
        title: 'Complete el perfil',
        text: 'Diga qué hacen, dónde están y cómo comunicarse con ustedes.',
        action: 'Completar',
      },
      publish: {
        title: 'Publique lo que ofrecen',
        text: 'Las personas veteranas encuentran lo que ustedes anuncian.',
        action: 'Escribir un anuncio',
      },
      invite: {
        title: 'Invite a alguien de su equipo',
        text: 'Así, una persona puede sustituir a la otra.',
        action: 'Invitar',
      },
    },
  },
  profile: {
    write: 'Enviar un mensaje',
    title: 'Perfil',
    public: 'Todos pueden verlo.',
    notPublic: 'Todos podrán verlo después de la aprobación.',
    edit: 'Editar el perfil',
    empty: 'Sin datos',
    since: (date) => `Agregada el ${date}`,
  },
  form: {
    title: 'Editar el perfil',
    nameApproved: 'Después de la aprobación, puede corregir cómo se escribe el nombre, pero no elegir otro.',
    save: 'Guardar el perfil',
    apply: 'Guardar y enviar otra vez',
    saving: 'Guardando…',
    cancel: 'Cancelar',
    failed: 'Sus cambios no se guardaron',
  },
  ending: {
    title: 'Cerrar esta organización',
    text: 'Si deja de funcionar, o si ya no hace falta aquí.',
    start: 'Cerrar esta organización',
    question: (name) => `¿Cerrar ${name} para siempre?`,
    effects: [
      'Ya nadie podrá encontrarla, ni sus anuncios.',
      'Avisaremos a quienes presentaron una solicitud que se cerró.',
      'Su equipo pierde el acceso de inmediato, y le enviaremos un correo.',
      'Sus anuncios, solicitudes y mensajes se eliminan para siempre. Nadie puede recuperarlos.',
    ],
    label: 'Para confirmar, escriba el nombre de la organización',
    help: (name) => `Es ${name}`,
    submit: 'Cerrarla para siempre',
    proving: 'Primero confirmamos quién es usted…',
    ending: 'Cerrando…',
    cancel: 'Cancelar',
    failed: 'No se pudo cerrar la organización',
  },
  conflict: {
    title: 'Alguien de su equipo cambió el perfil mientras tanto',
    text: 'No se perdió nada. Compare las dos versiones y elija.',
    mine: 'La suya',
    theirs: 'La de su equipo',
    keepMine: 'Guardar la mía',
    takeTheirs: 'Seguir con la de mi equipo',
    empty: 'Vacío',
  },
});
