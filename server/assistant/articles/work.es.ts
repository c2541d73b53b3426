import type { InSpanish } from './article.ts';
import type { work as english } from './work.ts';

export const work: InSpanish<typeof english> = {
  'job-back-after-orders': {
    title: 'Su trabajo anterior después del servicio',
    text: 'Una ley federal que se llama USERRA protege su trabajo civil mientras usted sirve. La empresa tiene que recibirle en el puesto que tendría si se hubiera quedado, con la misma antigüedad, si avisó y volvió a tiempo. El plazo depende de cuánto tiempo estuvo fuera. Después de hasta 30 días, se presenta en el primer día completo de trabajo después de llegar a casa y descansar ocho horas. Después de un servicio más largo, pide su puesto dentro de un plazo fijo. Hágalo por escrito.',
    keywords: [
      'USERRA',
      'qué es USERRA',
      'derechos de USERRA',
      'mis derechos con USERRA',
      'volver al trabajo',
      'mi puesto',
      'órdenes',
      'cuándo regreso al trabajo',
      'jefe',
    ],
  },
  'job-hurt-on-duty': {
    title: 'Volver al trabajo después de una lesión en servicio',
    text: 'Si se lesionó o se enfermó en servicio y necesita recuperarse, USERRA le da más tiempo para volver o para pedir su puesto. La empresa también debe tratar de adaptar el trabajo, o buscar otro puesto parecido. Guarde sus papeles médicos y avise por escrito cómo va. La oficina VETS del Departamento de Trabajo le explica sus derechos gratis. Qué vale en su caso es una pregunta para ellos o para un abogado.',
    keywords: ['lesión', 'herido en servicio', 'recuperación', 'adaptar trabajo'],
  },
  'job-lost-for-service': {
    title: 'Si le despidieron o no le contrataron por servir',
    text: 'Una empresa no puede despedirle, negarle un empleo ni frenarle por su servicio militar. Si cree que pasó, anote qué le dijeron y cuándo, y guarde cartas, horarios y sus órdenes. La oficina VETS del Departamento de Trabajo recibe quejas, las investiga y no cobra. La organización ESGR, de apoyo a la Guardia y la Reserva, puede hablar antes con la empresa. Yo no puedo juzgar su caso ni darle consejo legal. Un abogado o la oficina legal de su base sí.',
    keywords: ['despidieron', 'me echaron', 'discriminación', 'entrenamiento', 'queja', 'mi jefe'],
  },
  'federal-jobs-vra': {
    title: 'Empleos federales sin concurso: VRA',
    text: 'Con la Veterans Recruitment Appointment, una agencia puede contratar a ciertas personas veteranas sin el concurso normal, en puestos hasta el grado GS-11. Si dejó el servicio hace poco, pueden contratarle así durante tres años después de salir. No hay límite de tiempo para quien tiene una discapacidad por el servicio o una medalla de campaña. De todos modos tiene que cumplir los requisitos del puesto. Busque en USAJOBS, escriba VRA en su carta y pregunte en la oficina de contratación de veteranos de la agencia.',
    keywords: ['VRA', 'empleo federal', 'trabajo del gobierno', 'USAJOBS', 'tres años'],
  },
  'veterans-preference': {
    title: 'Preferencia para veteranos en empleos federales',
    text: 'Muchas personas veteranas reciben puntos extra o un mejor lugar cuando solicitan un empleo federal. Depende de cuándo y cómo sirvieron, y de si tienen una calificación por discapacidad. Se demuestra con el DD-214, y con la carta de VA si tiene calificación. Si está por salir, una constancia firmada por su unidad puede valer en lugar del DD-214. La preferencia ayuda a que vean su solicitud, pero no le contrata: el currículum tiene que mostrar todo lo que pide el anuncio.',
    keywords: ['preferencia', 'puntos', 'empleo federal', 'currículum federal'],
  },
  'federal-military-time': {
    title: 'Sumar su tiempo militar en un empleo federal',
    text: 'Si entra a un empleo civil federal, su tiempo de servicio activo puede contar para la pensión federal, que se llama FERS. Para eso se paga un depósito. Páguelo en los primeros años del empleo, antes de que crezcan los intereses. Tiene que estar pagado por completo antes de dejar el empleo federal o de jubilarse; después ya es tarde. El trámite empieza en la oficina de recursos humanos. Primero pida a su rama una constancia de lo que ganó mientras servía.',
    keywords: ['comprar tiempo militar', 'FERS', 'pensión federal', 'depósito', 'jubilación'],
  },
  'truck-license': {
    title: 'Licencia de camión sin prueba de manejo',
    text: 'Si manejó vehículos pesados en el servicio, su estado puede permitirle saltarse la prueba de manejo para la licencia comercial (CDL). Necesita dos años de experiencia y solicitarla dentro de un año del puesto en que manejaba. La prueba escrita se hace de todos modos, y el estado decide. Pregunte en la oficina de licencias por el “military skills test waiver”, y pida a su comandante que firme el formulario sobre su experiencia mientras todavía sirve.',
    keywords: ['CDL', 'camión', 'camionero', 'licencia comercial', 'prueba de manejo', '88M', 'troquero'],
  },
  unemployment: {
    title: 'Pago por desempleo después de salir',
    text: 'Hay un pago por desempleo para quien deja el servicio militar. Se llama UCX. Se pide en el estado donde vive, en cuanto esté fuera y buscando trabajo. Necesita su DD-214. No se puede recibir mientras todavía está en licencia final. Casi todos los estados pagan solo desde la semana en que lo pide, así que no espere. El estado decide si se lo dan, cuánto y por cuánto tiempo, y puede pedirle pruebas de que busca trabajo.',
    keywords: ['desempleo', 'paro', 'sin trabajo', 'UCX', 'licencia final'],
  },
  'start-a-business': {
    title: 'Abrir su propio negocio',
    text: 'Boots to Business es un curso gratis sobre cómo abrir un negocio. Es parte del programa de transición y está abierto a quienes sirven y a sus cónyuges. Las personas veteranas toman el mismo curso con el nombre de Reboot. La Small Business Administration tiene además centros para veteranos, donde alguien revisa su plan con usted sin costo. Si una discapacidad del servicio le impide trabajar en otra cosa, VR&E puede en algunos casos apoyar un negocio propio.',
    keywords: ['negocio', 'negocio propio', 'emprender', 'empresa propia', 'SBA', 'préstamo para negocio'],
  },
  'security-clearance': {
    title: 'Que su autorización de seguridad le sirva',
    text: 'La autorización de seguridad no es suya, pero una empresa que la necesita muchas veces puede reactivarla si no pasó demasiado tiempo. Si quiere ese tipo de trabajo, búsquelo pronto. Ponga en su currículum el nivel y la fecha de la última investigación, y nada sobre lo que hacía. No puede renovarla por su cuenta: la tiene que pedir una empresa. En la oficina de seguridad le dicen las fechas antes de salir.',
    keywords: ['autorización de seguridad', 'clearance', 'secreto', 'investigación'],
  },
  'military-job-to-civilian': {
    title: 'Cómo se llama afuera lo que usted hacía',
    text: 'Casi toda ocupación militar tiene trabajos civiles parecidos. Dígame su código, por ejemplo 68W, o use la Traducción de habilidades en el Centro de empleo. Ahí ve ocupaciones cercanas, con el pago habitual y lo que piden, cada una con su fuente. Para algunas ocupaciones de combate no hay una igual. Entonces mire lo que hacía cada día: dirigir personas, planear, mantener el equipo, enseñar. Algunos trabajos piden una licencia del estado. Su entrenamiento puede contar, pero decide el estado.',
    keywords: ['MOS', 'trabajo civil', '88M', '11B', 'qué trabajo puedo hacer', 'código militar'],
  },
  'state-license': {
    title: 'Licencias, y cómo llevarlas a otro estado',
    text: 'En enfermería, en la enseñanza, en electricidad y en muchos otros trabajos hace falta una licencia, y cada estado tiene sus reglas. Mientras sirve, su rama puede pagar exámenes: mire su página COOL, que también muestra qué certificados van con su ocupación. Muchos estados tienen un camino más rápido para personas veteranas y para cónyuges de militares que ya tienen licencia en otro lugar. Pregunte en la oficina de licencias del estado, porque solo ella puede decir qué le falta. Después del servicio, la GI Bill puede devolverle el costo de los exámenes.',
    keywords: ['licencia', 'enfermera', 'maestra', 'otro estado', 'COOL', 'validar licencia'],
  },
};
