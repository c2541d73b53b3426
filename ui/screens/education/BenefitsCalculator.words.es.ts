import { translate } from '../../language/translate.ts';
import type * as english from './BenefitsCalculator.words.ts';

const one = (months: number) => (Math.round(months * 10) / 10).toLocaleString('es-US');
const counted = (months: number) => `${one(months)} ${one(months) === '1' ? 'mes' : 'meses'}`;

export const benefitsCalculatorWords = translate<typeof english.benefitsCalculatorWords>({
  title: 'Calculadora de beneficios',
  subtitle:
    'Planifique sus períodos académicos y vea cuántos meses de su GI Bill usan y cuánto se paga por ellos.',
  start: {
    title: 'Lo que tiene',
    percent: 'Su porcentaje, según el tiempo en servicio activo',
    percents: (percent, months) => `${percent}%: ${months === 3 ? '90 días' : `${months} meses`} o más`,
    percentHelp:
      'Con un Corazón Púrpura o una baja por una discapacidad relacionada con el servicio, le corresponde el 100%.',
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
  zip: {
    label: 'Código postal de su institución',
    help: 'Anotaremos la tarifa de vivienda. Depende de dónde sean sus clases.',
    reading: 'Buscando la tarifa…',
    unknown: 'No se conoce una tarifa para este código postal y año escolar. Escriba la suya.',
    failed: 'No pudimos buscar la tarifa. Intente de nuevo o escriba la suya.',
    period: (from, to) => `La tarifa de un E-5 con dependientes, del ${from} al ${to}. Fuente:`,
  },
  fields: {
    monthsLeft: 'Meses de beneficios que le quedan',
    tuition: 'Matrícula y cuotas por año, en dólares',
    housing: 'Vivienda por mes con carga completa, en dólares',
  },
  help: {
    monthsLeft: 'Como máximo 36. Los encuentra en su Certificate of Eligibility.',
    tuition: 'El otoño y la primavera juntos.',
    housing: 'Busque el código postal de su institución en la herramienta',
  },
  sampleHousing: '$2,150 es la tarifa de ejemplo de Austin.',
  errors: {
    monthsLeft: (max) => `Escriba un número de 0 a ${max}`,
    tuition: (max) => `Escriba una cantidad en dólares de 0 a ${max.toLocaleString('es-US')}`,
    housing: (max) => `Escriba una cantidad en dólares de 0 a ${max.toLocaleString('es-US')}`,
  },
  plan: {
    title: 'Su plan de períodos académicos',
    add: 'Agregar un período',
    addLabel: 'Período por agregar',
    loadOf: (term) => `Carga académica en ${term.toLowerCase()}`,
    loads: { full: 'Tiempo completo', threeQuarter: 'Tres cuartos de tiempo', half: 'Medio tiempo' },
    remove: 'Quitar',
    removeOf: (term) => `Quitar ${term.toLowerCase()}`,
    months: (months) => `${counted(months)} de beneficios`,
    unpaid: 'No quedan beneficios: no se paga nada',
    tuition: 'Matrícula pagada',
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
    title: 'Resultado del plan',
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
    tuitionLeft: 'Matrícula que queda por pagar',
    housing: 'Vivienda en total',
    books: 'Libros y materiales en total',
    table: 'Meses de beneficios según su uso',
    months: counted,
  },
  source: {
    title: 'De dónde vienen las cifras',
    rate: (cap, from, to) =>
      `Universidades privadas: como máximo ${cap} por el año académico del ${from} al ${to}. Universidades públicas: toda la matrícula y las cuotas para residentes del estado.`,
    old: 'Para años posteriores usamos la cifra más reciente hasta que VA publique la suya.',
    rules:
      'Los beneficios se cuentan por días y por carga académica. La vivienda se paga con más de medio tiempo, y no entre períodos. Libros: $41.67 por crédito, como máximo $1,000 al año. Si le quedan beneficios al empezar un período, se paga hasta el final.',
    retrieved: (date) => `Cifras tomadas el ${date}.`,
    estimate: 'Es un cálculo aproximado. VA decide lo que usted recibe.',
  },
});
