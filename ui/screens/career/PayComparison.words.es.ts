import { translate } from '../../language/translate.ts';
import type * as english from './PayComparison.words.ts';

export const payComparisonWords = translate<typeof english.payComparisonWords>({
  title: 'Compare una oferta con el sueldo militar',
  text: 'Las asignaciones de vivienda y comida no pagan impuestos, así que un salario debe ser más alto para dejarle lo mismo.',
  basic: 'Sueldo básico por mes',
  basicHelp: 'De su comprobante de pago (Leave and Earnings Statement), antes de impuestos.',
  grade: 'Grado salarial (pay grade)',
  noGrade: 'Elegir…',
  dependents: 'Con dependientes',
  zip: 'Código postal de su base',
  zipHelp: 'Completaremos la asignación de vivienda.',
  reading: 'Buscando la asignación…',
  unknown: 'No se conoce una asignación para este grado y código postal.',
  failed: 'No pudimos buscar la asignación. Intente más tarde.',
  housing: (amount, area, year) => `${amount} al mes para vivienda, ${area}, ${year}.`,
  food: 'Asignación de comida por mes',
  tax: 'Impuestos, en porcentaje',
  taxHelp:
    'Sobre los últimos dólares que ganaría: federales, estatales y de nómina juntos. Sin este dato no se agrega nada por impuestos.',
  offer: 'Salario ofrecido, por año',
  result: {
    title: 'Por año',
    none: 'Escriba su sueldo básico para ver qué salario necesita.',
    basic: 'Sueldo básico',
    untaxed: 'Asignaciones, sin impuestos',
    salary: 'Un salario que le deja lo mismo',
    more: (amount) => `La oferta es de ${amount} más al año.`,
    less: (amount) => `La oferta es de ${amount} menos al año.`,
    equal: 'La oferta es igual.',
    health: 'El seguro médico y la jubilación no están incluidos: compare lo que la empresa paga por ambos.',
  },
  range: {
    title: 'En comparación con lo que ganan otras personas',
    occupation: 'Ocupación',
    none: 'Agregue su ocupación militar a su perfil para comparar con los empleos civiles a los que lleva.',
    add: 'Buscar su ocupación militar',
    places: {
      below: 'La oferta es más baja que lo que ganan 9 de cada 10.',
      lower: 'La oferta está por debajo de la mediana.',
      upper: 'La oferta está en la mediana o por encima.',
      above: 'La oferta es más alta que lo que ganan 9 de cada 10.',
    },
  },
});
