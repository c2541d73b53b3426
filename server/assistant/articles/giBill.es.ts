import type { InSpanish } from './article.ts';
import type { giBill as english } from './giBill.ts';

export const giBill: InSpanish<typeof english> = {
  'gi-bill-programs': {
    title: 'Qué programa de estudios es cada uno',
    text: 'La gente dice “la GI Bill” y habla de varios programas. Chapter 33 es la Post-9/11 GI Bill. Chapter 30 es la Montgomery GI Bill, para el servicio activo, y Chapter 1606 es la de la Reserva Selecta. Chapter 35 es para algunos cónyuges e hijos. Chapter 31, que se llama VR&E, es capacitación para el trabajo si tiene una discapacidad por el servicio. Usted puede tener derecho a más de uno, pero solo uno paga el mismo período de estudios. Cuando usted presenta la solicitud, VA decide cuáles le corresponden y se lo dice por escrito.',
    keywords: [
      'GI Bill',
      'gibil',
      'beca militar',
      'chapter 33',
      'dinero para estudiar',
      'cuál GI Bill tengo',
    ],
  },
  'gi-bill-apply': {
    title: 'Cómo solicitar la GI Bill',
    text: 'Presente la solicitud en VA.gov, si puede, antes de que empiecen las clases. Necesita su número de Seguro Social, los datos de su banco, sus fechas de servicio y la escuela que tiene en mente. VA le responde con un Certificate of Eligibility. Ahí ve el programa, los meses que le quedan y su porcentaje. Lleve ese papel a la persona que certifica en su escuela. No tiene que haber elegido la escuela para siempre: puede solicitar primero y cambiar después. Si tiene dudas, llame a la línea de educación de VA, 888-442-4551.',
    keywords: ['solicitar GI Bill', 'pedir beca', 'inscribirme', 'certificado', 'empezar la escuela'],
  },
  'gi-bill-percent': {
    title: 'Qué porcentaje de la Post-9/11 GI Bill tiene',
    text: 'Su porcentaje depende del total de días de servicio activo después del 10 de septiembre de 2001. Es 50 por ciento desde 90 días, 60 desde 180, 70 desde 545, 80 desde 730, 90 desde 910, y 100 desde 1,095 días. Con un Corazón Púrpura es 100 por ciento. También si salió por una discapacidad del servicio después de 30 días seguidos. El porcentaje vale igual para la matrícula, la vivienda y los libros. Cuente los días exactos, no los meses. La cifra que vale es la de su Certificate of Eligibility.',
    keywords: ['porcentaje', 'cuánto me toca', 'días de servicio', 'nivel', 'corazón púrpura'],
  },
  'gi-bill-tuition': {
    title: 'Qué paga la GI Bill de la matrícula',
    text: 'En una universidad pública, la Post-9/11 GI Bill paga toda la matrícula y los cargos para residentes del estado, si usted está en el nivel de 100 por ciento. Con un nivel más bajo, paga esa parte. Las universidades privadas y las de otros países tienen un límite por año. Ese límite cambia cada 1 de agosto, así que mire el año de sus clases. Lo que pasa del límite lo paga usted, salvo que la universidad participe en Yellow Ribbon. VA le paga directo a la escuela; ese dinero no pasa por su cuenta.',
    keywords: ['matrícula', 'colegiatura', 'universidad privada', 'límite', 'cuánto voy a deber'],
  },
  'yellow-ribbon': {
    title: 'Yellow Ribbon: cuando la universidad cuesta más de lo que paga VA',
    text: 'Una universidad privada, o una pública que le cobra como a alguien de otro estado, puede costar más de lo que cubre la GI Bill. En el Yellow Ribbon Program, la universidad perdona una parte de la diferencia y VA pone la misma cantidad. Usted necesita el nivel de 100 por ciento. Cada universidad decide cuántos lugares tiene y cuánto da. Los lugares son para quien los pide primero, así que pregunte antes de inscribirse. La lista de VA tiene los nombres, pero solo la universidad sabe cuántos lugares quedan.',
    keywords: ['yellow ribbon', 'universidad privada', 'otro estado', 'universidad cara', 'lugares'],
  },
  'gi-bill-expires': {
    title: 'Cuándo se vence la GI Bill',
    text: 'La Post-9/11 GI Bill no se vence si su último día de servicio activo fue el 1 de enero de 2013 o después. Si salió antes, se acaba 15 años después de su última baja del servicio. La Montgomery GI Bill se acaba diez años después del último día de servicio activo. La de la Reserva, Chapter 1606, normalmente termina el día en que usted deja la Reserva Selecta. Los meses que no usó se pierden. Su fecha exacta está en VA.gov, en el estado de sus beneficios.',
    keywords: ['se vence', 'vencer', 'bence', 'fecha límite', 'caduca', 'ya es tarde', '15 años'],
  },
  'gi-bill-months': {
    title: 'Cuántos meses de estudio tiene',
    text: 'Cada programa de la GI Bill le da hasta 36 meses de estudio a tiempo completo. Si estudia medio tiempo, los meses le duran más. Si tiene derecho a más de un programa, hay un límite para todos juntos. Si sirvió en dos períodos separados, pregunte en VA antes de dejar un programa por otro: la decisión de un tribunal cambió las reglas. En VA.gov puede ver cuántos meses le quedan. También están en su Certificate of Eligibility.',
    keywords: ['meses', 'cuántos meses me quedan', '36 meses', 'dos programas'],
  },
  'gi-bill-transfer': {
    title: 'Pasar su GI Bill a su cónyuge o a sus hijos',
    text: 'Puede pasar hasta 36 meses de la Post-9/11 GI Bill a su cónyuge o a los hijos que estén en DEERS. Necesita seis años de servicio y se compromete a servir cuatro más. Tiene que pedirlo mientras todavía está en servicio. Después de salir ya no puede empezar, pero sí puede cambiar los meses de los familiares que nombró antes. Se pide en milConnect, no en VA.gov. Luego, su familiar presenta su propia solicitud a VA para usar los meses.',
    keywords: ['pasar', 'transferir', 'dar la GI Bill a mi esposa', 'mi hija', 'mi hijo', 'ija', 'familia'],
  },
  'gi-bill-transfer-use': {
    title: 'Cómo usa los meses un familiar',
    text: 'Cuando la transferencia está aprobada en milConnect, su cónyuge o su hijo presenta una solicitud en VA.gov y recibe su propio Certificate of Eligibility. Luego lo lleva a la persona que certifica en la escuela. Las reglas sobre cuándo pueden empezar son distintas para cónyuges e hijos, y para los hijos hay también reglas de edad. El dinero para vivienda de un cónyuge depende de si usted sigue en servicio activo. Antes de que alguien se inscriba, confirme estas reglas con VA.',
    keywords: ['usar meses transferidos', 'mi hijo quiere estudiar', 'esposa estudiar', 'dependientes'],
  },
  'montgomery-gi-bill': {
    title: 'La Montgomery GI Bill (Chapter 30)',
    text: 'La Montgomery GI Bill le paga a usted una cantidad cada mes, y usted le paga a la escuela. En la Post-9/11 GI Bill es distinto: VA le paga a la escuela y agrega dinero para vivienda. La cantidad depende de cuánto tiempo sirvió y de cuántas clases toma. Cambia cada 1 de octubre. El programa se acaba diez años después de su último día de servicio activo. Solo un programa paga el mismo período de estudios. Antes de cambiar a la Post-9/11, pregunte en VA qué perdería.',
    keywords: ['montgomery', 'chapter 30', 'MGIB', 'pagué 1200', 'cambiar de programa'],
  },
  'gi-bill-rates-change': {
    title: 'Cuándo cambian las cantidades para estudiar',
    text: 'Hay dos calendarios, y no se deben mezclar. Las cantidades de la Post-9/11 cambian el 1 de agosto. Las de la Montgomery GI Bill, Chapter 1606, Chapter 35 y VR&E cambian el 1 de octubre. Cada cantidad vale para su año y termina con él: la del año pasado no dice nada de la de este año. El aumento anual de la compensación por discapacidad es otra cosa y tiene su propia fecha. Antes de hacer cuentas, abra la página de VA y mire las fechas que están sobre la tabla.',
    keywords: ['cantidades nuevas', 'aumento', 'cuándo suben', 'tarifas', 'agosto', 'octubre'],
  },
  'gi-bill-verify': {
    title: 'Confirme su inscripción cada mes',
    text: 'Al final de cada mes, usted le dice a VA que sigue en las clases que reportó la escuela. Puede responder por mensaje de texto, en VA.gov o por teléfono. Si pasan dos meses sin confirmar, el dinero para vivienda se detiene hasta que lo haga. La Montgomery GI Bill no paga ningún mes sin confirmar. Si no le llegó el mensaje, inicie sesión en VA.gov y revise ahí su número de teléfono, o llame a la línea de educación, 888-442-4551.',
    keywords: [
      'confirmar',
      'verificar matrícula',
      'no me pagaron',
      'mensaje de texto',
      'cada mes',
      'se detuvo el pago',
    ],
  },
  'school-certifying-official': {
    title: 'La persona de la escuela que hace que le paguen',
    text: 'Toda escuela que acepta la GI Bill tiene una persona que certifica, el school certifying official. Muchas veces está en la oficina de veteranos o en el registro académico. Esa persona le dice a VA qué clases toma usted y desde cuándo. Hasta entonces, VA no paga nada, ni a la escuela ni a usted. Hable con ella en cuanto le admitan. Lleve su Certificate of Eligibility. Avísele cada vez que agrega o deja una clase. El buscador de VA muestra quién es en su escuela.',
    keywords: ['certificar', 'oficina de veteranos', 'primer pago', 'cuándo me pagan', 'registro'],
  },
  'drop-class-debt': {
    title: 'Antes de dejar una clase',
    text: 'VA paga por las clases que reportó la escuela. Si usted deja una, VA puede pedirle de vuelta una parte de la matrícula y de la vivienda, y la deuda puede llegar meses después. Hable primero con la persona que certifica en su escuela. Pregunte qué cambia y desde qué día. Si dejó de estudiar por algo que no dependía de usted, como una enfermedad o una orden militar, dígaselo a VA: eso puede cambiar lo que debe. Si le llega una carta de deuda, no la deje pasar. Puede pagar por partes o pedir que se la perdonen.',
    keywords: ['deuda', 'dejar clase', 'le debo a VA', 'carta de cobro', 'me cobran'],
  },
  'books-and-moving': {
    title: 'Dinero para libros, y para mudarse desde un lugar rural',
    text: 'La Post-9/11 GI Bill paga hasta $1,000 al año para libros y materiales: $41.67 por cada crédito, hasta 24 créditos. Se aplica su porcentaje. El dinero le llega a usted, en cada período académico. También hay un pago único de $500 para personas de condados con seis habitantes o menos por milla cuadrada que se mudan 500 millas o más, o tienen que volar, para llegar a la escuela. Los dos vienen con la Post-9/11 GI Bill, y no se devuelven.',
    keywords: ['libros', 'materiales', 'dinero para libros', 'rural', 'mudarme'],
  },
  'in-state-tuition': {
    title: 'Matrícula de residente en otro estado',
    text: 'Si usa la GI Bill o VR&E, una universidad pública tiene que cobrarle lo mismo que a la gente del estado. Usted debe vivir en ese estado cuando empiezan las clases. Para la GI Bill necesita 90 días de servicio. No importa cuánto tiempo lleva ahí. El antiguo límite de tres años después de salir ya no existe, aunque algunas universidades todavía lo publican. Lleve sus papeles con tiempo a la oficina de registro: hasta que los vean, pueden cobrarle la tarifa más alta.',
    keywords: ['residente', 'matrícula de residente', 'otro estado', 'me acabo de mudar'],
  },
  'license-tests': {
    title: 'La GI Bill para licencias y exámenes de certificación',
    text: 'La GI Bill puede devolverle lo que cuesta un examen que necesita para trabajar, por ejemplo en enfermería, en informática o para manejar un camión. Paga hasta $2,000 por cada examen, y no hay límite de cuántos. Paga aunque no apruebe. Eso sí, un examen usa una parte de sus meses. Pague primero el examen, guarde el recibo y el resultado, y pida a VA que le devuelva el dinero. En el buscador de VA puede ver qué exámenes están aprobados.',
    keywords: ['examen', 'licencia', 'certificación', 'enfermería', 'devolver el dinero'],
  },
  apprenticeship: {
    title: 'La GI Bill mientras aprende en el trabajo',
    text: 'No hace falta un salón de clases. La GI Bill también sirve para aprender un oficio en el trabajo: electricista, plomero, policía, bombero y muchos más. La empresa le paga un salario, y VA agrega dinero para vivienda. La parte de VA va bajando a medida que su salario sube. El programa tiene que estar aprobado. Pregunte a la empresa si lo está, y quién le reporta sus horas a VA. Puede buscar empresas aprobadas en el buscador de VA.',
    keywords: ['aprendiz', 'oficio', 'aprender trabajando', 'electricista', 'plomero', 'sindicato'],
  },
  'tech-training': {
    title: 'Cursos para trabajos de tecnología',
    text: 'VA tenía un programa de cursos cortos de tecnología que todos llamaban VET TEC. Una ley más nueva creó el que le sigue. Los lugares son limitados cada año, y hay que ver en VA.gov si ahora recibe solicitudes. Si no, quedan otros caminos: la GI Bill para cursos y escuelas aprobadas, los exámenes de certificación que VA devuelve, y VR&E para quien tiene una discapacidad por el servicio. Antes de firmar con una escuela, compare cuánto cuesta y a cuántas personas contratan después.',
    keywords: ['VET TEC', 'programación', 'curso de tecnología', 'ciberseguridad', 'computación'],
  },
  'tutoring-work-study': {
    title: 'Tutoría, y trabajo mientras estudia',
    text: 'Hay dos beneficios pequeños que mucha gente no conoce. Si una clase se le hace difícil, VA puede ayudarle a pagar una tutoría. Un profesor tiene que confirmar que la necesita. Y con work-study, usted trabaja unas horas en una oficina relacionada con VA, como la oficina de veteranos de su escuela, mientras estudia. VA le paga las horas, y ese dinero no paga impuestos. Los dos tienen límites que están en VA.gov. La persona que certifica en su escuela sabe qué puestos hay cerca.',
    keywords: ['tutor', 'tutoría', 'clases de apoyo', 'trabajo de estudiante', 'medio tiempo'],
  },
  'tuition-assistance': {
    title: 'Tuition assistance mientras todavía sirve',
    text: 'Tuition assistance es dinero de su rama, no de VA. Paga clases que toma mientras sirve, hasta un límite por crédito y por año, y así no gasta los meses de su GI Bill. Se acaba con el servicio: la clase tiene que terminar antes de su último día. Algunas ramas le piden quedarse más tiempo si la usa. Hable con su centro de educación antes de inscribirse, y pregunte qué pasa si sale a mitad del período académico.',
    keywords: ['ayuda para la matrícula', 'TA', 'estudiar en servicio', 'clases en la base'],
  },
  'pick-a-school': {
    title: 'Cómo comparar escuelas',
    text: 'El buscador de VA muestra, para cada escuela, qué paga ahí su GI Bill, cuántas personas veteranas estudian y si hay advertencias. Fíjese en lo que tendría que pagar usted, en cuántos estudiantes terminan y en las quejas. Tenga cuidado si una escuela le llama una y otra vez, le promete empleo o quiere su firma hoy mismo. En VetSync puede poner programas lado a lado y ver sus cifras publicadas, cada una con su fuente y su año.',
    keywords: ['comparar escuelas', 'mejor universidad', 'estafa', 'advertencias', 'cuál universidad'],
  },
};
