import { translate } from '../../language/translate.ts';
import type * as english from './BenefitsCalculator.words.ts';

const one = (months: number) => (Math.round(months * 10) / 10).toLocaleString('es-US');
const counted = (months: number) => `${one(months)} ${one(months) === '1' ? 'mes' : 'meses'}`;

export const benefitsCalculatorWords = translate<typeof english.benefitsCalculatorWords>({
  title: 'Calculadora de beneficios',
  subtitle:
    'Planifique sus períodos académicos y vea cuántos meses de su GI Bill usan y cuánto se paga por ellos.',
  start: {
    title: 'Su beneficio',
    chapter: 'Programa',
    chapters: {
      '33': 'Post-9/11 GI Bill (capítulo 33)',
      '30': 'Montgomery GI Bill, servicio activo (capítulo 30)',
      '1606': 'Montgomery GI Bill, Reserva Seleccionada (capítulo 1606)',
      '35': 'Asistencia para sobrevivientes y dependientes (capítulo 35)',
    },
    percent: 'Nivel del beneficio, según el tiempo en servicio activo',
    percents: (percent, months) => `${percent}%: ${months === 3 ? '90 días' : `${months} meses`} o más`,
    percentHelp:
      'Con un Corazón Púrpura o una baja por una discapacidad relacionada con el servicio, le corresponde el 100%.',
    service: (from, to, percent) =>
      percent === null
        ? `Según su perfil, sirvió del ${from} al ${to}: menos de 90 días.`
        : `Según su perfil, sirvió del ${from} al ${to}, lo que da el ${percent}%. Parte del entrenamiento y otras obligaciones no cuentan.`,
  },
  school: {
    title: 'Dónde estudia',
    program: 'Usar las cifras de una institución de ejemplo',
    own: 'Mi propia institución',
    kind: 'Tipo de institución',
    public: 'Pública, para residentes del estado',
    private: 'Privada',
  },
  taken: {
    reading: 'Buscando las cifras de la institución…',
    failed: 'No pudimos cargar las cifras de la institución. Escriba las suyas.',
    tuition: (year) => `Matrícula y cuotas para residentes de ${year}, de IPEDS.`,
    noTuition: 'No se conocen su matrícula y cuotas: escriba las suyas.',
    housing: (from, to) => `Tarifa de vivienda del ${from} al ${to}.`,
    noHousing: 'No se conoce su tarifa de vivienda: escriba la suya.',
  },
  finder: {
    label: 'Busque su institución',
    placeholder: 'Nombre de la institución',
    finding: 'Buscando…',
    found: (count) =>
      count === 1 ? 'Una institución. Sus cifras pasan al plan.' : `${count} instituciones. Elija la suya.`,
    nothing: 'Ninguna institución tiene este nombre. Revise cómo está escrito o ponga sus propias cifras.',
    missing: 'Aquí todavía no hay una lista de instituciones. Ponga sus propias cifras.',
    failed: 'No pudimos buscarla. Inténtelo de nuevo o ponga sus propias cifras.',
    take: 'Usar sus cifras',
    takeOf: (name) => `Usar sus cifras: ${name}`,
  },
  zip: {
    label: 'Código postal de su institución',
    help: 'Completaremos la tarifa de vivienda. Depende de dónde sean sus clases.',
    reading: 'Buscando la tarifa…',
    unknown: 'No se conoce una tarifa para este código postal y año escolar. Escriba la suya.',
    failed: 'No pudimos buscar la tarifa. Intente de nuevo o escriba la suya.',
    period: (from, to) => `La tarifa de un E-5 con dependientes, del ${from} al ${to}. Fuente:`,
  },
  fields: {
    monthsLeft: 'Meses de beneficios que le quedan',
    tuition: 'Matrícula y cuotas por año',
    ribbon: 'Yellow Ribbon de la institución, por año',
    housing: 'Vivienda por mes, tiempo completo',
    onlineHousing: 'Vivienda por mes, solo en línea',
  },
  payment: {
    label: 'Pago por mes, tiempo completo',
    help: 'Los montos cambian cada 1 de octubre. El suyo está en',
    page: 'VA.gov',
  },
  help: {
    monthsLeft: 'Como máximo 36. Los encuentra en su certificado de VA (Certificate of Eligibility).',
    tuition: 'El otoño y la primavera juntos.',
    ribbon: 'Pregunte cuánto le da la institución. VA agrega lo mismo, hasta lo que falta de la matrícula.',
    housing: 'Busque el código postal de su institución en la herramienta',
    onlineHousing: 'Para los períodos en que todas las clases son en línea.',
  },
  sampleHousing: '$2,150 es la tarifa de ejemplo de Austin.',
  errors: {
    monthsLeft: (max) => `Escriba un número de 0 a ${max}`,
    tuition: (max) => `Escriba una cantidad en dólares de 0 a ${max.toLocaleString('es-US')}`,
    ribbon: (max) => `Escriba una cantidad en dólares de 0 a ${max.toLocaleString('es-US')}`,
    housing: (max) => `Escriba una cantidad en dólares de 0 a ${max.toLocaleString('es-US')}`,
    onlineHousing: (max) => `Escriba una cantidad en dólares de 0 a ${max.toLocaleString('es-US')}`,
  },
  plan: {
    title: 'Su plan de períodos académicos',
    add: 'Agregar un período',
    addLabel: 'Período por agregar',
    loadOf: (term) => `Carga académica en ${term.toLowerCase()}`,
    loads: {
      full: 'Tiempo completo, 12 créditos',
      threeQuarter: 'Tres cuartos de tiempo, 9 créditos',
      half: 'Medio tiempo, 6 créditos',
    },
    placeOf: (term) => `Clases en ${term.toLowerCase()}`,
    campus: 'En persona',
    online: 'Solo en línea',
    paid: 'Pagos por mes',
    unpublished: 'aún sin publicar',
    remove: 'Quitar',
    removeOf: (term) => `Quitar ${term.toLowerCase()}`,
    months: (months) => `${counted(months)} de beneficios`,
    unpaid: 'No quedan beneficios: no se paga nada',
    tuition: 'Matrícula pagada',
    ribbon: 'Yellow Ribbon',
    housing: 'Vivienda',
    books: 'Libros',
    left: 'Queda por pagar',
    noHousing: 'nada a medio tiempo',
    reset: 'Empezar de nuevo',
    empty: {
      title: 'No hay períodos en el plan',
      text: 'Agregue el primer período en que quiere estudiar.',
    },
    full: 'Un plan puede tener hasta 12 períodos.',
  },
  result: {
    title: 'El total de su plan',
    entitlement: 'Meses de beneficios',
    used: 'Usados antes',
    planned: 'Este plan',
    left: 'Quedan después',
    leftRing: 'Beneficios que quedan',
    of: (left, all) => `${one(left)} de ${counted(all)}`,
    sentence: (used, left) => `Este plan usa ${counted(used)} y deja ${counted(left)}.`,
    short: (term) =>
      `Sus beneficios se terminan antes de ${term.toLowerCase()}. A partir de ese momento, pagaría por su cuenta.`,
    shortTitle: 'El plan dura más que sus beneficios',
    tuitionPaid: 'Matrícula que paga la GI Bill',
    ribbon: 'Yellow Ribbon, de la institución y de VA',
    tuitionLeft: 'Matrícula que queda por pagar',
    housing: 'Vivienda en total',
    paid: 'Pagos por mes en total',
    books: 'Libros y materiales en total',
    unpublished: (from) => `Los montos desde el ${from} aún no se han publicado, así que no se cuentan aquí.`,
    table: 'Meses de beneficios según su uso',
    months: counted,
  },
  source: {
    title: 'De dónde vienen las cifras',
    rate: (cap, from, to) =>
      `Universidades privadas: como máximo ${cap} por el año académico del ${from} al ${to}. Universidades públicas: toda la matrícula y las cuotas para residentes del estado.`,
    rules:
      'Los beneficios se cuentan por días y por carga académica; cada mes cuenta como 30 días. La vivienda se paga si estudia más de medio tiempo, y no entre períodos. Libros: $41.67 por crédito, como máximo $1,000 al año. Si le quedan beneficios al empezar un período, se paga hasta el final.',
    paymentRules:
      'Los beneficios se cuentan por días y por carga académica; cada mes cuenta como 30 días. El programa le paga a usted por mes, y usted paga a la institución.',
    retrieved: (date) => `Cifras tomadas el ${date}.`,
    estimate: 'Es un cálculo aproximado. VA decide lo que usted recibe.',
  },
  months: {
    title: 'Mes a mes',
    text: 'La vivienda se paga por los días de inscripción, cuando termina cada mes. Durante los recesos no se paga nada.',
    paymentText:
      'Se le paga por los días de inscripción, cuando termina cada mes. Durante los recesos no se paga nada.',
    year: (year, amount) => `${year}: usted recibe ${amount}`,
    yearHint: (housing, books) => `${housing} para vivienda, ${books} para libros`,
    days: (first, last) => (first === last ? `${first}` : `${first}–${last}`),
    housing: 'Vivienda',
    payment: 'Pago',
    books: 'Libros',
    break: 'Receso',
    unpublished: 'Aún sin publicar',
    left: (months) => (one(months) === '1' ? 'Queda 1 mes' : `Quedan ${counted(months)}`),
    save: 'Agregar las fechas a mi calendario',
    print: 'Imprimir',
  },
  changes: {
    title: (day) => `Qué cambia el ${day}`,
    inPlan: (day) =>
      `Las nuevas tarifas empiezan el ${day}. Aún no se han publicado, así que este plan no usa las de hoy después de esa fecha.`,
    own: (day) =>
      `Las nuevas tarifas empiezan el ${day}. Seguiremos usando los montos que usted escribió. Cámbielos cuando VA publique los nuevos.`,
    after: (day) => `Las nuevas tarifas empiezan el ${day}, después de que termina este plan.`,
    protection:
      'Si baja la tarifa local de vivienda mientras dura su inscripción, la suya puede quedar igual, según lo publicado.',
    confirm: 'Confirme en VA.gov',
    enrollment: 'Cada mes: confirme su inscripción.',
    missed: (next) =>
      `Después de dos meses sin confirmar, se suspende el pago de vivienda, según lo publicado. La próxima vez: ${next}.`,
    remind: 'Recordármelo cada mes',
    reminded: 'Se lo recordaremos el día anterior, cada mes.',
    stop: 'No recordármelo más',
  },
  drop: {
    title: 'Si deja una materia',
    term: 'Período',
    on: 'Fecha',
    load: 'Queda en',
    after: (amount, before) => `${amount} al mes en lugar de ${before}`,
    less: (month, days) => (days === null ? month : `${month}, ${days}`),
    total: 'Menos en este período',
    unknown: 'Elija un día del período. Los montos que aún no se han publicado no se pueden comparar.',
    debt: 'VA también puede pedir que devuelva parte de la matrícula y de los libros. Ese monto no está incluido. Antes de dejar la materia, hable con quien certifica las inscripciones en su institución (school certifying official).',
  },
});
