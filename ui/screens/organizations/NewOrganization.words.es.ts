import { translate } from '../../language/translate.ts';
import type * as english from './NewOrganization.words.ts';

export const newOrganizationWords = translate<typeof english.newOrganizationWords>({
  title: 'Agregue su organización',
  intro:
    'Para empresas, universidades, hospitales y organizaciones sin fines de lucro que trabajan con personas veteranas. Revisamos cada una antes de que el público pueda verla.',
  groups: { what: 'Qué es', reach: 'Cómo comunicarse' },
  fields: {
    kind: 'Tipo de organización',
    name: 'Nombre',
    website: 'Sitio web',
    about: 'Qué hacen',
    contactEmail: 'Correo de contacto',
    phone: 'Teléfono',
    location: 'Ciudad y estado',
    zip: 'Código postal',
  },
  help: {
    name: 'Como la gente la conoce. Para empezar, solo hacen falta el nombre y el tipo.',
    website:
      'Empieza con https://. Si su correo usa el mismo dominio, es más fácil comprobar que usted trabaja allí.',
    about: 'Qué ofrecen a las personas que dejan las fuerzas armadas.',
    contactEmail: 'Para preguntas del público. Puede ser distinto del suyo.',
  },
  kinds: {
    employer: 'Empresa',
    university: 'Universidad',
    hospital: 'Hospital o clínica',
    nonprofit: 'Organización sin fines de lucro',
  },
  kindHelp: {
    employer: 'Contrata a personas veteranas',
    university: 'Enseña a personas veteranas',
    hospital: 'Atiende a personas veteranas',
    nonprofit: 'Ayuda a personas veteranas y a sus familias',
  },
  submit: 'Enviar para aprobación',
  submitting: 'Enviando…',
  failed: 'No se agregó su organización',
  created: {
    title: (name) => `${name} espera la aprobación`,
    text: 'Queda a su cargo. Hasta que se apruebe, solo usted y nuestra administración pueden verla.',
    steps: {
      label: 'Qué sigue',
      names: ['Usted la envía', 'Un administrador la revisa', 'El público puede verla'],
    },
    next: 'Le enviaremos un correo en cuanto haya una decisión. Hasta entonces, puede completar el perfil e invitar a su equipo.',
    page: 'Preparar los primeros pasos',
  },
});
