import type { InSpanish } from './article.ts';
import type { records as english } from './records.ts';

export const records: InSpanish<typeof english> = {
  'dd214-copy': {
    title: 'Cómo conseguir una copia de su DD-214',
    text: 'Puede pedir una copia gratis. Si salió hace poco, búsquela primero en milConnect. Para documentos más antiguos, pídala a los Archivos Nacionales, en línea o con el Form SF-180. La familia de una persona veterana que murió también puede pedirla. No hace falta una empresa que cobre. Pida la copia que muestra el tipo de baja, porque es la que necesitan las empresas, las escuelas y VA. Guarde varias copias en lugares seguros. Si es urgente, por ejemplo para un funeral, dígalo: esos pedidos van primero.',
    keywords: ['DD-214', 'DD 214', 'copia', 'papeles de baja', 'perdí mi DD214', 'comprobante de servicio'],
  },
  'dd214-check': {
    title: 'Revise su DD-214 antes de firmar',
    text: 'Antes de su último día le muestran un borrador. Léalo línea por línea. Revise las fechas de servicio, los despliegues, las condecoraciones, los cursos, los códigos de su ocupación y la línea sobre el examen dental. Mire a dónde se mandan las copias. Lleve pruebas de lo que falta, como órdenes y certificados. Es mucho más fácil corregir el borrador que el papel final. No firme porque haya fila detrás de usted. Pida un día más si lo necesita.',
    keywords: ['borrador', 'revisar DD-214', 'falta una medalla', 'firmar'],
  },
  'dd214-wrong': {
    title: 'Si su DD-214 tiene errores',
    text: 'Los errores pequeños, como una fecha o una condecoración que falta, los corrige su rama. Le da una corrección, el DD-215, que se guarda junto con el DD-214. Los asuntos más grandes van a la junta de corrección de registros de su rama, con el DD Form 149. Hay un plazo desde el día en que encontró el error, pero la junta puede aceptarlo después. Mande copias de sus pruebas y guarde los originales. Las organizaciones de veteranos ayudan gratis con los formularios.',
    keywords: ['error', 'fecha equivocada', 'corregir DD-214', 'DD-215', 'DD-149'],
  },
  'discharge-upgrade': {
    title: 'Pedir que mejoren su baja',
    text: 'Puede pedir que cambien su tipo de baja. El Discharge Review Board de su rama recibe pedidos durante 15 años después de su salida, con el Form DD-293. Pasado ese tiempo, se pide a la junta de corrección, con el DD Form 149. Muchos cambios tienen que ver con la salud mental, una lesión cerebral, un trauma sexual o reglas que ya no existen. En VA.gov hay una página que hace unas preguntas y le dice cuál es su camino. Hay abogados gratis para personas veteranas. Yo no puedo decir qué va a decidir una junta.',
    keywords: ['mejorar la baja', 'baja deshonrosa', 'OTH', 'cambiar mi baja', 'DD-293'],
  },
  'bad-discharge-help': {
    title: 'Qué ayuda hay con una mala baja',
    text: 'Si su baja fue distinta de la honorable, no piense que VA está cerrado para usted. Presente la solicitud de todos modos: VA mira cada caso y decide. Hay ayuda que no depende de eso. A la Veterans Crisis Line puede llamar con cualquier baja. VA atiende en muchos de estos casos lo que viene de un trauma sexual en el servicio. En los Vet Centers muchas veces pueden recibirle. También puede pedir un cambio: el Discharge Review Board recibe pedidos durante 15 años. Un abogado para veteranos puede ayudarle gratis.',
    keywords: ['mala baja', 'baja no honorable', 'tengo derecho a VA', 'OTH'],
  },
  'medical-records': {
    title: 'Su expediente médico del servicio',
    text: 'Pida una copia completa antes de salir: médica, dental y de salud mental. Pídala en su clínica mientras todavía puede entrar. La necesita si presenta un reclamo antes de la baja, 90 días o más antes de su último día. Si le atendieron médicos fuera del servicio militar, pídales copia también. Después de su salida, los expedientes van a VA y a los Archivos Nacionales. Ahí también puede pedirlos, pero tarda más. Guarde su copia en papel y en archivo.',
    keywords: ['expediente médico', 'historial médico', 'vacunas', 'registros médicos'],
  },
  'training-records': {
    title: 'La prueba de su entrenamiento: JST y VMET',
    text: 'Dos papeles muestran lo que aprendió. El Joint Services Transcript tiene sus cursos y los créditos de universidad que se recomiendan por ellos. La Fuerza Aérea y la Fuerza Espacial tienen su propio historial. El VMET (DD-2586) tiene sus puestos y cursos, y ayuda a escribir un currículum. Pida los dos mientras su acceso funciona y su unidad puede corregir errores. Mande el historial a la escuela antes de pagar una clase: tal vez no tenga que tomarla.',
    keywords: ['JST', 'historial', 'créditos', 'VMET', 'entrenamiento', 'cursos militares'],
  },
  'id-cards': {
    title: 'Qué identificación puede tener después del servicio',
    text: 'Su identificación militar (CAC) se entrega al salir. Las personas retiradas reciben otra tarjeta, y también quienes conservan TRICARE por un tiempo. Las demás pueden pedir una Veteran ID Card en VA.gov, o recibir una tarjeta de salud de VA cuando se inscriben. Muchos estados ponen “Veteran” en la licencia de manejar. Casi todas las tiendas que dan descuento aceptan cualquiera de estas. Pida con tiempo su cita en una oficina de identificaciones, porque se llenan.',
    keywords: ['identificación', 'tarjeta de veterano', 'CAC', 'descuento militar', 'licencia'],
  },
  'va-letters': {
    title: 'Cartas que prueban sus beneficios',
    text: 'Un banco, quien le alquila o una oficina del estado puede pedirle una prueba de que es veterano o de que VA le paga. En VA.gov puede descargar cartas en el momento: un resumen de beneficios, una constancia de servicio y otras. Usted elige qué muestra el resumen, así que quite lo que la otra persona no necesita. Si su dirección está mal, cámbiela primero. El certificado para un préstamo de vivienda o para estudiar es otro papel y tiene su propia página.',
    keywords: ['carta de beneficios', 'comprobante', 'prueba de discapacidad', 'carta de VA'],
  },
  'save-papers-before': {
    title: 'Qué guardar antes de perder su acceso',
    text: 'Cuando su tarjeta militar deja de funcionar, también se cierran muchos accesos. Antes de eso, guarde recibos de pago, formularios de impuestos, órdenes, evaluaciones, condecoraciones y su saldo de licencia. Configure myPay con un acceso que no necesite la tarjeta, porque ahí estará su último formulario de impuestos. Cambie el correo de sus cuentas, de .mil al suyo. Anote los teléfonos de personas que después puedan confirmar lo que usted hizo.',
    keywords: ['myPay', 'impuestos', 'guardar documentos', 'W-2', 'acceso CAC'],
  },
};
