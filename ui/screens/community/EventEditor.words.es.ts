import { translate } from '../../language/translate.ts';
import type * as english from './EventEditor.words.ts';

const listed = new Intl.ListFormat('es-US');

export const eventEditorWords = translate<typeof english.eventEditorWords>({
  title: 'Crear evento',
  description: {
    community:
      'Todas las personas de la comunidad pueden encontrarlo. Su borrador se guarda hasta que lo publique.',
    people:
      'Todas las personas con cuenta pueden encontrarlo y ven su nombre. Uno de los lugares es para usted. Puede tener tres eventos próximos a la vez.',
    self: 'Se guarda en sus propios registros. Nadie más lo ve.',
  },
  fields: {
    audience: 'Quién lo ve',
    title: 'Título',
    type: 'Tipo de evento',
    date: 'Fecha',
    time: 'Hora de inicio',
    duration: 'Duración',
    format: 'Cómo se reúnen',
    location: 'Dirección o enlace',
    place: 'Punto de encuentro',
    seats: 'Número de lugares',
    guests: 'Invitados por persona',
    description: 'Qué pueden esperar quienes asistan',
  },
  locationHelp: {
    inPerson: 'Calle y ciudad, y dónde estacionarse o bajar del autobús.',
    online: 'Cómo reciben el enlace las personas.',
  },
  town: 'Ciudad',
  townHelp: 'La ven todas las personas con cuenta; por ejemplo, “Tampa, FL”.',
  placeHelp: {
    inPerson: 'Solo lo ven quienes ya tienen un lugar: calle y número, y cómo llegar.',
    online: 'Solo lo ven quienes ya tienen un lugar: el enlace o cómo llamar.',
  },
  online: 'Cómo unirse',
  audiences: { people: 'Todas las personas con cuenta', self: 'Solo yo' },
  guestCount: (count) => (count === 0 ? 'Ninguno' : `Hasta ${count}`),
  failed: 'Su evento todavía no está publicado',
  publishing: 'Publicando…',
  seatsHelp: (least, most) => `De ${least} a ${most}, contando con usted.`,
  formats: { inPerson: 'En persona', online: 'En línea' },
  zone: (zone) => `Zona horaria de la fecha y la hora: ${zone}.`,
  minutes: (minutes) => {
    if (minutes < 60) return `${minutes} minutos`;
    const hours = minutes / 60;
    return hours === 1 ? '1 hora' : `${hours} horas`;
  },
  clash: (titles) => `Ya se unió a ${listed.format(titles)} a esa hora.`,
  publish: { community: 'Publicar evento', people: 'Publicar evento', self: 'Guardar en mis registros' },
  keep: 'Guardar borrador y cerrar',
  discard: 'Descartar borrador',
  sample: 'En esta demo el evento se ve solo en este navegador.',
  question: {
    title: '¿Descartar este borrador?',
    text: 'Se perderá lo que escribió.',
    confirm: 'Descartar borrador',
    cancel: 'Seguir escribiendo',
  },
});
