import type { InSpanish } from './article.ts';
import type { health as english } from './health.ts';

export const health: InSpanish<typeof english> = {
  'va-health-apply': {
    title: 'Cómo solicitar atención médica de VA',
    text: 'Puede solicitarla en VA.gov, por teléfono, por correo postal o en persona en un centro médico de VA. No cuesta nada, y puede hacerlo antes de salir del servicio o en cualquier momento después. Tenga a mano su DD-214, su número de Seguro Social y las tarjetas de sus seguros. VA pregunta también por sus ingresos, porque algunos grupos dependen de eso. Después le manda una carta con su grupo de prioridad. Es VA quien decide, así que presente la solicitud aunque tenga dudas.',
    keywords: [
      'inscribirme en VA',
      'doctor de VA',
      'atención médica',
      'seguro de salud',
      'hospital de veteranos',
    ],
  },
  'combat-ten-years': {
    title: 'Atención médica de VA después del combate: diez años',
    text: 'Si usted sirvió en una zona de combate después del 11 de noviembre de 1998, tiene diez años desde su última baja del servicio para inscribirse en la atención médica de VA con prioridad. En ese tiempo, la atención por lo que tiene que ver con ese servicio es gratis. Antes de la PACT Act eran cinco años, y algunas páginas viejas todavía dicen dos. Si ya pasaron los diez años, puede solicitarla por otras reglas. Desde el 5 de marzo de 2024, las reglas por sustancias tóxicas están abiertas y sin fecha final.',
    keywords: ['combate', 'Irak', 'Afganistán', 'diez años', 'cinco años gratis', 'PACT Act'],
  },
  'toxic-exposure': {
    title: 'Fosas de quema y otras sustancias tóxicas',
    text: 'La PACT Act abrió la atención médica y los beneficios de VA a más personas que estuvieron cerca de fosas de quema, del Agente Naranja o de otros peligros. Desde el 5 de marzo de 2024, quien estuvo expuesto puede inscribirse sin esperar a enfermarse y sin fecha final. Toda persona inscrita puede pedir una revisión de exposición: unas preguntas sobre dónde sirvió y qué había en el aire. No es un examen de discapacidad. Pídala en su clínica de VA. Para un reclamo, pregunte a un representante acreditado.',
    keywords: ['fosas de quema', 'agente naranja', 'tóxico', 'químicos', 'guerra del golfo', 'humo'],
  },
  'va-dental': {
    title: 'El tratamiento dental único después de salir',
    text: 'VA da un tratamiento dental gratis, una sola vez, si lo pide dentro de los 180 días después de salir. Necesita 90 días de servicio o más. Mire su DD-214: si dice que le hicieron un examen completo y todo el tratamiento antes de salir, esto no aplica. Pasados los 180 días, se pierde. Quedan otras reglas, como las de ciertas calificaciones de discapacidad, y hay un seguro dental que se puede comprar por medio de VA.',
    keywords: ['dentista', 'dientes', 'muelas', 'dental gratis', 'odontólogo'],
  },
  'teeth-before-leaving': {
    title: 'Arréglese los dientes mientras sirve',
    text: 'La atención dental militar no le cuesta nada hasta su último día, y después es más difícil conseguirla. Pida la cita con tiempo, porque las clínicas se llenan. Pregunte qué va a decir su DD-214 sobre el examen dental: esa línea importa para el tratamiento único que da VA. Llévese copia de su expediente dental y de las radiografías. Si un tratamiento ya empezó y no se va a terminar a tiempo, pregunte en la clínica qué sigue.',
    keywords: ['dientes antes de salir', 'muelas del juicio', 'radiografías', 'expediente dental'],
  },
  'tricare-ends': {
    title: 'Qué pasa con TRICARE cuando sale',
    text: 'Para la mayoría, TRICARE termina el último día de servicio. Algunas personas lo conservan por 180 días sin pagar prima. Ese programa se llama TAMP. Es para quienes salen contra su voluntad, para la Guardia y la Reserva después de una contingencia, y para algunos casos más. Decide su rama, así que pregunte antes de salir. Después puede comprar un plan puente, CHCBP, dentro de 60 días. La atención médica de VA es aparte: la solicita usted, y le cubre solo a usted, no a su familia.',
    keywords: ['tricare', 'seguro médico al salir', 'me quedo sin seguro', 'TAMP', '180 días'],
  },
  chcbp: {
    title: 'CHCBP: un plan para no quedarse sin seguro',
    text: 'El Continued Health Care Benefit Program es un seguro que paga usted después de que termina TRICARE o TAMP. Tiene 60 días desde entonces para comprarlo, y dura de 18 a 36 meses, según su caso. Es caro, así que compárelo primero con el plan de un empleo nuevo, con el de la empresa de su cónyuge y con los de HealthCare.gov. Pasados los 60 días ya no se puede comprar. También tiene que mostrar que antes tenía cobertura.',
    keywords: ['CHCBP', 'plan puente', 'seguro temporal', 'seguir con tricare'],
  },
  'tricare-change-plan': {
    title: 'Cambiar de plan de TRICARE después de un cambio en su vida',
    text: 'Dejar el servicio activo es uno de los cambios que permiten elegir otro plan. También un matrimonio, un nacimiento, una mudanza y algunos más. Desde ese día tiene 90 días para elegir un plan nuevo de TRICARE, si todavía tiene derecho a uno. Si deja pasar el tiempo, hay que esperar al período abierto del otoño o a otro cambio. Primero revise que DEERS esté al día, porque TRICARE solo sabe lo que dice DEERS. Cada familiar tiene que aparecer ahí.',
    keywords: ['cambiar plan', 'DEERS', 'matrimonio', 'nacimiento', 'período abierto'],
  },
  'tricare-retire': {
    title: 'TRICARE cuando se retira',
    text: 'El día de su retiro, usted y su familia salen del plan del servicio activo. No sigue de forma automática. Tiene que inscribirse otra vez dentro de los 90 días después de la fecha de retiro, y elegir entre planes que tienen un costo. Si se le pasa, puede pedir un inicio tardío, pero paga las cuotas desde su retiro. El dentista y los lentes se compran aparte, en un programa federal. Ponga al día DEERS y sus identificaciones al mismo tiempo.',
    keywords: ['retiro', 'seguro de retirado', 'plan de retirado', 'lentes', 'me retiro'],
  },
  'prescriptions-before': {
    title: 'Medicinas y referidos antes de su último día',
    text: 'Antes de salir, surta sus medicinas para que le alcancen mientras empieza la atención nueva. Pida en su clínica copia de los referidos abiertos, de los resultados de sus pruebas y de la lista de todo lo que toma, con la dosis. Si recibe atención de salud mental, pida que le pasen en persona a VA o a otro profesional. No deje ni cambie una medicina por su cuenta porque se atrasó la receta: llame a la clínica o pregunte en la farmacia.',
    keywords: ['medicinas', 'receta', 'farmacia', 'pastillas', 'referido', 'surtir'],
  },
  'find-va-care': {
    title: 'Encontrar una clínica de VA, y atención fuera de VA',
    text: 'VA tiene centros médicos grandes y muchas clínicas pequeñas. Los Vet Centers son otros lugares, para hablar con un consejero. Dígame su código postal y le muestro los más cercanos, con su teléfono. Los horarios publicados pueden estar atrasados, así que llame antes de ir. Si VA no le puede ver pronto o cerca, tal vez pague a un médico de su comunidad. Su equipo de VA tiene que aprobarlo primero: sin aprobación, la cuenta puede tocarle a usted.',
    keywords: ['clínica cerca', 'hospital de VA', 'más cerca', 'médico de la comunidad', 'queda lejos'],
  },
  'travel-pay': {
    title: 'Que le paguen el viaje a una cita de VA',
    text: 'VA puede devolverle el viaje a una cita que aprobó: las millas en carro, o el autobús, el taxi o el estacionamiento. No todas las personas tienen derecho. Depende de su calificación, de sus ingresos y del motivo. Pídalo poco después de la cita, en línea o en papel, porque hay un plazo. Guarde los recibos. Si no puede manejar, algunos centros médicos tienen camionetas con choferes voluntarios. Pregunte en la oficina de viajes de su centro médico.',
    keywords: ['viaje', 'millas', 'gasolina', 'transporte', 'me llevan a la cita'],
  },
  'women-health': {
    title: 'Atención médica para mujeres veteranas',
    text: 'En cada centro médico de VA hay una persona encargada del programa para mujeres veteranas. Ella le ayuda a encontrar médico, a empezar la atención y a resolver problemas. VA ofrece atención primaria, anticonceptivos, cuidado del embarazo, pruebas de cáncer, atención en la menopausia y salud mental. Puede pedir que le atienda una mujer. La atención por un trauma sexual en el servicio es gratis, sin denuncia y sin calificación. Si no se siente segura en la sala de espera, avise antes de ir.',
    keywords: ['mujer', 'mujeres veteranas', 'embarazo', 'ginecóloga', 'mamografía'],
  },
  'separation-exam': {
    title: 'El examen médico antes de salir',
    text: 'Todas las personas que salen tienen un examen médico. Pida la cita entre 180 y 90 días antes de retirarse, de terminar el servicio o de empezar la licencia final. Si presenta un reclamo antes de la baja (BDD), el examen lo hace VA. Si no, su clínica militar. La parte A es un cuestionario sobre su salud. Llénelo antes del examen, con calma y completo, y guarde una copia. Un examen tardío puede atrasar sus trámites de salida.',
    keywords: ['examen final', 'examen de salida', 'parte A', 'chequeo', 'SHPE'],
  },
  'marketplace-plan': {
    title: 'Seguro médico en HealthCare.gov',
    text: 'Perder TRICARE es uno de los casos en que puede comprar un plan en HealthCare.gov fuera del período abierto. El tiempo es limitado, así que mire antes de que termine su cobertura. Según sus ingresos, puede que le paguen una parte de la prima. En algunos estados hay Medicaid para quien gana poco, también mientras busca trabajo. Si está inscrito en la atención médica de VA, usted tiene cobertura, pero su familia no. Ella puede necesitar su propio plan.',
    keywords: ['seguro para la familia', 'medicaid', 'mercado de seguros', 'sin seguro', 'obamacare'],
  },
};
