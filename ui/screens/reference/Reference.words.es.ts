import { translate } from '../../language/translate.ts';
import type * as english from './Reference.words.ts';

export const referenceWords = translate<typeof english.referenceWords>({
  sources: {
    title: 'Fuentes',
    number: (number) => `Fuente ${number}`,
    date: (date) => date.replace('or earlier', 'o antes').replace('for ', 'para '),
    names: {
      'military-crosswalk': 'Códigos militares y ocupaciones civiles, O*NET Resource Center',
      occupations: 'Qué son las ocupaciones, O*NET',
      skills: 'Habilidades, O*NET',
      'related-occupations': 'Ocupaciones relacionadas, O*NET',
      'job-zones': 'Preparación necesaria, O*NET',
      'bright-outlook': 'Buenas perspectivas, O*NET OnLine',
      wages: 'Salarios del país, Bureau of Labor Statistics',
      projections: 'Crecimiento y estudios, Bureau of Labor Statistics',
      'health-places': 'Hospitales, clínicas y Vet Centers, VA',
      'benefits-offices': 'Oficinas de beneficios, VA',
      cemeteries: 'Cementerios nacionales, VA',
    },
  },
  pay: {
    none: 'Sin salario publicado',
    hourly: (amount) => `La mediana es ${amount} por hora. No se publica un salario anual.`,
    median: 'mediana: la mitad gana más',
    medianOf: (amount) => `mediana ${amount}`,
    range: (from, to) => `${from} a ${to}`,
    less: '1 de cada 10 gana menos',
    more: '1 de cada 10 gana más',
    withheld: 'No publicado',
    topped: 'Por encima del máximo que se publica',
  },
  notImported: {
    title: 'Todavía no está disponible aquí',
    text: 'Este sitio no ha cargado los archivos públicos que lo responden.',
    admin: 'Cárguelos en el servidor con',
    official: 'Buscarlo en O*NET OnLine',
  },
});
