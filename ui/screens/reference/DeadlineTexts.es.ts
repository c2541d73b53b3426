/** What deadlines say in Spanish, by id. Those that are not here are shown in English. */
export const deadlineTexts: Readonly<Record<string, { title: string; what: string; ifMissed?: string }>> = {
  'tap-initial-counseling': {
    title: 'Empiece TAP: primera consejería individual',
    what: 'Reúnase con un consejero de transición para ver sus metas y hacer su plan. La ley pide empezar al menos 365 días antes de salir.',
  },
  'tap-initial-retire': {
    title: 'Si se retira: empiece TAP hasta dos años antes',
    what: 'Quien se retira puede empezar la consejería en los últimos 24 meses. Debe empezar a más tardar 365 días antes del retiro.',
  },
  'tap-preseparation': {
    title: 'Consejería previa a la salida sobre sus beneficios',
    what: 'Un consejero repasa los beneficios y servicios que pide la ley y lo anota en el formulario DD 2648. Va después de la primera consejería.',
  },
  'tap-core-days': {
    title: 'Clases de TAP: día de su rama, día de VA y día del Departamento de Trabajo',
    what: 'Asista a los días de clase obligatorios. Quien más ayuda necesita asiste además dos días a clases sobre empleo, estudios, oficio o negocio.',
  },
  'tap-capstone': {
    title: 'Capstone: muestre que su plan está listo',
    what: 'Su consejero y su comandante revisan que cumplió los requisitos. Vence a más tardar 90 días antes de salir.',
  },
  'tap-guard-late': {
    title: 'Guardia y Reserva: TAP al desmovilizarse',
    what: 'Si sirvió 180 días o más seguidos en servicio activo, TAP también es para usted. Con poco aviso, empiece lo antes posible en los días que le quedan.',
  },
  'military-onesource': {
    title: 'Use Military OneSource durante un año después de salir',
    what: 'Las charlas gratis con un consejero y la ayuda con dinero e impuestos siguen abiertas para usted y su familia por 365 días.',
    ifMissed: 'La consejería gratis termina. Quedan los Vet Centers y VA.',
  },
  'solid-start-1': {
    title: 'VA Solid Start: primera llamada',
    what: 'VA le llama en sus primeros 90 días para preguntar cómo está y qué necesita. Guarde el número para contestar.',
  },
  'medical-records-copy': {
    title: 'Pida una copia completa de su historial médico del servicio',
    what: 'Pida en la clínica su historial médico, dental y de salud mental mientras aún puede ir en persona. Lo necesita para un reclamo antes de la baja.',
  },
  'bdd-window': {
    title: 'Presente un reclamo por discapacidad antes de la baja (BDD)',
    what: 'Puede presentarlo entre 180 y 90 días antes de salir. Debe entregar su historial médico y estar disponible 45 días para exámenes.',
    ifMissed:
      'Con menos de 90 días aún puede presentar un reclamo normal. No se tramita como BDD y la decisión suele llegar más tarde.',
  },
  'bdd-exam-availability': {
    title: 'Esté cerca del lugar de los exámenes 45 días después de un reclamo BDD',
    what: 'VA le manda a exámenes antes de salir. Debe poder ir durante 45 días desde que VA recibe su reclamo.',
    ifMissed: 'El reclamo sale del programa BDD y sigue como reclamo normal.',
  },
  'sha-part-a': {
    title: 'Llene la parte A de la Evaluación de Salud para la Separación',
    what: 'La parte A es un cuestionario sobre su salud. Va con el reclamo BDD y antes del examen.',
  },
  shpe: {
    title: 'Hágase el examen de separación',
    what: 'Pida el examen entre 180 y 90 días antes de retirarse, salir o empezar la licencia final. Lo hace VA si presenta BDD; si no, su clínica militar.',
  },
  'claim-under-90': {
    title: 'Menos de 90 días: presente un reclamo normal o una intención de reclamo',
    what: 'Cuando ya pasó el plazo de BDD, aún puede presentar su reclamo en uniforme o fijar una fecha con una intención de reclamo.',
  },
  'claim-one-year': {
    title: 'Presente su primer reclamo por discapacidad en el año después de salir',
    what: 'Si VA tiene su reclamo dentro de un año, el pago puede contar desde el día después de su salida. Más tarde, cuenta desde que VA lo recibió.',
    ifMissed: 'Puede presentarlo en cualquier momento, pero los meses anteriores normalmente no se pagan.',
  },
  'intent-to-file': {
    title: 'Termine el reclamo dentro del año de su intención de reclamo',
    what: 'Una intención de reclamo guarda su fecha de inicio por un año.',
    ifMissed: 'Pierde la fecha guardada. Puede fijar otra.',
  },
  'decision-hlr': {
    title: 'Pida una revisión de nivel superior',
    what: 'Un revisor con más experiencia mira las mismas pruebas. Tiene un año desde la fecha de la carta de decisión.',
    ifMissed: 'Solo queda un reclamo suplementario con pruebas nuevas.',
  },
  'decision-board': {
    title: 'Apele ante la Junta',
    what: 'Decide un juez de asuntos de veteranos. Tiene un año desde la fecha de la carta de decisión.',
    ifMissed: 'Solo queda un reclamo suplementario con pruebas nuevas.',
  },
  'decision-supplemental': {
    title: 'Presente un reclamo suplementario',
    what: 'Puede presentarlo en cualquier momento con pruebas nuevas y pertinentes. Dentro de un año conserva la mejor fecha de inicio.',
  },
  crsc: {
    title: 'Solicite la compensación especial por combate (CRSC)',
    what: 'Las personas retiradas con discapacidades por combate la piden a su propia rama. En junio de 2025 la Corte Suprema quitó el límite de seis años para pagos atrasados.',
  },
  valife: {
    title: 'Seguro de vida VALife',
    what: 'Personas veteranas de 80 años o menos con cualquier calificación, incluso 0 por ciento, pueden solicitarlo cuando quieran. La cobertura completa empieza dos años después.',
  },
  'valife-81': {
    title: 'VALife a los 81 años o más: dos años',
    what: 'Si pidió una calificación antes de los 81 y la recibió después, tiene dos años desde la calificación para solicitarlo.',
    ifMissed: 'Ya no puede inscribirse.',
  },
  'sgli-ends': {
    title: 'SGLI: cobertura gratis por 120 días',
    what: 'Su seguro de vida de grupo sigue sin costo 120 días después de salir. Luego termina.',
    ifMissed: 'No tiene cobertura hasta que empiece otra póliza.',
  },
  'vgli-no-health': {
    title: 'VGLI sin preguntas de salud',
    what: 'Solicítelo dentro de los 240 días después de salir y nadie le pregunta por su salud.',
    ifMissed: 'Aún puede solicitarlo hasta el día 485, pero con prueba de buena salud.',
  },
  'vgli-last-day': {
    title: 'VGLI: último día para solicitarlo',
    what: 'El último día es un año y 120 días (485 días) después de salir. Después del día 240 debe mostrar buena salud.',
    ifMissed: 'Termina el derecho a VGLI.',
  },
  'fsgli-spouse': {
    title: 'Seguro de vida del cónyuge: 120 días para cambiarlo',
    what: 'Un cónyuge con FSGLI puede cambiarlo por una póliza privada de vida entera dentro de 120 días. No puede ser VGLI.',
    ifMissed: 'La cobertura termina el día 121.',
  },
  tamp: {
    title: 'TAMP: 180 días de TRICARE después de salir',
    what: 'Algunas personas conservan TRICARE sin prima por 180 días: por ejemplo, quien sale contra su voluntad, o Guardia y Reserva después de una contingencia. Lo decide su rama.',
    ifMissed: 'La cobertura termina. Sin TAMP, TRICARE termina su último día.',
  },
  'tricare-qle-separate': {
    title: 'Cambie su plan de TRICARE en los 90 días después de salir',
    what: 'Dejar el servicio activo es un evento que permite cambiar. Tiene 90 días para elegir un plan si aún tiene derecho.',
    ifMissed: 'Debe esperar la inscripción abierta u otro evento.',
  },
  chcbp: {
    title: 'CHCBP: 60 días para comprar un plan puente',
    what: 'El Continued Health Care Benefit Program se puede comprar dentro de los 60 días después de que termina TRICARE o TAMP. Dura de 18 a 36 meses.',
    ifMissed: 'Ya no puede comprarlo.',
  },
  'tricare-retire-90': {
    title: 'Si se retira: elija un plan de TRICARE en 90 días',
    what: 'Sale del TRICARE de servicio activo y debe inscribirse de nuevo dentro de los 90 días después de su retiro.',
    ifMissed:
      'Puede pedir un inicio tardío hasta por 12 meses. Después, solo la inscripción abierta o un evento de vida.',
  },
  'va-health-combat-10y': {
    title: 'Personas veteranas de combate: diez años de inscripción más fácil en VA',
    what: 'Si sirvió en zona de combate después del 11 de noviembre de 1998, tiene diez años desde su última baja para inscribirse con prioridad y atención gratis de lo relacionado.',
    ifMissed: 'Aún puede solicitarlo con otras reglas. Las de exposición tóxica no tienen fecha límite.',
  },
  'va-dental-180': {
    title: 'Atención dental de VA: solicítela en 180 días',
    what: 'Un tratamiento dental es gratis si sirvió 90 días o más y su DD-214 no dice que le hicieron el examen y todo el tratamiento antes de salir.',
    ifMissed: 'Pierde esa atención única. Quedan otras reglas dentales.',
  },
  'vet-center': {
    title: 'Vet Center: sin plazo',
    what: 'Consejería cerca de usted para personas veteranas de combate, sobrevivientes de trauma sexual militar, otras personas y familias. No hace falta inscribirse en VA.',
  },
  'inpatient-crisis': {
    title: 'Atención de emergencia en una crisis suicida: avise a VA en 72 horas',
    what: 'Las personas veteranas con derecho reciben atención de emergencia gratis en cualquier lugar, hasta 30 días internadas y 90 días fuera. El hospital o usted avisa a VA dentro de 72 horas.',
  },
  ucx: {
    title: 'Solicite el desempleo (UCX)',
    what: 'Solicítelo en el estado donde vive en cuanto salga y busque trabajo. Necesita su DD-214. La licencia final (terminal leave) debe haber terminado.',
  },
  'leave-plan': {
    title: 'Decida: use su licencia o véndala',
    what: 'Puede usarla, vender hasta 60 días en toda su carrera o terminar con licencia final (terminal leave). Pídala con tiempo.',
    ifMissed: 'Los días que no use ni venda se pierden.',
  },
  ptdy: {
    title: 'Permiso para buscar trabajo y casa (PTDY)',
    what: 'Quien se retira puede recibir 20 días, y quien sale contra su voluntad, 10; más desde el extranjero. Un fin de contrato normal no da derecho.',
    ifMissed: 'Los días terminan con el servicio.',
  },
  'retired-pay-apply': {
    title: 'Guardia y Reserva: solicite la pensión de retiro',
    what: 'Normalmente empieza a los 60 y no llega sola. Mande los papeles con varios meses de anticipación.',
  },
  'reduced-age': {
    title: 'Guardia y Reserva: pensión antes de los 60',
    what: 'Cada 90 días de cierto servicio activo desde el 29 de enero de 2008 baja la edad tres meses, nunca a menos de 50.',
  },
  'gi-transfer': {
    title: 'Transfiera su GI Bill a su familia mientras siga en servicio',
    what: 'Necesita seis años de servicio, aceptar cuatro más y pedirlo en uniforme. Después de salir es tarde.',
    ifMissed: 'Termina el derecho a transferir. Puede cambiar a los dependientes ya nombrados.',
  },
  'gi-transfer-four-years': {
    title: 'Transferir la GI Bill: cuatro años antes de salir',
    what: 'Por los cuatro años de obligación, normalmente debe pedirlo cuatro años antes de salir.',
    ifMissed:
      'Debe quedarse más tiempo o renunciar a la transferencia. Una baja médica tiene reglas propias.',
  },
  'gi-verify': {
    title: 'Verifique su inscripción cada mes',
    what: 'Al final de cada mes dice a VA que sigue en clases. Tras dos meses sin hacerlo, se detiene el dinero para vivienda.',
    ifMissed: 'El pago espera hasta que verifique.',
  },
  'gi-33-expiry-old': {
    title: 'Post-9/11 GI Bill: 15 años si salió antes de 2013',
    what: 'Si salió antes del 1 de enero de 2013, el beneficio termina 15 años después de su última salida. Si salió ese día o después, no termina.',
    ifMissed: 'Se pierden los meses sin usar (solo salidas anteriores).',
  },
  'mgib-10y': {
    title: 'Montgomery GI Bill: diez años',
    what: 'El capítulo 30 termina diez años después de su último día de servicio activo.',
    ifMissed: 'Se pierden los meses sin usar.',
  },
  'mgib-sr-leave': {
    title: 'El capítulo 1606 termina al dejar la Reserva Seleccionada',
    what: 'La GI Bill de la Reserva normalmente termina el día que sale. Algunas personas lo conservan tras una movilización o una discapacidad.',
    ifMissed: 'Se pierden los meses sin usar.',
  },
  'yellow-ribbon': {
    title: 'Pregunte por Yellow Ribbon antes de inscribirse',
    what: 'Las escuelas fijan cupos y montos cada año, por orden de llegada. Necesita el nivel de 100 por ciento.',
    ifMissed: 'Puede que ese año ya no haya cupo.',
  },
  'in-state-tuition': {
    title: 'Matrícula de residente en escuelas públicas',
    what: 'Con GI Bill o VR&E paga la tarifa de residente si vive en el estado al empezar las clases y sirvió 90 días. El límite anterior de tres años ya no se aplica.',
  },
  fry: {
    title: 'Beca Fry',
    what: 'Para hijos y cónyuges de quienes murieron en cumplimiento del deber después del 10 de septiembre de 2001. Los cónyuges no tienen límite, salvo que se casen de nuevo.',
  },
  'dea-limits': {
    title: 'Capítulo 35 para cónyuges e hijos',
    what: 'Los casos desde el 1 de agosto de 2023 no tienen límite. Antes: hijos casi siempre de 18 a 26 años, cónyuges casi siempre diez años (20 en algunos casos).',
    ifMissed: 'En casos anteriores, termina el derecho.',
  },
  vre: {
    title: 'VR&E (capítulo 31)',
    what: 'Si salió el 1 de enero de 2013 o después, no hay límite. Si salió antes, tiene 12 años desde la salida o su primera calificación, lo que sea más tarde.',
    ifMissed: 'En casos anteriores, un consejero puede ampliarlo por un obstáculo serio.',
  },
  skillbridge: {
    title: 'SkillBridge: formación laboral en sus últimos 180 días',
    what: 'Con el permiso de su comandante, puede formarse en una empresa civil. La rama y su rango fijan la duración.',
    ifMissed: 'Termina con el servicio. No es un derecho.',
  },
  'userra-short': {
    title: 'Volver a su trabajo anterior: servicio de hasta 30 días',
    what: 'Preséntese al empezar el primer turno del primer día completo después de llegar a casa y descansar ocho horas.',
    ifMissed: 'Pierde la protección fuerte y quedan las reglas normales de ausencia.',
  },
  vra: {
    title: 'Empleos federales sin concurso (VRA): tres años',
    what: 'Quien salió hace poco puede entrar en puestos hasta GS-11 durante tres años. Con discapacidad o medalla de campaña no hay límite.',
    ifMissed: 'Quedan otras vías, como los puntos de preferencia.',
  },
  'fers-deposit': {
    title: 'Empleo federal: compre su tiempo militar',
    what: 'Pague el depósito en los primeros años de empleo federal, antes de que crezcan los intereses, y completo antes de irse o retirarse.',
  },
  'cdl-waiver': {
    title: 'Licencia de camión: sin examen práctico dentro de un año',
    what: 'Conductores militares con dos años de experiencia pueden saltarse el examen de manejo si lo piden dentro de un año de dejar ese trabajo.',
    ifMissed: 'Hace el examen de manejo.',
  },
  'discharge-upgrade': {
    title: 'Pida que mejoren su baja: 15 años',
    what: 'La Junta de Revisión de Bajas recibe solicitudes durante 15 años. Después se acude a la junta de corrección.',
    ifMissed: 'Use el formulario DD 149 en la junta de corrección.',
  },
  pdhra: {
    title: 'Después de una misión: revisión de salud a los 90 a 180 días',
    what: 'Una segunda revisión (DD 2900) de tres a seis meses después de volver a casa.',
  },
};
