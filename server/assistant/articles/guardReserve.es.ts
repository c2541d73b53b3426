import type { InSpanish } from './article.ts';
import type { guardReserve as english } from './guardReserve.ts';

export const guardReserve: InSpanish<typeof english> = {
  'guard-transition-classes': {
    title: 'Clases de transición para la Guardia y la Reserva',
    text: 'Si sirvió 180 días seguidos o más en servicio activo, el Transition Assistance Program también es para usted. Si le avisaron con poco tiempo, empiece lo antes posible en los días que le quedan. Pídalo antes de que terminen las órdenes, porque en casa es mucho más difícil encontrar el tiempo. Si salió sin las clases, pregunte al consejero de transición de la Guardia o la Reserva en su estado. Algunas lecciones están en línea, y la familia puede participar.',
    keywords: ['TAP guardia', 'clases de transición', 'desmovilización', '180 días de órdenes'],
  },
  'reserve-gi-bill': {
    title: 'La GI Bill de la Reserva Selecta (Chapter 1606)',
    text: 'Chapter 1606 paga una cantidad al mes para estudiar mientras usted está en la Reserva Selecta. Puede tener hasta 36 meses. Normalmente termina el día en que deja la Reserva Selecta. Algunas personas la conservan un tiempo después de una movilización o por una discapacidad. La cantidad depende de cuántas clases toma, y cambia cada 1 de octubre. Si tuvo órdenes de servicio activo, pregunte en VA también por la Post-9/11 GI Bill. Solo una paga el mismo período de estudios.',
    keywords: ['1606', 'GI Bill de la Reserva', 'Guardia estudiar', 'reserva'],
  },
  'guard-post-911-days': {
    title: 'Qué días de la Guardia y la Reserva cuentan para la Post-9/11 GI Bill',
    text: 'Cuenta el servicio activo. Los despliegues y otras órdenes federales bajo Title 10 cuentan, y también algunas órdenes bajo Title 32. Los fines de semana de entrenamiento y el entrenamiento anual no. Mire sus órdenes: la línea de autoridad dice qué ley es. Luego sume los días de todas, porque su porcentaje depende del total. Si no sabe de qué tipo eran, pregunte en su unidad. VA tiene la última palabra y muestra el total en su Certificate of Eligibility.',
    keywords: ['fines de semana', 'title 10', 'title 32', 'entrenamiento anual', 'cuentan los días'],
  },
  'guard-retired-pay': {
    title: 'El retiro de la Guardia y la Reserva',
    text: 'El pago de retiro empieza normalmente a los 60 años, y no llega de forma automática. Se solicita a su rama con varios meses de anticipación. Si manda tarde los papeles, el pago empieza tarde, y lo atrasado tiene un límite. En los años entre su último entrenamiento y esa edad, mantenga al día su dirección en su rama. Cuente usted mismo sus años buenos con el estado de puntos, y pida que corrijan los errores mientras alguien todavía le conoce.',
    keywords: ['retiro reserva', '60 años', 'puntos', '20 años buenos', 'carta de 20 años'],
  },
  'guard-retired-pay-early': {
    title: 'Cobrar el retiro antes de los 60',
    text: 'Cierto servicio activo puede adelantar su pago de retiro. Cada 90 días de ese servicio desde el 29 de enero de 2008 bajan la edad tres meses, pero nunca por debajo de los 50. No todas las órdenes cuentan. Los días que usted no reclama no ayudan, así que guarde todas sus órdenes y cada DD-214. Su rama calcula la fecha. Pídala por escrito. Vale la pena hacerlo años antes, porque después cuesta encontrar papeles viejos. Cobrar antes no significa tener antes el TRICARE de retirados.',
    keywords: ['retiro temprano', 'antes de los 60', 'despliegue', '90 días', 'adelantar retiro'],
  },
  'tricare-reserve-select': {
    title: 'TRICARE Reserve Select después de las órdenes',
    text: 'Cuando termina el TRICARE del servicio activo o TAMP, quienes están en la Reserva Selecta pueden comprar TRICARE Reserve Select. Es un plan con una prima mensual, para usted y su familia. Inscríbase antes de que termine la cobertura anterior para no quedarse sin seguro. Las páginas oficiales no coinciden en el plazo, así que cuente con el más corto y pregunte al contratista de TRICARE de su región. Algunas personas con empleo federal no pueden comprarlo. Si deja la Reserva Selecta, se acaba.',
    keywords: ['TRS', 'seguro de la reserva', 'seguro guardia', 'terminaron mis órdenes'],
  },
  'line-of-duty': {
    title: 'Una lesión en servicio: los papeles de “line of duty”',
    text: 'Si se lesiona o se enferma durante sus órdenes o en un entrenamiento, haga que quede por escrito antes de que terminen las órdenes. Se llama line of duty determination. Es el papel que después muestra de dónde viene la lesión, para el tratamiento, para el pago y para un reclamo. Vaya a una clínica, avise a su unidad por escrito y guarde copia de las dos cosas. Algo pequeño puede crecer, así que no lo deje por las ganas de volver a casa. El encargado médico de su unidad empieza el formulario.',
    keywords: ['LOD', 'lesión en entrenamiento', 'me lastimé', 'herido guardia'],
  },
  'ready-reserve': {
    title: 'La Individual Ready Reserve',
    text: 'Casi todas las personas firman por más años de los que pasan en servicio activo. El resto suele ser en la Individual Ready Reserve. No hay entrenamientos ni pago, pero pueden llamarle en una guerra o una emergencia. Mantenga al día su dirección y responda la carta que llega cada año. Aquí nadie puede decir si le van a llamar. Su contrato y la oficina de personal de su rama dicen cuánto dura en su caso.',
    keywords: ['IRR', 'me van a llamar', 'reserva inactiva', 'ocho años'],
  },
  'after-deployment-check': {
    title: 'La revisión de salud después de un despliegue',
    text: 'Al volver a casa le hicieron una revisión. Hay otra de 90 a 180 días después, en el DD Form 2900, porque algunas cosas se notan solo entonces: el sueño, el ánimo, el dolor, el oído. Responda por usted, no como cree que lo quiere la unidad. Es una forma de recibir ayuda, y además deja por escrito lo que cambió. Si nunca le llegó, pida a su unidad una tardía. También puede ir a un Vet Center en cualquier momento, sin que intervenga la unidad.',
    keywords: ['PDHRA', 'despliegue', 'volví del despliegue', 'no duermo', 'revisión de salud'],
  },
};
