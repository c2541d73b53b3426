import type { InSpanish } from './article.ts';
import type { claims as english } from './claims.ts';

export const claims: InSpanish<typeof english> = {
  'claim-how': {
    title: 'Cómo funciona un reclamo por discapacidad, en pocas palabras',
    text: 'Con un reclamo, usted pide a VA que pague por un problema de salud que viene del servicio o que empeoró por él. Se presenta en VA.gov, en papel o con un representante. VA reúne documentos, a veces pide un examen, y decide. La respuesta es una carta con una calificación y una fecha de inicio. Yo puedo explicarle estos pasos. No puedo decirle qué reclamar, qué calificación esperar ni si sus pruebas alcanzan. Un representante acreditado sí puede, y es gratis.',
    keywords: ['reclamo', 'compensación', 'discapacidad', 'cómo presento un reclamo', 'pedir compensación'],
  },
  'claim-representative': {
    title: 'Ayuda gratis con un reclamo: representantes acreditados',
    text: 'Las organizaciones de servicio a veteranos tienen representantes que VA acreditó. Conocen los formularios, miran sus documentos con usted y presentan el reclamo por usted, sin cobrar. También los hay en oficinas del condado y del estado. Puede elegir uno antes de empezar y cambiar después. Los abogados y agentes acreditados pueden cobrar en algunos casos. Antes de firmar, busque el nombre en la lista de VA. Si alguien quiere una parte de su pago futuro por “asesorarle” y no está en la lista, tenga cuidado.',
    keywords: ['representante', 'ayuda gratis', 'VSO', 'abogado', 'quién me ayuda', 'reclamo gratis'],
  },
  bdd: {
    title: 'Presentar el reclamo antes de salir: BDD',
    text: 'Con Benefits Delivery at Discharge, usted presenta su reclamo por discapacidad entre 180 y 90 días antes de salir. La idea es que la respuesta llegue poco después. Entrega su expediente médico del servicio y la parte A de la evaluación de salud de salida. También tiene que estar disponible para exámenes durante 45 días después de presentarlo. Si se le pasa ese tiempo, todavía puede presentar un reclamo normal. Quien pasa por una junta médica presenta el reclamo dentro de ese proceso.',
    keywords: ['BDD', 'antes de salir', '180 días', '90 días', 'compensación antes'],
  },
  'bdd-exams': {
    title: 'Exámenes después de un reclamo BDD',
    text: 'Después de un reclamo BDD, VA le manda a uno o más exámenes antes de su salida. Durante 45 días desde que VA tiene su reclamo, usted debe poder ir. Así que no planee un viaje largo ni una mudanza en ese tiempo. Si no puede ir a un examen, llame enseguida para cambiarlo. Si no está disponible, el reclamo sale del programa BDD y sigue como un reclamo normal. No se pierde, pero la respuesta suele tardar más.',
    keywords: ['examen BDD', '45 días', 'falté al examen', 'viaje'],
  },
  'claim-under-90-days': {
    title: 'Si le quedan menos de 90 días: todavía puede presentarlo',
    text: 'Cuando ya pasó el tiempo del BDD, usted todavía puede presentar un reclamo normal mientras está en servicio. O puede guardar una fecha con un intent to file y terminar el reclamo después. VA lo trabaja cuando usted ya salió, así que la respuesta suele llegar más tarde que con BDD. Hay otra fecha importante: si VA tiene su primer reclamo dentro de un año después de salir, el pago puede contar desde el día siguiente a su salida.',
    keywords: ['menos de 90 días', 'ya no es BDD', 'me quedan 60 días', 'tarde para BDD'],
  },
  'claim-first-year': {
    title: 'El primer año después de salir',
    text: 'Puede presentar un reclamo por discapacidad en cualquier momento de su vida. Pero el primer año importa para la fecha de inicio. Si VA tiene su primer reclamo dentro de un año desde que salió, el pago puede contar desde el día siguiente a su salida. Si llega después, cuenta desde el día en que VA lo recibió, y los meses anteriores normalmente no se pagan. Si todavía no está listo, un intent to file puede guardarle una fecha.',
    keywords: ['un año', 'pago retroactivo', 'fecha de inicio', 'cuánto tiempo tengo', 'reclamo tarde'],
  },
  'intent-to-file': {
    title: 'Para qué sirve un intent to file',
    text: 'Un intent to file le dice a VA que usted piensa presentar un reclamo. Guarda ese día como posible fecha de inicio durante un año, y así tiene tiempo de reunir papeles y de hablar con un representante. Se hace en VA.gov al empezar el reclamo en línea, por teléfono, con el Form 21-0966 o por medio de un representante. Si no termina el reclamo dentro del año, la fecha se pierde. Entonces puede hacer otro. Cada uno vale para un tipo de beneficio.',
    keywords: ['intención de reclamar', 'guardar fecha', '21-0966', 'intent to file'],
  },
  'claim-exam': {
    title: 'Qué pasa en un examen por un reclamo',
    text: 'VA puede pedirle que vaya a un examen, que muchos llaman C&P. La persona que examina pregunta por su problema de salud, puede revisarle o hacer una prueba, y escribe un informe. No le da tratamiento ni decide su reclamo. Puede ser corto. Vaya aunque ese día se sienta bien, porque faltar puede afectar el reclamo. Si no puede ese día, llame y cámbielo. Yo no puedo leer un informe por usted ni decir qué va a pasar: un representante puede verlo con usted.',
    keywords: ['examen C&P', 'examen de VA', 'examinador', 'examen médico reclamo'],
  },
  'claim-status': {
    title: 'En qué va su reclamo',
    text: 'VetSync no ve los archivos de VA, así que no puedo consultar su reclamo. Inicie sesión en VA.gov y abra la página del estado de los reclamos. Ahí están cada paso, las cartas de VA y lo que todavía le piden. Su representante puede ver más. El tiempo cambia mucho de un caso a otro. Si el reclamo vuelve a un paso anterior, no es mala señal: muchas veces VA pidió un documento más. En Bienestar puede llevar su propia lista de reclamos con sus fechas.',
    keywords: ['estado del reclamo', 'cuánto tarda', 'pendiente', 'en qué va', 'esperando a VA'],
  },
  'decision-options': {
    title: 'Si no está de acuerdo con una decisión',
    text: 'Hay tres caminos. En una Higher-Level Review, una persona con más experiencia mira otra vez las mismas pruebas. En una apelación al Board, decide un Veterans Law Judge. Para las dos tiene un año desde la fecha de la carta de decisión. Con un Supplemental Claim, usted agrega pruebas nuevas e importantes. Eso se puede en cualquier momento, y dentro de un año conserva la mejor fecha de inicio. Cuál le conviene en su caso es una pregunta para un representante acreditado, y esa ayuda es gratis.',
    keywords: ['negaron', 'apelar', 'apelación', 'rechazaron mi reclamo', 'no estoy de acuerdo', 'HLR'],
  },
  'disability-pay-raise': {
    title: 'Cuándo sube la compensación por discapacidad',
    text: 'Cada 1 de diciembre, las cantidades suben en el mismo porcentaje que el Seguro Social. No hay que pedirlo. La nueva cantidad llega a finales de diciembre. El aumento vale para la compensación por discapacidad, los pagos especiales mensuales, el pago a sobrevivientes (DIC) y la ayuda para ropa. La GI Bill no lo sigue. Pregúnteme por una cantidad, por ejemplo “cuánto pagan por 70 por ciento”. Le doy la última confirmada con sus fechas, o le digo que todavía no está confirmada.',
    keywords: ['aumento', 'cuánto va a subir', 'costo de vida', 'diciembre', 'compensación 2027'],
  },
  'disability-dependents': {
    title: 'Dinero extra por cónyuge e hijos',
    text: 'VA agrega dinero por sus dependientes cuando su calificación es de 30 por ciento o más. Con 10 o 20 por ciento, los dependientes no agregan nada. Cuentan su cónyuge, sus hijos y, en algunos casos, padres que dependen de usted. Avise en VA.gov, con fechas y números de Seguro Social. Hágalo pronto después de una calificación, una boda o un nacimiento, porque de eso puede depender desde cuándo le pagan. Avise también de un divorcio. Si no, VA puede pedirle dinero de vuelta.',
    keywords: ['dependientes', 'hijos', 'esposa', 'esposo', 'agregar', 'boda', 'divorcio', '20 por ciento'],
  },
  'ratings-combined': {
    title: 'Por qué las calificaciones no se suman',
    text: 'Si tiene más de una calificación, VA no suma los porcentajes. Empieza por la más alta y calcula cada una de las otras sobre lo que queda de una persona entera. El resultado se redondea al final. Por eso, dos calificaciones juntas son menos que su suma. La página de VA explica la tabla que usa. Yo no puedo calcular ni adivinar una calificación. Si las cuentas de su carta no le cuadran, un representante puede revisarlas con usted.',
    keywords: ['matemática de VA', 'sumar porcentajes', 'calificación combinada', 'calculadora'],
  },
  crsc: {
    title: 'Retirado con una discapacidad por combate: CRSC',
    text: 'La Combat-Related Special Compensation es para personas retiradas con una discapacidad que viene del combate, de tareas peligrosas o de entrenamientos que imitan la guerra. Devuelve parte del retiro que se pierde por el pago de VA. No se pide a VA, sino a su propia rama. En junio de 2025, la Corte Suprema eliminó el límite de seis años para el pago retroactivo. Desde agosto de 2025 hay reglas nuevas, que también miran la fecha de la solicitud. Algunas páginas viejas todavía publican el límite anterior.',
    keywords: ['CRSC', 'combate', 'retiro', 'pago retroactivo', 'seis años'],
  },
  'separation-pay': {
    title: 'El pago de separación y la compensación que viene después',
    text: 'Si el servicio militar le dio un pago de separación o de indemnización, y después VA le paga compensación por ese mismo servicio, VA puede retener su pago mensual hasta cubrir esa suma. Mucha gente se entera cuando no llega el primer pago. Pregunte antes de gastarlo: la oficina de finanzas, un consejero de transición o un representante le dicen qué vale en su caso. Para algunos pagos y algunas lesiones, las reglas son otras.',
    keywords: ['pago de separación', 'indemnización', 'VA me quita', 'retener'],
  },
  'medical-board': {
    title: 'Cuando le mandan a una junta médica',
    text: 'Si un problema de salud puede impedirle servir, lo revisa una junta médica. En este proceso, que se llama IDES, su reclamo a VA es parte de la junta, y no se presenta un BDD. Una persona de enlace le guía y le dice cada fecha. Los plazos para responder son cortos y cuentan desde la carta. Su rama tiene abogados para esto que no le cobran. Vaya pronto a verlos, antes de firmar. Yo no puedo decir qué va a decidir una junta.',
    keywords: ['junta médica', 'MEB', 'retiro médico', 'no apto', 'IDES'],
  },
  valife: {
    title: 'Seguro de vida con cualquier calificación: VALife',
    text: 'VALife es un seguro de vida de VA para personas veteranas con una discapacidad por el servicio. Si tiene 80 años o menos y cualquier calificación, aunque sea de 0 por ciento, puede solicitarlo en cualquier momento. No le preguntan por su salud. La cobertura completa empieza dos años después de entrar. Con 81 años o más, puede tener dos años desde su calificación, si la pidió antes de cumplir 81. Se solicita en VA.gov.',
    keywords: ['seguro de vida', 'VALife', 'seguro con discapacidad', 'VALife 81'],
  },
};
