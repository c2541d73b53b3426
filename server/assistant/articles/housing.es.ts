import type { InSpanish } from './article.ts';
import type { housing as english } from './housing.ts';

export const housing: InSpanish<typeof english> = {
  'housing-allowance': {
    title: 'Dinero para vivienda mientras estudia',
    text: 'Con la Post-9/11 GI Bill, VA le paga cada mes dinero para vivienda. Es el subsidio militar de vivienda de un E-5 con dependientes, en el código postal del campus donde toma la mayoría de sus clases. No es el de su casa ni el de su propio rango. El año que empieza en agosto usa las cantidades militares de enero de ese año. Se aplican su porcentaje y su carga académica. Pregúnteme por un código postal, por ejemplo: “vivienda en 92101”.',
    keywords: [
      'BAH',
      'vivienda',
      'renta',
      'subsidio de vivienda',
      'código postal',
      'cuánto dan para vivienda',
    ],
  },
  'housing-online': {
    title: 'Dinero para vivienda si estudia en línea',
    text: 'Si todas sus clases son en línea, VA le paga para vivienda la mitad del promedio nacional, viva donde viva. Con una sola clase presencial recibe la cantidad local, así que una clase en persona puede cambiar mucho. Pregunte en la escuela cómo cuenta cada clase, porque una clase mixta puede contar de las dos formas. La cantidad para clases en línea cambia cada 1 de agosto. Hable con la persona que certifica antes de pasar todas sus clases a la modalidad en línea, no después.',
    keywords: ['en línea', 'a distancia', 'virtual', 'una clase presencial', 'todo en línea'],
  },
  'housing-part-time': {
    title: 'Dinero para vivienda si estudia medio tiempo',
    text: 'VA solo paga vivienda si usted toma más de la mitad de una carga completa. Con la mitad exacta no paga nada. De ahí en adelante, su parte se redondea a la decena más cercana. Por ejemplo, si el tiempo completo son 12 créditos y usted toma 8, eso es 67 por ciento, y VA paga 70 por ciento. Su escuela decide cuántos créditos son tiempo completo, y los cursos cortos de verano se cuentan de otra forma. Pregunte por su “rate of pursuit” antes de dejar o agregar una clase.',
    keywords: ['medio tiempo', 'tiempo parcial', 'créditos', 'cuántas clases', 'verano'],
  },
  'housing-breaks': {
    title: 'Por qué algunos meses llega menos para vivienda',
    text: 'El dinero para vivienda se paga al final de cada mes, por los días en que usted tenía clases. El mes en que empieza o termina su período académico sale más corto. Las vacaciones entre períodos no se pagan, así que guarde algo para diciembre, enero y el verano. También puede bajar si cambia de clases. Si la cantidad no le parece correcta, pregunte a la persona que certifica qué reportó y cuándo. Después llame a la línea de educación de VA, 888-442-4551.',
    keywords: ['menos dinero', 'bajó', 'vacaciones', 'pago corto', 'por qué me pagaron menos'],
  },
  'housing-active-duty': {
    title: 'Dinero para vivienda si todavía está en servicio',
    text: 'Mientras usted está en servicio activo, la GI Bill no paga vivienda, porque su rama ya la paga. Lo mismo vale para un cónyuge que usa meses transferidos en ese tiempo. Un hijo que los usa sí la recibe. El pago empieza después de su último día de servicio activo, cuando la escuela le haya certificado. Si piensa empezar las clases en el mes en que sale, pregunte a la persona que certifica qué días cuentan.',
    keywords: ['servicio activo', 'todavía sirvo', 'vivienda de cónyuge', 'BAH en servicio'],
  },
  'homeless-help': {
    title: 'Si no tiene un lugar seguro para dormir, o puede perder su casa',
    text: 'Llame al National Call Center for Homeless Veterans, 877-424-3838. Atienden de día y de noche. Puede llamar si no tiene dónde quedarse hoy, si duerme en el carro o si está por perder su casa. Le ponen en contacto con el equipo de vivienda de VA más cercano, y la familia también puede llamar por otra persona. No hace falta tener los papeles en orden primero. En cada centro médico de VA hay personas para esto: también puede ir y preguntar por ellas.',
    keywords: [
      'sin hogar',
      'durmiendo en el carro',
      'desalojo',
      'refugio',
      'no tengo dónde dormir',
      'perder la casa',
    ],
  },
  'rent-help': {
    title: 'Ayuda con la renta o con el depósito',
    text: 'Si debe la renta y puede perder su casa, hay un programa de VA que paga a organizaciones locales para ayudar a familias de personas veteranas. Pueden ayudar con la renta, el depósito, la luz y el agua o la mudanza, y también a hablar con quien le alquila. Cada grupo tiene su zona y sus reglas de ingresos. También hay vales que pagan una parte de la renta por más tiempo, con una persona que acompaña su caso. Empiece por el National Call Center for Homeless Veterans, 877-424-3838. Saben quién está cerca.',
    keywords: ['renta', 'alquiler', 'depósito', 'vale de vivienda', 'luz y agua', 'dueño'],
  },
  'last-move': {
    title: 'La última mudanza que paga el servicio militar',
    text: 'Cuando usted sale, el gobierno paga una última mudanza de sus cosas. El plazo depende de si se retira o solo termina su contrato, y de cuánto tiempo sirvió. De eso depende también hasta dónde le pagan. Hable con la oficina de mudanzas de su base antes de empacar: si la organiza por su cuenta, puede que no se la paguen. Si el tiempo no alcanza, pida una extensión antes de que se acabe. Algunas personas también pueden guardar sus cosas en un depósito.',
    keywords: ['mudanza', 'última mudanza', 'muebles', 'cosas de la casa', 'guardar muebles'],
  },
  'lease-orders': {
    title: 'Terminar un contrato de renta por órdenes militares',
    text: 'Una ley federal, la Servicemembers Civil Relief Act, permite en muchos casos terminar un contrato de renta antes de tiempo si hay órdenes militares. Usted avisa por escrito y entrega una copia de las órdenes. Guarde una prueba de que avisó. El contrato no termina ese mismo día, así que cuente con algo más de renta. La oficina legal de su base le explica la ley y le ayuda gratis con la carta. Vaya antes de firmar algo que le mande quien le alquila.',
    keywords: ['romper contrato', 'contrato de renta', 'órdenes', 'apartamento', 'SCRA'],
  },
  'adapted-housing': {
    title: 'Adaptar una casa a una discapacidad',
    text: 'VA tiene ayudas para personas con ciertas discapacidades del servicio que necesitan una casa adecuada: puertas anchas, rampas, un baño donde quepa la silla de ruedas. Sirven para comprar, construir o cambiar una casa. No son un préstamo, así que no se devuelven. VA tiene también un seguro de vida que paga la hipoteca de quien recibió una de estas ayudas. Se solicita en VA.gov. No empiece la obra antes de que VA la apruebe.',
    keywords: ['rampa', 'silla de ruedas', 'adaptar casa', 'discapacidad', 'baño'],
  },
};
