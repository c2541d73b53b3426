import { translate } from '../../../language/translate.ts';
import type * as english from './CalendarAddress.words.ts';

export const calendarAddressWords = translate<typeof english.calendarAddressWords>({
  title: 'Su calendario',
  text: 'Vea lo que reservó, los eventos en los que participa y las fechas que anotó en el calendario de su teléfono o su computadora.',
  off: 'Usted recibe una dirección privada. Su calendario la lee automáticamente, así que lo que cambia en VetSync cambia allí también.',
  on: 'Usted tiene una dirección privada. Se mostró una sola vez. Si la perdió, o si alguien más la vio, pida una nueva: la anterior deja de servir.',
  create: 'Obtener una dirección',
  renew: 'Obtener una dirección nueva',
  remove: 'Desactivar la dirección',
  address: 'Su dirección privada',
  copy: 'Copiar la dirección',
  use: 'En su calendario, agregue un calendario desde un enlace, o suscríbase a uno, y pegue esta dirección. Cópiela ahora: no podemos mostrarla otra vez.',
  privacy:
    'Quien tenga esta dirección ve cuándo tiene usted algo previsto y con quién. Nunca dice de qué trata una cita.',
  changing: 'Un momento…',
  unchanged: 'No se cambió nada',
  loading: 'Cargando la dirección de su calendario…',
  failed: { title: 'No se pudo cargar esta parte de su cuenta', retry: 'Intentar de nuevo' },
});
