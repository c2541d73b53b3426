import { translate } from '../../../../language/translate.ts';
import type * as english from './PublicPages.words.ts';

export const publicPagesWords = translate<typeof english.publicPagesWords>({
  signIn: 'Iniciar sesión',
  about: '¿Qué es VetSync?',
  lookups: {
    title: 'Consultar',
    listings: 'Empleos, programas, atención y eventos',
    occupations: 'Trabajos militares',
    schools: 'Escuelas y la GI Bill',
    countdown: 'Plazos al dejar el servicio',
  },
  trail: 'Usted está aquí',
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
    applyHelp: 'Primero inicia sesión. No se envía nada hasta que usted lo diga.',
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
    listings: 'Abierto ahora',
    none: { title: 'Ahora no hay nada abierto', text: 'Vuelva más tarde, o pregúnteles qué viene.' },
    more: 'Ver todo',
    description: (name, kind, place) =>
      [`${name}.`, `${kind}${place && ` en ${place}`}.`, 'Vea lo que ofrece a los veteranos.'].join(' '),
  },
  listings: {
    title: 'Abierto para veteranos',
    intro: 'Empleos, programas de estudios, atención médica y eventos de organizaciones que hemos revisado.',
    titles: {
      job: 'Empleos para veteranos',
      degree: 'Programas de estudios para veteranos',
      program: 'Programas para veteranos',
      provider: 'Atención médica para veteranos',
      event: 'Eventos para veteranos',
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
  },
  missing: {
    title: 'Esto no está abierto',
    text: 'Puede que se haya cerrado, o que la dirección sea incorrecta.',
    listings: 'Ver lo que está abierto',
  },
});
