import type { InSpanish } from './article.ts';
import type { leaving as english } from './leaving.ts';

export const leaving: InSpanish<typeof english> = {
  'tap-start': {
    title: 'Cuándo empezar el Transition Assistance Program',
    text: 'Empiece con la primera consejería individual. La ley dice que debe comenzar al menos 365 días antes de salir. Si se retira, puede empezar en los últimos 24 meses. Después viene una consejería en la que alguien repasa sus beneficios y lo anota en el DD Form 2648. Si ya va tarde, dígaselo al consejero de inmediato. Todavía puede empezar: si hay poco tiempo, la regla es hacerlo lo antes posible. Si puede, vaya con su cónyuge.',
    keywords: ['TAP', 'cuándo empiezo', 'transición', 'primeros pasos', 'salgo del ejército', 'me retiro'],
  },
  'tap-classes': {
    title: 'Las clases de transición y el capstone',
    text: 'Las clases tienen un día de su rama, un día sobre los beneficios de VA y un día del Departamento de Trabajo. Quienes más lo necesitan toman además dos días sobre empleo, estudios, un oficio o un negocio. Al final viene el capstone: su consejero y su comandante revisan que su plan esté listo. Debe hacerse a más tardar 90 días antes de salir. La ley exige estas clases, así que si su comando no le da tiempo, pida ayuda en la oficina de transición.',
    keywords: ['clases TAP', 'capstone', 'no me dejan ir', 'comandante', 'último día TAP'],
  },
  skillbridge: {
    title: 'SkillBridge: trabajo civil en sus últimos meses',
    text: 'Con SkillBridge, usted se capacita en una empresa civil durante sus últimos 180 días y sigue cobrando su paga militar. Su comandante tiene que aprobarlo, y no es un derecho. Su rama y su rango fijan por cuánto tiempo puede ir. Esos límites cambian seguido, así que mire la regla actual de su rama. Busque una empresa y pídalo con meses de anticipación, para que quepan TAP, la licencia y el examen. Pregunte a la empresa a cuántas personas contrató después. En la Guardia y la Reserva depende de las órdenes que tenga.',
    keywords: ['skillbridge', 'práctica', 'pasantía', 'últimos 180 días', 'empresa civil', 'Guardia'],
  },
  'leave-sell-or-use': {
    title: 'Licencia final: usarla o venderla',
    text: 'Puede usar los días de licencia que le quedan, venderlos, o terminar con ellos su servicio, lo que se llama terminal leave. En toda su carrera puede vender hasta 60 días. Los días que no usa ni vende se pierden. Los días vendidos se pagan sin el dinero para vivienda y comida, así que muchas veces la licencia final vale más. Pero en ese tiempo no puede cobrar desempleo. Pídala con tiempo, y que finanzas le calcule las dos opciones antes de elegir.',
    keywords: ['licencia', 'vacaciones', 'vender días', 'terminal leave', '60 días'],
  },
  'permissive-tdy': {
    title: 'Días libres para buscar casa o trabajo',
    text: 'Permissive TDY es tiempo fuera que no gasta su licencia. Quien se retira puede recibir 20 días. A quien sacan contra su voluntad pueden darle 10. Puede ser más si está destinado fuera del país, y las ramas son distintas. Si su contrato termina de forma normal, no le corresponde. Los días se acaban con el servicio, así que organícelos junto con la licencia y el examen médico. Decide su unidad. Pídalo con tiempo y por escrito.',
    keywords: ['PTDY', 'buscar casa', 'días libres', 'permiso'],
  },
  'sgli-vgli': {
    title: 'Seguro de vida después del servicio: SGLI y VGLI',
    text: 'Su SGLI sigue sin costo durante 120 días después de salir. Luego termina. Puede pasarlo a VGLI, que paga usted. Si lo solicita dentro de 240 días, no le preguntan por su salud. Después tiene que demostrar buena salud. El último día es un año y 120 días después de su salida. VGLI sube de precio con la edad, así que compárelo con otras pólizas. Revise también a quién nombró para recibir el dinero.',
    keywords: ['SGLI', 'VGLI', 'seguro de vida', '240 días', 'cuánto dura el seguro', 'beneficiario'],
  },
  'vgli-cost': {
    title: 'Cuánto cuesta VGLI',
    text: 'Lo que cuesta VGLI al mes depende de dos cosas: su edad y cuánto seguro conserva. Sube de precio con la edad. VetSync no tiene las cantidades: la página de VA sobre VGLI tiene una tabla. Si lo solicita dentro de 240 días después de salir, no le preguntan por su salud. Compárelo con otras pólizas antes de que pasen esos días. Revise también a quién nombró para recibir el dinero.',
    keywords: [
      'costo de VGLI',
      'precio de VGLI',
      'cuánto cuesta VGLI',
      'cuánto se paga por VGLI',
      'prima de VGLI',
    ],
  },
  'solid-start': {
    title: 'La llamada de VA después de salir',
    text: 'En el programa Solid Start, VA llama a todas las personas que salieron hace poco. La primera llamada llega en los primeros 90 días, y hay más durante el primer año. Le preguntan cómo está y qué necesita, y le mandan al lugar correcto. No es para venderle algo. No le piden la clave del banco. Si no pudo contestar, no perdió nada: llame usted a VA. Revise que VA tenga su número actual.',
    keywords: ['solid start', 'me llamó VA', 'llamada perdida', 'es estafa'],
  },
  'final-pay': {
    title: 'Su último pago militar',
    text: 'El último pago suele tardar más, porque finanzas revisa primero si hay deudas. Mira adelantos, bonos que hay que devolver, equipo que falta y licencia que tomó por adelantado. Por eso, guarde lo suficiente para unas semanas. Arregle sus deudas con suministros y con la clínica antes del último día, y guarde los papeles. Mande su último reclamo de viaje poco después de llegar. Si algo no cuadra en el último recibo, vaya a finanzas con los papeles o escriba a DFAS.',
    keywords: ['último pago', 'último cheque', 'deuda', 'bono', 'DFAS', 'viaje'],
  },
  'tsp-after-service': {
    title: 'Qué hacer con su Thrift Savings Plan',
    text: 'No tiene que hacer nada de inmediato. Puede dejar el dinero en el plan, donde sigue invertido. También puede pasarlo al plan de una empresa nueva o a una cuenta propia. Sacarlo antes de tiempo puede significar impuestos y una multa. Si tiene un préstamo del plan, averigüe enseguida cómo seguir pagándolo. Si no, puede contar como ingreso. Cambie ahí su dirección y su correo.',
    keywords: ['TSP', 'ahorros', 'préstamo TSP', 'sacar dinero', 'jubilación'],
  },
  'state-benefits': {
    title: 'Qué ofrecen su estado y su condado',
    text: 'Los estados tienen beneficios propios: menos impuesto sobre la propiedad, placas, universidad para usted o sus hijos, licencias de caza y residencias para personas veteranas mayores. Algunos tienen una fecha del año para pedirlos. Son tan distintos que solo la oficina de veteranos del estado puede decirle qué le toca. Muchos condados tienen una persona que revisa todo con usted, gratis. Si se muda, pregunte otra vez: el estado nuevo tiene otras reglas.',
    keywords: ['estado', 'impuesto de la casa', 'placas', 'condado', 'beneficios estatales'],
  },
  'driver-license-vote': {
    title: 'Su licencia de manejar y su voto después de mudarse',
    text: 'Cuando se instala en un lugar, su licencia de manejar y su carro siguen las reglas de ese estado. Muchos estados dan más tiempo mientras sirve y un poco después, pero no todos. Para volar necesita una identificación que cumpla con REAL ID o un pasaporte. Pregunte en la oficina de licencias qué papeles llevar. Su voto también cambia: la tarjeta federal para votantes militares termina con el servicio. Regístrese con su nueva dirección en vote.gov.',
    keywords: ['licencia de manejar', 'REAL ID', 'votar', 'registrarme', 'licencia vencida'],
  },
  scams: {
    title: 'Cómo reconocer una estafa contra personas veteranas',
    text: 'Tenga cuidado con quien le ofrece dinero ahora a cambio de sus pagos futuros de VA, le cobra por conseguirle una calificación, le pide su contraseña de VA.gov o quiere que firme hoy. VA no pide su contraseña ni tarjetas de regalo. Una carta que parece oficial puede venir de un prestamista. Cuelgue y llame al número que está en VA.gov. Si perdió dinero o dio un número, avise de inmediato a su banco, a VA y a la Federal Trade Commission. Le pasa también a gente cuidadosa.',
    keywords: [
      'estafa',
      'fraude',
      'me piden dinero',
      'robo de identidad',
      'carta falsa',
      'comprar mi pensión',
      'me llamaron',
      'llamada sospechosa',
      'dinero por adelantado',
    ],
  },
};
