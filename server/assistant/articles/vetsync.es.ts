import type { InSpanish } from './article.ts';
import type { vetsync as english } from './vetsync.ts';

export const vetsync: InSpanish<typeof english> = {
  'vetsync-apply': {
    title: 'Solicitar un empleo, una carrera o un programa en VetSync',
    text: 'Busque un anuncio en el Centro de empleo, en el Centro de educación o en el Directorio de organizaciones, y elija Solicitar. Antes de enviar, usted ve qué partes de su perfil van con la solicitud y puede quitar algunas. Su nombre va siempre. Después la tiene la organización, y usted la encuentra en Solicitudes. Puede guardar un borrador y terminar más tarde. Si no tiene conexión, espera y se envía cuando vuelve. Si oprime dos veces, se envía una sola.',
    keywords: ['solicitar', 'solicitud', 'enviar', 'cómo aplico', 'bolsa de empleo'],
  },
  'vetsync-track': {
    title: 'Ver cómo van sus solicitudes',
    text: 'En Solicitudes está todo lo que envió, según a quién le toca: a usted o a la organización. Abra una para ver su historia, los mensajes y lo que puede hacer ahora. Las organizaciones deciden a su tiempo, y yo no puedo ver una decisión antes de que la tomen. Si dieron un motivo, ahí está. Si no, escríbales desde la misma página. También puede preguntarme: “¿Cómo van mis solicitudes?”.',
    keywords: ['cómo va mi solicitud', 'estado', 'respuesta', 'por qué me rechazaron', 'pendiente'],
  },
  'vetsync-withdraw': {
    title: 'Retirar o cambiar una solicitud',
    text: 'Abra la solicitud en Solicitudes. Mientras está abierta, puede actualizarla, por ejemplo con un currículum más nuevo, o retirarla. Si la retira, la organización se entera de inmediato y ya no puede decidir sobre ella. Lo que su equipo ya leyó, lo sabe. Puede volver a solicitar mientras el anuncio reciba solicitudes. Si me pide retirar una, la preparo y le muestro qué se va a enviar. Solo se envía cuando usted oprime el botón.',
    keywords: ['retirar', 'cancelar solicitud', 'cambiar solicitud', 'actualizar currículum'],
  },
  'vetsync-visibility': {
    title: 'Quién puede encontrarle',
    text: 'Ninguna organización puede encontrarle si usted no quiere. En su cuenta puede entrar a la lista de personas candidatas y elegir qué partes de su perfil se muestran. Su nombre y su dirección nunca. Si una organización quiere hablar, le llega un pedido en sus mensajes. Solo conoce su nombre si usted acepta. Si dice que no, no se le avisa. Puede salir de la lista cuando quiera, y se elimina lo que mostraba. Solo pueden buscar las organizaciones que aprobamos.',
    keywords: ['quién me ve', 'ocultar perfil', 'privacidad', 'que me encuentren', 'visible'],
  },
  'vetsync-who-viewed': {
    title: 'Quién vio su información',
    text: 'Cada vez que alguien del equipo de una organización abre lo que usted envió, o lo que muestra como persona candidata, queda anotado con su nombre. No lo pueden evitar ni eliminar. La lista está en su cuenta. En la misma página ve qué comparte ahora, y ahí puede dejar de compartirlo. Si algo le parece mal, puede bloquear a la organización y reportarla. La administración revisa cada reporte.',
    keywords: ['quién vio mi perfil', 'quién miró', 'acceso', 'bloquear', 'reportar'],
  },
  'vetsync-mentors': {
    title: 'Encontrar un mentor en VetSync',
    text: 'Mentores civiles, en el Centro de la comunidad, muestra a personas con trabajos civiles que dedican una hora de su tiempo. Busque por nombre, trabajo o tema, o elija un área, una rama o un idioma. Pida hablar y escriba de qué le gustaría hablar. Lo leen y responden cuando pueden, y no ven su correo. Puede retirar una petición mientras está abierta. Ahí también puede ofrecerse como mentor.',
    keywords: [
      'mentor',
      'mentora',
      'mentores',
      'mentoría',
      'encontrar un mentor',
      'ser mentor',
      'consejos de un civil',
    ],
  },
  'vetsync-messages': {
    title: 'Mensajes con organizaciones',
    text: 'Mensajes es una sola bandeja para todas las organizaciones con las que tiene contacto. Puede buscar en ella. Una conversación lleva a la solicitud de la que trata, y de vuelta. Una organización solo puede escribirle si usted presentó ahí una solicitud o aceptó su pedido. Si no quiere saber de una, bloquéela. La campana y el correo le avisan de mensajes nuevos, y en su cuenta elige qué correos recibe. Nunca mande su número de Seguro Social ni los datos de su banco en un mensaje.',
    keywords: ['bandeja', 'escribir', 'contestar', 'dejar de recibir correos', 'mensaje'],
  },
  'vetsync-delete': {
    title: 'Descargar sus datos o eliminar su cuenta',
    text: 'Las dos cosas están en su cuenta, en Descargar y eliminar. La descarga tiene todo lo que guardamos sobre usted en un archivo, también sus conversaciones conmigo. Eliminar borra la cuenta para siempre: su perfil, sus solicitudes, sus mensajes y lo que las organizaciones tienen de ellos. Antes le preguntamos quién es, y no hay vuelta atrás. Tal vez quiera primero retirar solicitudes abiertas o avisar a las personas con las que tiene contacto. Yo no puedo eliminar una cuenta por usted.',
    keywords: ['eliminar mi cuenta', 'borrar', 'cerrar cuenta', 'descargar mis datos'],
  },
  'vetsync-verified': {
    title: 'Confirmar que usted es una persona veterana',
    text: 'En su cuenta, en Condición de veterano, puede confirmar su servicio con un proveedor de identidad. Usted inicia sesión allá, no con nosotros, y solo nos llega si la respuesta es sí. Después, una insignia en su perfil se lo muestra a las organizaciones. Puede usar VetSync sin esto. Si el proveedor no le encuentra, revise el nombre y la fecha de nacimiento que tiene de usted e inténtelo de nuevo. Muchas veces se debe a un cambio de nombre.',
    keywords: ['verificar', 'insignia', 'demostrar que soy veterano', 'no me verifica'],
  },
  'vetsync-appointments': {
    title: 'Citas en VetSync',
    text: 'En Bienestar están sus citas. Puede anotar visitas para usted, por ejemplo en una clínica de VA: solo usted las ve, y no se envía nada a nadie. Cada cita tiene su día, su hora y su lugar. Podemos recordárselas con la campana y por correo. Para cancelar una visita que usted anotó, llame a la clínica: VetSync no puede hacerlo por usted.',
    keywords: ['cita', 'mi próxima cita', 'cancelar cita', 'recordatorio', 'cambiar cita'],
  },
  'vetsync-calculator': {
    title: 'Planear su GI Bill en VetSync',
    text: 'La Calculadora de beneficios, en el Centro de educación, ordena sus períodos académicos y muestra cuántos meses de su GI Bill usa cada uno y cuánto se paga. Usa cantidades publicadas, con sus fechas. Si la de un año no está confirmada, lo dice y no adivina. El plan se guarda en su cuenta, y solo usted lo ve. Es un plan y no una promesa: VA decide cuánto paga. La persona que certifica en su escuela puede revisarlo con usted.',
    keywords: ['calculadora', 'planear', 'cuánto me dura', 'períodos', 'plan'],
  },
  'vetsync-deadlines': {
    title: 'Sus fechas alrededor de la salida del servicio',
    text: 'Si su perfil tiene el día de su salida, su panel muestra las fechas que dependen de él: qué empieza, qué termina y cuáles cierran un derecho para siempre. Puede marcar lo que ya hizo, agregar fechas propias y pedir un recordatorio. Cada fecha tiene su fuente. Algunas reglas dependen de cosas que no sabemos de usted, y entonces lo dice. Cambie el día en su perfil, y todas las fechas cambian. También puede preguntarme: “¿Qué tengo que hacer antes de salir?”.',
    keywords: ['fechas', 'fecha límite', 'cuenta regresiva', 'lista', 'qué tengo que hacer'],
  },
  'vetsync-battle-buddy': {
    title: 'Qué puedo hacer y qué no',
    text: 'Respondo con datos que VetSync tiene, y muestro de dónde viene cada uno. Puedo buscar anuncios, escuelas, clínicas, ocupaciones, cantidades y fechas, y sus propias solicitudes y citas. Puedo preparar algo para enviar, pero nada sale hasta que usted oprime el botón. No doy consejo sobre su reclamo o su calificación, no hago diagnósticos y no doy consejo legal. Para eso le digo a qué persona acudir. Puede eliminar nuestras conversaciones cuando quiera.',
    keywords: ['qué puedes hacer', 'eres un robot', 'quién eres', 'inteligencia artificial', 'ayuda'],
  },
  'vetsync-safe-account': {
    title: 'Mantener segura su cuenta',
    text: 'En su cuenta, en Seguridad, puede activar la verificación en dos pasos con una aplicación de autenticación y guardar códigos de recuperación por si pierde el teléfono. En Dispositivos ve dónde tiene sesiones abiertas y puede cerrarlas. Si olvidó su contraseña, pida un enlace en la página para iniciar sesión: llega por correo. Nadie de VetSync le pedirá su contraseña ni un código. Si cree que alguien más entró, cambie primero la contraseña.',
    keywords: ['contraseña', 'dos pasos', 'perdí el teléfono', 'no puedo entrar', 'código'],
  },
  'vetsync-spanish': {
    title: 'VetSync en español',
    text: 'Todo VetSync está en inglés y en español, también los correos. Use el cambio de idioma que está en las páginas. Las páginas en español tienen “/es” en su dirección. Lo que escriben las personas y las organizaciones queda como lo escribieron, y también los nombres oficiales, como GI Bill o Certificate of Eligibility. Puede escribirme en cualquiera de los dos idiomas, o en los dos a la vez. Su familia puede leer con usted.',
    keywords: ['español', 'inglés', 'idioma', 'cambiar idioma', 'traducir'],
  },
};
