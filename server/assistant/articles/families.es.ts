import type { InSpanish } from './article.ts';
import type { families as english } from './families.ts';

export const families: InSpanish<typeof english> = {
  'spouse-checklist': {
    title: 'Su cónyuge deja el servicio: qué cambia para usted',
    text: 'Primero cambian tres cosas. La salud: para la mayoría de las familias, TRICARE termina el último día, así que vea qué sigue. El seguro de vida: si usted tiene cobertura como cónyuge (FSGLI), tiene 120 días para pasarla a una póliza privada. El dinero: el último pago puede tardar, así que guarde algo. La ayuda para cónyuges de militares, como el dinero para una licencia, muchas veces también se acaba. Military OneSource sigue abierto para los dos durante 365 días, con consejería gratis y ayuda con los impuestos.',
    keywords: ['esposa', 'esposo', 'cónyuge', 'qué pierdo', 'mi esposo sale', 'familia'],
  },
  'spouse-life-insurance': {
    title: 'El seguro de vida del cónyuge: FSGLI',
    text: 'Si usted tiene cobertura como cónyuge con FSGLI, esta termina 120 días después de que su cónyuge deja el servicio. Dentro de esos 120 días puede pasarla a una póliza privada de vida entera, con una compañía que participa. No puede convertirse en VGLI, que es solo para la persona veterana. El día 121 la cobertura ya no existe. Compare precios: si tiene buena salud, otra póliza puede costarle menos. En la página de VA está la lista de compañías.',
    keywords: ['seguro de vida', 'pierdo mi seguro', 'FSGLI', 'póliza', 'soy esposa'],
  },
  'fry-scholarship': {
    title: 'Estudiar después de una muerte en servicio: la beca Fry',
    text: 'Lamentamos su pérdida. Si su padre, su madre o su cónyuge murió en cumplimiento del deber después del 10 de septiembre de 2001, la beca Fry puede pagar sus estudios en el nivel de 100 por ciento, hasta 36 meses. Un cónyuge no tiene límite de tiempo, salvo que se vuelva a casar. Un hijo que cumplió 18 años o terminó la secundaria antes de 2013 tiene hasta los 33. Se solicita a VA. Si también tiene derecho a Chapter 35, pida a VA que le explique los dos antes de elegir.',
    keywords: ['beca Fry', 'viuda', 'viudo', 'murió en servicio', 'huérfano', 'ayuda para estudiar'],
  },
  'chapter-35': {
    title: 'Estudios para cónyuges e hijos: Chapter 35',
    text: 'Chapter 35, o DEA, paga una cantidad al mes a cónyuges e hijos de personas veteranas que murieron por el servicio o tienen una discapacidad total y permanente. Quien lo usó por primera vez el 1 de agosto de 2018 o después tiene 36 meses. Si el derecho empezó el 1 de agosto de 2023 o después, no hay límite de tiempo. En casos anteriores, los hijos lo usan casi siempre entre los 18 y los 26 años, y los cónyuges durante diez años, o 20 en algunos casos. Las cantidades cambian cada 1 de octubre.',
    keywords: ['chapter 35', 'DEA', 'mi papá tiene 100 por ciento', 'hijos de veterano', 'hasta los 26'],
  },
  caregivers: {
    title: 'Ayuda para quien cuida a una persona veterana',
    text: 'Llame a la línea de apoyo a cuidadores de VA, 855-260-3274. Puede preguntar qué ayuda hay, o solo hablar con alguien que entiende. VA tiene clases, grupos de apoyo y descanso para quienes cuidan a personas inscritas. Para algunos casos graves hay un programa más grande, que puede pagar una cantidad al mes y dar cobertura médica. Ese lo solicitan juntas la persona veterana y quien la cuida. VA decide quién tiene derecho. En cada centro médico hay un equipo de apoyo a cuidadores.',
    keywords: ['cuidador', 'cuidadora', 'cuido a mi esposo', 'descanso', 'cuidar veterano'],
  },
  champva: {
    title: 'Cobertura médica para algunas familias: CHAMPVA',
    text: 'CHAMPVA paga una parte de la atención médica de cónyuges e hijos de personas veteranas con una discapacidad total y permanente, y de algunos sobrevivientes. Es para familias que no pueden tener TRICARE. Se solicita a VA con prueba del parentesco y de la calificación. Funciona con muchos médicos, pero pregunte en cada consultorio antes de la cita. Quien tiene edad para Medicare debe ver los dos. Si un hijo sigue estudiando después de la secundaria, VA pide un comprobante.',
    keywords: ['CHAMPVA', 'seguro para la familia', 'hijos', 'esposa', '100 por ciento'],
  },
  'survivor-pay': {
    title: 'Pago mensual para sobrevivientes',
    text: 'Lamentamos su pérdida. Si una persona veterana murió por el servicio o por un problema de salud que vino de él, VA puede pagar al cónyuge, a los hijos o a los padres que dependían de ella. Se llama DIC. Los sobrevivientes de veteranos de guerra con pocos ingresos pueden pedir una pensión. VA ayuda también con los gastos del entierro y con una lápida. Un representante acreditado revisa todo esto con usted, gratis. No tiene que hacerlo todo esta semana.',
    keywords: [
      'viuda',
      'viudo',
      'derechos de viuda',
      'cónyuge sobreviviente',
      'qué recibe mi viuda',
      'sobreviviente',
      'DIC',
      'mi esposo murió',
      'pensión',
      'murió mi padre',
    ],
  },
  burial: {
    title: 'Entierro y honores para una persona veterana',
    text: 'VA puede ayudar con un lugar en un cementerio nacional, con una lápida y, en algunos casos, con una parte de los gastos. Los honores militares son gratis: los pide la funeraria. La bandera se pide con un formulario corto. Va a necesitar el DD-214. Si no lo encuentra, la funeraria o los Archivos Nacionales pueden ayudar, y esos pedidos van primero. También se puede preguntar a VA en vida si hay derecho, y así la familia tiene una cosa menos que hacer.',
    keywords: ['entierro', 'funeral', 'cementerio', 'lápida', 'bandera', 'honores'],
  },
  'survivor-benefit-plan': {
    title: 'Survivor Benefit Plan: elija antes de retirarse',
    text: 'El Survivor Benefit Plan le paga a su familia una parte de su retiro después de su muerte. Se elige antes del primer día de retiro, y se paga cada mes. Si elige menos que la cobertura completa, su cónyuge tiene que aceptarlo por escrito. Más adelante solo se puede dejar el plan durante un tiempo corto, y eso es definitivo. Es una decisión de dos. Hable con un consejero de retiro y lleve a su cónyuge.',
    keywords: ['SBP', 'plan de sobrevivientes', 'retiro', 'pensión para mi esposa'],
  },
  'spouse-work-school': {
    title: 'Trabajo y estudios para cónyuges de militares',
    text: 'Mientras su cónyuge sirve, MyCAA puede pagarle una licencia o un certificado, si el rango de su cónyuge lo permite. El curso tiene que empezar mientras sirve. Las agencias federales pueden contratar a cónyuges de militares sin el concurso normal. Muchos estados le reconocen más rápido una licencia de otro estado. Esta ayuda suele acabarse con el servicio, así que úsela antes del último día. Después, los meses transferidos de la GI Bill pueden pagar sus estudios, si se transfirieron a tiempo.',
    keywords: ['MyCAA', 'trabajo para cónyuge', 'esposa de militar', 'licencia', 'estudiar'],
  },
  'military-onesource': {
    title: 'Military OneSource: ayuda gratis por un año',
    text: 'Military OneSource sigue abierto para usted y su familia durante 365 días después de salir. Puede hablar con un consejero sobre el estrés, su relación o una mudanza. Hay ayuda con el dinero y con los impuestos, y orientación para la salud o para la carrera de su cónyuge. Es gratis, y está separado de su unidad y de sus registros ahí. Después del año quedan los Vet Centers y VA. Si usted u otra persona puede estar en peligro, llame al 988 y oprima 1.',
    keywords: ['onesource', 'consejería gratis', 'impuestos', 'consejero de pareja'],
  },
};
