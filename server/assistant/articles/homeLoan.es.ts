import type { InSpanish } from './article.ts';
import type { homeLoan as english } from './homeLoan.ts';

export const homeLoan: InSpanish<typeof english> = {
  'home-loan-what': {
    title: 'Qué es un préstamo de VA para vivienda',
    text: 'El préstamo lo da un banco u otra empresa. VA le promete cubrir una parte si algo sale mal. Por eso mucha gente puede comprar sin pago inicial y sin un seguro hipotecario mensual. De todos modos tiene que calificar con quien presta, que mira sus ingresos y su crédito. La casa tiene que ser para vivir en ella. No hay fecha límite: el beneficio no se vence, y se puede usar más de una vez.',
    keywords: ['préstamo', 'comprar casa', 'hipoteca', 'casa propia', 'sin enganche', 'préstamo de VA'],
  },
  'home-loan-certificate': {
    title: 'El certificado para el préstamo de vivienda',
    text: 'Quien le presta le pide su Certificate of Eligibility. Muestra que usted sirvió el tiempo necesario y cuánto del beneficio ya usó. Puede pedirlo en VA.gov, y muchas empresas lo consiguen por usted en minutos. Tenga a mano su DD-214. Si todavía sirve, o está en la Guardia o la Reserva, valen otros papeles. Los cónyuges sobrevivientes también pueden tener derecho. El certificado no le promete un préstamo. Dice que puede pedirlo con el respaldo de VA.',
    keywords: ['certificado', 'COE', 'papeles del préstamo', 'viuda préstamo', 'elegible casa'],
  },
  'home-loan-funding-fee': {
    title: 'El cargo del préstamo de vivienda (funding fee)',
    text: 'Casi todas las personas que toman un préstamo de VA pagan una vez un cargo, el funding fee. Depende del tipo de préstamo, de su pago inicial y de si ya usó el beneficio. Se paga al cierre o se agrega al préstamo. Algunas personas no lo pagan, como muchas que reciben compensación por discapacidad. Si espera la decisión de un reclamo, dígalo antes del cierre: según la decisión, puede que le devuelvan el cargo. Las cifras actuales están en VA.gov.',
    keywords: ['funding fee', 'cargo', 'costos de cierre', 'devolver cargo', 'exento'],
  },
  'home-loan-refinance': {
    title: 'Cambiar su préstamo por uno mejor',
    text: 'VA tiene dos formas de reemplazar un préstamo. Una es para quien ya tiene un préstamo de VA y quiere una tasa más baja o más estable. Pide menos papeles. La otra le permite sacar dinero de lo que vale su casa, o pasar de otro préstamo a uno de VA. Las dos cuestan algo. Calcule en cuántos meses habrá ahorrado más de lo que pagó. Tenga cuidado con cartas que parecen de VA: VA no vende préstamos.',
    keywords: ['refinanciar', 'bajar la tasa', 'sacar dinero de la casa', 'carta de hipoteca'],
  },
  'mortgage-trouble': {
    title: 'Si no puede pagar la hipoteca',
    text: 'Llame a la empresa a la que le paga, lo antes posible. Muchas veces puede pasar los pagos atrasados al final, bajar la cuota por un tiempo o cambiar el préstamo. VA tiene técnicos de préstamos que hablan con la empresa por usted. Ayudan a quien tiene un préstamo de VA, y también pueden orientar a personas veteranas con otros préstamos. Su número está en la página de abajo. No le pague a nadie que prometa salvar su casa por dinero. Si puede perderla pronto, llame también al 877-424-3838, de día o de noche.',
    keywords: [
      'no puedo pagar la casa',
      'atrasado',
      'ejecución hipotecaria',
      'perder mi casa',
      'embargo',
      'el banco me quita la casa',
      'no he pagado',
      'cuotas atrasadas',
    ],
  },
  'home-loan-again': {
    title: 'Usar el préstamo de vivienda otra vez',
    text: 'El préstamo de VA se puede usar más de una vez. Si vende la casa y paga el préstamo, normalmente recupera todo el beneficio. Algunas personas todavía tienen una parte mientras conservan la primera casa, por ejemplo después de una mudanza por órdenes. Su Certificate of Eligibility muestra lo que queda. Si no le parece correcto, pida a VA que lo restablezca. Una empresa que trabaja mucho con préstamos de VA puede decirle qué significa eso para un precio.',
    keywords: ['segundo préstamo', 'otra casa', 'recuperar beneficio', 'dos préstamos'],
  },
};
