import type { InSpanish } from './article.ts';
import type { mentalHealth as english } from './mentalHealth.ts';

export const mentalHealth: InSpanish<typeof english> = {
  'crisis-line': {
    title: 'La Veterans Crisis Line',
    text: 'Llame al 988 y oprima 1. También puede mandar un mensaje de texto al 838255 o usar el chat de veteranscrisisline.net. Llamar es lo primero, porque quien responde textos y chats puede estar ayudando a varias personas a la vez. Es gratis y confidencial, y está abierta de día y de noche. Es para personas veteranas, para quienes sirven, para la Guardia y la Reserva, y para sus familias y amigos. No hace falta estar inscrito en VA, y no importa el tipo de baja. Si alguien puede morir ahora o está herido, llame primero al 911.',
    keywords: ['línea de crisis', 'suicidio', '988', 'hablar con alguien', 'ayuda urgente'],
  },
  'crisis-line-call': {
    title: 'Qué pasa cuando llama a la línea de crisis',
    text: 'Le responde una persona y le pregunta si usted, o la persona que le preocupa, está en peligro en este momento. Después conversan. Usted elige qué contar y puede parar cuando quiera. No hace falta estar pensando en el suicidio para llamar. Si lo desea, alguien de VA le llama el siguiente día hábil para organizar ayuda cerca de usted. Marque 988 y oprima 1. Si prefiere leer primero, la página de abajo explica cada paso.',
    keywords: ['qué pasa si llamo', 'me da miedo llamar', 'es privado', 'mandan a la policía'],
  },
  'crisis-line-deaf': {
    title: 'La línea de crisis si no oye bien',
    text: 'Con un TTY, marque 711 y luego 988. También puede mandar un texto al 838255 o usar el chat de veteranscrisisline.net. El texto y el chat sirven para todas las personas, a cualquier hora. Ahí la espera puede ser más larga que por teléfono, porque quien responde puede estar ayudando a varias personas. Diga en el primer mensaje si está en peligro ahora. Si alguien puede morir o está herido, use el 911. En muchos lugares también se puede mandar un texto al 911.',
    keywords: ['sordo', 'sorda', 'no oigo', 'TTY', 'lengua de señas'],
  },
  'crisis-line-abroad': {
    title: 'Ayuda en una crisis desde otro país',
    text: 'El 988 funciona desde teléfonos en Estados Unidos y sus territorios. Desde otro lugar, use el chat de veteranscrisisline.net: funciona donde haya conexión. Si alguien puede morir ahora, llame al número de emergencia del país donde está, o al de la base. El sitio de la línea de crisis tiene además una página para quienes sirven en otros países, con números de teléfono. No los ponemos aquí porque no los hemos confirmado.',
    keywords: ['otro país', 'extranjero', 'Colombia', 'México', 'Alemania', 'llamar desde fuera'],
  },
  'crisis-spanish': {
    title: 'Ayuda en español en una crisis',
    text: 'Si llama al 988 y oprime 2, le atienden en español. Esa es la línea general, no la de veteranos, y es para todas las personas. La línea general tiene también textos y chat en español. La línea para veteranos es 988 y luego 1. Si ahí prefiere hablar en español, pida un intérprete. La familia también puede llamar, por sí misma o porque le preocupa alguien. Si alguien puede morir ahora o está herido, llame al 911.',
    keywords: ['en español', 'línea de crisis en español', 'oprima 2', 'intérprete'],
  },
  'crisis-emergency-care': {
    title: 'La atención de emergencia en una crisis de suicidio es gratis',
    text: 'Si está pensando en el suicidio, vaya a la sala de emergencias más cercana, sea de VA o no. Las personas veteranas con derecho reciben esta atención gratis, aunque no estén inscritas en VA: hasta 30 días en el hospital y 90 días fuera de él. Primero reciba atención; los papeles vienen después. El hospital o usted deben avisar a VA dentro de 72 horas. Mejor avisar tarde que no avisar. Si quiere hablar con alguien en el camino, marque 988 y oprima 1.',
    keywords: ['sala de emergencias', 'hospital gratis', 'quién paga', '72 horas', 'COMPACT Act'],
  },
  'worried-about-buddy': {
    title: 'Si le preocupa un compañero o un familiar',
    text: 'Pregunte sin rodeos: “¿Está pensando en suicidarse?”. Preguntar no le mete la idea en la cabeza. Escuche y no discuta. Quédese con esa persona, o al teléfono. Pregunte si tiene cerca un arma o pastillas, y ayude a alejarlas. Usted también puede llamar al 988 y oprimir 1, para preguntar qué hacer, o llamar con esa persona. Si puede pasar ahora, llame al 911 y diga que es una persona veterana en crisis. No tiene que resolverlo sin ayuda.',
    keywords: ['compañero', 'mi hermano', 'mi esposo', 'dice que se va a matar', 'cómo ayudo'],
  },
  'vet-centers': {
    title: 'Vet Centers: alguien con quien hablar, cerca de usted',
    text: 'Un Vet Center ofrece consejería gratis y confidencial cerca de su casa, muchas veces también por la tarde. Es para veteranos de combate, sobrevivientes de trauma sexual en el servicio, algunos casos más y sus familias. No hace falta estar inscrito en la atención de VA, y no hay fecha límite. Muchos consejeros son personas veteranas. Lo que usted cuenta se queda ahí: no va a su expediente médico de VA, a menos que usted quiera. Llame al 877-927-8387 para encontrar uno y hablar con alguien a cualquier hora.',
    keywords: ['vet center', 'consejero', 'terapia gratis', 'hablar con otro veterano', 'estrés de combate'],
  },
  'military-sexual-trauma': {
    title: 'Atención después de un trauma sexual en el servicio',
    text: 'Si alguien le agredió o le acosó sexualmente mientras servía, VA atiende gratis lo que viene de eso. No hace falta que lo haya denunciado. No necesita una calificación ni pruebas de entonces. Es para personas de cualquier género. En cada sistema de salud de VA hay una persona coordinadora de MST por la que puede preguntar por teléfono. Usted decide qué cuenta y cuándo. Los Vet Centers también ayudan. Si está en peligro o no puede más, marque 988 y oprima 1.',
    keywords: ['MST', 'agresión sexual', 'violación', 'acoso', 'nunca lo denuncié', 'abuso'],
  },
  'mental-health-care': {
    title: 'Atención de salud mental en VA',
    text: 'VA ofrece terapia, grupos, medicinas, y ayuda para el sueño, el enojo, el estrés, el duelo y el consumo de sustancias. Le pueden atender en persona o por video. En muchos centros médicos le ven el mismo día si es urgente: llame o vaya, y dígalo. No necesita una calificación por discapacidad para pedirlo. Si no está inscrito, pregunte de todos modos. Yo no puedo decirle qué significa un síntoma ni si debe tomar una medicina. Un profesional de salud sí, y pedir ayuda no es debilidad.',
    keywords: ['terapia', 'depresión', 'ansiedad', 'pesadillas', 'no duermo', 'psicólogo', 'enojo'],
  },
  'drinking-and-drugs': {
    title: 'Ayuda con el alcohol o las drogas',
    text: 'Si toma más de lo que quisiera, o usa drogas o pastillas para pasar el día, no es la única persona. VA tiene medicinas, consejería, grupos y lugares donde quedarse un tiempo. También puede hablar primero con un Vet Center, en el 877-927-8387. No hace falta haberlo dejado antes de pedir ayuda. Si toma mucho todos los días, no lo deje de golpe por su cuenta, porque puede ser peligroso. Pregunte a un profesional de salud cómo hacerlo.',
    keywords: ['alcohol', 'tomo mucho', 'drogas', 'pastillas', 'adicción', 'borracho'],
  },
  'your-own-phone': {
    title: 'Aplicaciones gratis para el sueño, el estrés y el enojo',
    text: 'VA tiene aplicaciones gratis que puede usar sin una cuenta: PTSD Coach, Mindfulness Coach, una para el sueño, una para el enojo y otras. Tienen ejercicios cortos, un lugar para anotar cómo está y un botón para pedir ayuda. No reemplazan la atención, pero pueden ayudarle en una mala hora o mientras espera una cita. En VetSync, el chequeo de bienestar son unas preguntas sobre las últimas dos semanas. Solo usted ve sus respuestas.',
    keywords: ['aplicación', 'respirar', 'insomnio', 'enojo', 'app'],
  },
};
