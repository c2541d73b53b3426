import type { InSpanish } from './article.ts';
import type { vre as english } from './vre.ts';

export const vre: InSpanish<typeof english> = {
  'vre-what': {
    title: 'VR&E: ayuda para conseguir y conservar un trabajo',
    text: 'Veteran Readiness and Employment, que también se llama Chapter 31, es para personas veteranas a quienes una discapacidad del servicio les hace difícil encontrar o conservar un trabajo adecuado. Un consejero hace un plan con usted. Puede ser estudiar, aprender en el trabajo, buscar empleo, abrir un negocio propio o recibir apoyo para vivir por su cuenta. El plan puede pagar la matrícula, los libros y las herramientas que hagan falta. Se solicita en VA.gov. El consejero decide si le corresponde, después de hablar con usted.',
    keywords: ['rehabilitación vocacional', 'VR&E', 'chapter 31', 'consejero', 'trabajo con discapacidad'],
  },
  'vre-time-limit': {
    title: 'Hasta cuándo puede usar VR&E',
    text: 'Si usted salió del servicio el 1 de enero de 2013 o después, no hay límite de tiempo para solicitarlo. Si salió antes, tiene 12 años. Se cuentan desde su baja del servicio o desde su primera calificación, lo que sea más tarde. Cuando pasan los 12 años, un consejero todavía puede decir que sí, si su discapacidad le dificulta mucho trabajar. Si tiene dudas, preséntelo y deje que lo revisen. Las cantidades que VR&E paga al mes cambian el 1 de octubre.',
    keywords: ['límite VR&E', '12 años', 'se vence VR&E', 'ya es tarde'],
  },
  'vre-before-leaving': {
    title: 'VR&E antes de salir',
    text: 'A veces no hace falta esperar a ser veterano. Quien espera una calificación por discapacidad, o pasa por una junta médica, puede solicitar VR&E mientras todavía sirve. Así el plan puede empezar poco después del último día. Pregunte al consejero de VR&E de su base, si lo hay, o a su consejero de transición. Muchas bases los tienen. Lleve lo que tenga: los papeles de la junta o de un reclamo BDD.',
    keywords: ['VR&E en servicio', 'antes de la baja', 'junta médica VR&E', 'todavía sirvo'],
  },
  'vre-or-gi-bill': {
    title: '¿VR&E o la GI Bill?',
    text: 'Son programas distintos. La GI Bill es un beneficio para estudiar: usted elige la escuela, y su porcentaje decide cuánto paga. VR&E es un programa de empleo para personas veteranas con una discapacidad del servicio: un consejero tiene que estar de acuerdo en que la capacitación lleva a un trabajo adecuado. VR&E puede pagar cosas que la GI Bill no paga, como herramientas. Solo uno paga el mismo período de estudios. Usar uno puede cambiar lo que queda del otro, así que pregunte al consejero antes de empezar con la GI Bill.',
    keywords: ['diferencia 33 y 31', 'GI Bill o VR&E', 'cuál primero', 'comparar programas'],
  },
  'career-counseling': {
    title: 'Orientación gratis para estudiar y trabajar',
    text: 'VA tiene consejeros que le ayudan a ver qué trabajo o qué escuela es para usted. Se llama Personalized Career Planning and Guidance, o Chapter 36. Puede hacer pruebas de intereses y habilidades, hablar del mercado de trabajo y armar un plan. No cuesta nada. Está abierto alrededor de la fecha en que deja el servicio, y por más tiempo si le quedan meses de la GI Bill. Los familiares que usan su GI Bill también pueden preguntar. Se solicita en VA.gov.',
    keywords: ['orientación', 'consejero de carrera', 'chapter 36', 'no sé qué estudiar', 'qué trabajo'],
  },
};
