import { translate } from '../../../language/translate.ts';
import type * as english from './SalaryNegotiation.words.ts';

export const salaryWords = translate<typeof english.salaryWords>({
  title: 'Negociación del salario',
  subtitle: 'Sepa cuánto se paga antes de decir una cifra.',
  figures: {
    title: 'Cuánto ganan otras personas',
    occupation: 'Ocupación',
    chart: 'Salario mediano al año',
    category: 'Ocupación',
    value: 'Dólares',
    median: 'Salario mediano',
    medianHint: 'la mitad gana más, la mitad gana menos',
    range: 'Un rango para proponer',
    rangeHint: 'de la mediana a un 15% más, según nuestra regla práctica',
    source: (date) => `al ${date}. Puede haber cifras más recientes, y el salario cambia de un lugar a otro.`,
  },
  negotiation: {
    title: 'La conversación, paso a paso',
    text: 'Léala en voz alta. Las cifras son las de la ocupación que eligió.',
    say: 'Puede decir',
    back: 'Atrás',
    next: 'Siguiente paso',
    again: 'Empezar de nuevo',
    steps: {
      prepare: {
        name: 'Prepárese',
        tip: 'Sume la vivienda, la comida y la atención médica que pagaba el servicio militar: un salario civil tiene que cubrirlas.',
        say: (from) => `Mi mínimo es lo que necesita mi familia. Mi meta es más de ${from}.`,
      },
      range: {
        name: 'Proponga un rango',
        tip: 'Deje que la empresa hable primero de dinero. Si le preguntan, dé un rango y guarde silencio.',
        say: (from, to) => `Por este trabajo, y con lo que aporto, busco algo entre ${from} y ${to}.`,
      },
      offer: {
        name: 'Escuche la oferta',
        tip: 'Dé las gracias y pídala por escrito. No tiene que responder por teléfono.',
        say: () =>
          'Gracias, me alegra mucho. ¿Me puede dar la oferta completa por escrito, y dos días para revisarla?',
      },
      counter: {
        name: 'Pida más',
        tip: 'Una cifra, una razón, voz tranquila. Lo peor que puede pasar es un no.',
        say: (_from, to) =>
          `Dirigí un equipo y respondí por su material desde el primer día. ¿Podemos acercarnos a ${to}?`,
      },
      close: {
        name: 'Cierre',
        tip: 'Si el salario no se puede cambiar, pida vacaciones, capacitación, una fecha de inicio o una revisión a los seis meses.',
        say: () =>
          'Si el salario no puede cambiar, ¿podríamos acordar una revisión a los seis meses y ponerla por escrito?',
      },
    },
  },
});
