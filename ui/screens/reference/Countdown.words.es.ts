import { translate } from '../../language/translate.ts';
import { deadlineTexts } from './DeadlineTexts.es.ts';
import type * as english from './Countdown.words.ts';

export const countdownWords = translate<typeof english.countdownWords>({
  title: 'Su cuenta regresiva',
  back: 'Panel',
  subtitle: {
    before: (days, date) =>
      days === 0
        ? `Hoy, ${date}, es su último día.`
        : days === 1
          ? `Falta 1 día para el ${date}, su último día.`
          : `Faltan ${days} días para el ${date}, su último día.`,
    after: (date) => `Usted salió el ${date}. Esto sigue pendiente.`,
  },
  edit: 'Cambiar mis fechas',
  dates: {
    title: 'Estas fechas aún no están en su perfil',
    text: 'Guárdelas y tendrá su cuenta regresiva en todos sus dispositivos. Solo usted puede verlas.',
    save: 'Guardar mis fechas',
    saving: 'Guardando…',
    failed: 'Sus fechas no se guardaron. Inténtelo de nuevo.',
  },
  undated: {
    title: '¿Cuándo es su último día de servicio?',
    text: 'Agregue la fecha y su componente a su perfil. Verá qué vence, cuándo, y qué pasa si se le pasa. Solo usted puede ver estas fechas.',
    action: 'Agregar mis fechas',
  },
  failed: { title: 'No pudimos cargar sus plazos', retry: 'Intentar de nuevo' },
  loading: 'Cargando sus plazos',
  daysLeft: 'días',
  next: (date) => `Próximo plazo estricto: ${date}`,
  overdue: { title: 'Ya venció, pero vale la pena', since: (date) => `Venció el ${date}` },
  opens: (date) => `Se abre el ${date}`,
  hard: 'Plazo estricto',
  ifMissed: (text) => `Si se le pasa: ${text}`,
  sources: 'Fuentes',
  sourceNumber: (number) => `Fuente ${number}`,
  undatedSource: 'copia sin fecha',
  reported: 'Según lo publicado, salvo que diga “oficial”. Confirme cada uno en su página oficial.',
  official: 'Oficial:',
  onlyIf: 'Puede depender de algo más que sus fechas. Revise la página oficial.',
  done: 'Listo',
  skip: 'No es para mí',
  calendar: 'Agregar al calendario',
  takeBack: 'Devolver a la lista',
  more: 'Más',
  name: (action, title) => `${action}: ${title}`,
  open: { title: 'Sin plazo', text: 'Puede hacerlo cuando quiera.' },
  later: {
    title: (date) => `Después del ${date}`,
    count: (count) => (count === 1 ? '1 plazo' : `${count} plazos`),
  },
  others: {
    title: 'Se cuenta desde otro día',
    text: 'Empieza un día que no conocemos, como la fecha de una carta de decisión.',
    after: (count) => `Dentro de ${count}`,
    anchors: {
      'rating-decision': 'fecha de su carta de calificación de VA',
      'decision-letter': 'fecha de una carta de decisión de VA',
      'bdd-claim': 'día en que VA recibe su reclamo BDD',
      'terminal-leave-start': 'primer día de la licencia final',
      'intent-to-file': 'día en que VA recibe su intención de presentar un reclamo',
      'first-day': 'primer día de un período de clases',
      'month-end': 'último día de cada mes de estudio',
      'loss-of-coverage': 'día en que termina TRICARE o TAMP',
      'emergency-care': 'día del ingreso al hospital',
      'retired-pay-age': 'cumpleaños en que puede empezar la pensión de retiro',
      'federal-hire': 'primer día en un empleo federal',
      'return-from-deployment': 'día de regreso a su base',
      'leaving-selected-reserve': 'día en que deja la Reserva Seleccionada',
      'death-in-service': 'fecha del fallecimiento',
      retirement: 'fecha de retiro',
      'release-from-active-duty': 'fin de las órdenes de la Guardia o la Reserva',
    },
  },
  marked: 'Listo, o no es para usted',
  counts: { done: 'Listo', open: 'Por hacer', skipped: 'No es para usted' },
  checked:
    'Reunimos estos plazos a partir de copias de páginas oficiales y de otras páginas en noviembre de 2026. Las órdenes de su mando tienen prioridad.',
  card: { title: 'Sus plazos', all: 'Ver toda la cuenta regresiva', none: 'Nada vence pronto.' },
  due: (left, date) => `${left}, ${date}`,
  text: (id) => deadlineTexts[id] ?? null,
});
