import { translate } from '../../../../language/translate.ts';
import type * as english from './PublicPages.words.ts';

export const publicPagesWords = translate<typeof english.publicPagesWords>({
  signIn: 'Iniciar sesión',
  about: '¿Qué es VetSync?',
  lookups: {
    title: 'Consultar',
    listings: 'Empleos, programas, atención y eventos',
    occupations: 'Ocupaciones militares',
    schools: 'Instituciones educativas y la GI Bill',
    countdown: 'Plazos al dejar el servicio',
  },
  lists: {
    all: 'Todo',
    job: 'Empleos',
    degree: 'Programas de estudios',
    program: 'Programas',
    provider: 'Atención médica',
    event: 'Eventos',
  },
  listing: {
    apply: 'Solicitar',
    applyHelp: 'Primero tendrá que iniciar sesión. No se envía nada hasta que usted lo diga.',
    website: 'Sitio web',
    posted: 'Publicado',
    similar: 'Otras opciones parecidas',
    all: 'Ver todo',
    more: (organization) => `Más de ${organization}`,
    description: (title, kind, organization, place) =>
      [`${title}.`, `${kind} de ${organization}.`, place && `${place}.`].filter(Boolean).join(' '),
  },
  organization: {
    about: 'Quiénes son',
    contact: 'Contacto',
    labels: { website: 'Sitio web', contactEmail: 'Correo', phone: 'Teléfono', place: 'Dónde' },
    listings: 'Oportunidades abiertas',
    none: { title: 'Ahora no hay nada abierto', text: 'Vuelva más tarde, o pregúnteles qué viene.' },
    more: 'Ver todo',
    description: (name, kind, place) =>
      [`${name}.`, `${kind}${place && ` en ${place}`}.`, 'Vea lo que ofrece a las personas veteranas.'].join(
        ' ',
      ),
  },
  listings: {
    title: 'Oportunidades para personas veteranas',
    intro: 'Empleos, programas de estudios, atención médica y eventos de organizaciones que hemos revisado.',
    titles: {
      job: 'Empleos para personas veteranas',
      degree: 'Programas de estudios para personas veteranas',
      program: 'Programas para personas veteranas',
      provider: 'Atención médica para personas veteranas',
      event: 'Eventos para personas veteranas',
    },
    kinds: 'Qué mostrar',
    search: 'Buscar',
    text: 'Qué',
    near: 'Cerca del código postal',
    zipUnknown: 'No conocemos este código postal.',
    found: (count, isAtLeast) => `${count}${isAtLeast ? ' o más' : ''} resultados`,
    elsewhere: 'A distancia, desde cualquier lugar',
    more: 'Página siguiente',
    none: {
      title: 'No se encontró nada',
      text: 'Pruebe con otras palabras, o busque más lejos.',
      all: 'Ver todo',
    },
    noneOpen: {
      title: 'Ahora no hay nada abierto',
      text: 'Aquí aparece lo que publican las organizaciones.',
    },
  },
  missing: {
    title: 'Esto ya no está disponible',
    text: 'Puede que se haya cerrado, o que la dirección sea incorrecta.',
    listings: 'Ver lo disponible',
  },
});
