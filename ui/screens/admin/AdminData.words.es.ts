import { translate } from '../../language/translate.ts';
import type * as english from './AdminData.words.ts';

/** The facts name their units in English. */
const units: Readonly<Record<string, string>> = {
  month: 'mes',
  year: 'año',
  credit: 'crédito',
  hour: 'hora',
  each: 'examen',
  once: 'única vez',
};

export const adminDataWords = translate<typeof english.adminDataWords>({
  loading: 'Cargando los datos…',
  failed: { title: 'No se pudieron cargar los datos', retry: 'Intentar de nuevo' },
  sets: {
    title: 'Archivos públicos',
    text: 'Importe los nuevos en el servidor con npm run data. Las personas ven un archivo en cuanto se importa.',
    status: { installed: 'Al día', due: 'Ya hay otro', missing: 'Sin importar' },
    file: (name, date, imported) => `${name}, ${date}. Importado el ${imported}`,
    undated: 'sin fecha',
    rows: (kept, rows) => `${kept} de ${rows} filas usadas`,
    report: (rows) => `Informe: ${rows} filas sin usar`,
    reason: (reason, rows, lines) => `${rows}: ${reason} (línea ${lines})`,
    where: 'Dónde obtenerlo',
    back: (date) => `Volver al archivo del ${date}`,
    backOf: (back, title) => `${back}: ${title}`,
    goingBack: 'Volviendo…',
    notBack: 'No se recuperó el archivo anterior',
  },
  facts: {
    title: 'Datos que escribimos nosotros',
    text: 'Lea cada uno en su página oficial antes de publicar, y de nuevo cada año. Una fecha límite o un contacto que una persona de administración revisó cuenta como oficial. Una tarifa necesita a dos que den el mismo monto.',
    kinds: {
      rate: 'Tarifas',
      deadline: 'Fechas límite',
      contact: 'Contactos de crisis',
      link: 'Enlaces reportados',
    },
    kind: 'Tipo de dato',
    checked: (checked, all) => `Ha revisado ${checked} de ${all}`,
    confidence: {
      official: 'Oficial',
      reported: 'Según informes',
      single: 'Una fuente',
      computed: 'Calculado',
      disputed: 'Las fuentes difieren',
      unread: 'Sin leer',
      unknown: 'No encontrado',
    },
    hidden: 'No se muestra',
    always: 'Sin período',
    period: (from, to) => `${from} a ${to}`,
    since: (from) => `Desde ${from}`,
    noAmount: 'Monto no encontrado',
    amount: (amount, unit) => `${amount} por ${units[unit] ?? unit}`,
    source: 'Fuente',
    checkedBy: (who, day, amount) =>
      amount === null ? `Lo revisó ${who}, ${day}` : `Lo revisó ${who}, ${day}: ${amount}`,
    you: 'usted',
    someone: 'alguien que ya no está',
    check: 'Lo he revisado',
    checkOf: (title) => `Lo he revisado: ${title}`,
    more: 'Mostrar más',
  },
  outcomes: {
    back: 'Se recuperó el archivo anterior.',
    check: 'Guardado con la fecha de hoy.',
  },
  form: {
    title: '¿Qué dice la página oficial?',
    amount: 'Monto en dólares',
    page: 'Dirección de la página',
    help: 'Solo lo que usted leyó allí hoy.',
    save: 'Guardar',
    saving: 'Guardando…',
    cancel: 'Cancelar',
    failed: 'No se guardó',
  },
});
