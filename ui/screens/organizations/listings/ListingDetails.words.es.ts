import { translate } from '../../../language/translate.ts';
import type * as english from './ListingDetails.words.ts';

export const listingDetailsWords = translate<typeof english.listingDetailsWords>({
  by: (name) => `de ${name}`,
  place: 'Lugar',
  placeRemote: (place) => (place === '' ? 'A distancia' : `${place}, o a distancia`),
  salary: 'Salario por año',
  salaryBetween: (from, to) => (from === to ? `$${from}` : `$${from} a $${to}`),
  salaryFrom: (from) => `Desde $${from}`,
  salaryTo: (to) => `Hasta $${to}`,
  tuition: (amount) => `$${amount}`,
  tuitionFree: 'Gratis',
  credits: (count) => `Hasta ${count} horas de crédito`,
  seats: (count) => `${count} lugares`,
  seatsLeft: (left, all) => `Quedan ${left} de ${all}`,
  full: {
    waitlist: 'Todos los lugares están ocupados. Si presenta una solicitud, queda en lista de espera.',
    close: 'Todos los lugares están ocupados. Por ahora nadie puede presentar una solicitud.',
  },
  minutes: (count) => `${count} minutos`,
  accepts: { yes: 'Se aceptan', no: 'Por ahora no' },
  miles: (miles) => `A ${miles} millas`,
  fits: (title, code) => (code === null ? `Corresponde a: ${title}` : `${title}, por ${code}`),
  description: 'De qué se trata',
  posted: (ago) => `Publicado ${ago}`,
});
