import { translate } from '../../../language/translate.ts';
import type * as english from './HelpPanel.words.ts';

export const helpWords = translate<typeof english.helpWords>({
  title: 'Ayuda',
  description: 'Cómo moverse por la plataforma, a quién preguntar y qué es simulado aquí.',
  keyboard: {
    title: 'Teclado',
    hint: 'Todo funciona sin el mouse',
    rows: [
      { label: 'Ir a cualquier página o herramienta', keys: ['Ctrl + K', '⌘ + K'] },
      { label: 'Ir al elemento siguiente o al anterior', keys: ['Tab', 'Shift + Tab'] },
      { label: 'Desde el principio, saltar la navegación', keys: ['Tab', 'Enter'] },
      { label: 'Oprimir un botón, seguir un enlace', keys: ['Enter', 'Espacio'] },
      {
        label: 'Recorrer pestañas, menús, listas de opciones, tablas, gráficos y el calendario',
        keys: ['←', '↑', '→', '↓'],
      },
      { label: 'Un mes atrás o adelante en el calendario', keys: ['Page Up', 'Page Down'] },
      { label: 'En un menú o una lista de opciones: ir a lo que empieza con una letra', keys: ['A–Z'] },
      { label: 'Cerrar lo que está abierto. Antes pregunta si se perdería algo escrito', keys: ['Escape'] },
      { label: 'En un chat: enviar o empezar otra línea', keys: ['Enter', 'Shift + Enter'] },
    ],
  },
  contact: {
    title: 'Preguntar a una persona',
    hint: 'VA por teléfono, ayuda con un reclamo, organizaciones',
    people: {
      va: {
        label: 'Llamar a VA: 800-698-2411',
        note: 'Para cualquier pregunta sobre VA, de día y de noche. TTY: 711',
        href: 'tel:+18006982411',
      },
      claims: {
        label: 'Buscar un representante',
        note: 'Personas acreditadas por VA para ayudar con reclamos, en VA.gov',
        href: 'https://www.va.gov/get-help-from-accredited-representative/find-rep/',
      },
      organizations: {
        label: 'Escribir a una organización',
        note: 'Sus conversaciones son con las personas que trabajan ahí',
        href: '/platform/messages?as=me',
      },
      ownOrganization: {
        label: 'Agregar su organización',
        note: 'Para empresas, escuelas, hospitales y organizaciones sin fines de lucro',
        href: '/organizations/new',
      },
    },
    sales:
      '¿Quiere VetSync para su organización? Nuestro equipo de soluciones se comunicará con usted en menos de 24 horas.',
    salesAction: 'Pedir una solución',
    leavesDemo: 'Esto lleva a nuestra página de inicio, y la demo empieza de nuevo.',
    crisis: '¿Está en crisis o le preocupa alguien? No espere una respuesta.',
    crisisAction: 'Abrir la línea de crisis',
  },
  simulated: {
    title: 'Qué es simulado',
    both: [
      'Las respuestas de Battle Buddy y del chat del panel están escritas de antemano. Nadie lee lo que usted escribe, y no se usa ningún servicio de IA.',
    ],
    sampleData: [
      'El envío de una solicitud o de una cita solo se simula en esta página. Nada llega a una universidad, a una empresa ni a un profesional de salud.',
      'Todas las personas, organizaciones, programas, empleos, cifras e insignias son ejemplos, y las personas son inventadas.',
      'Nada de lo que haga aquí sale de su navegador. La demo empieza de nuevo si oprime Reiniciar o visita nuestra página de inicio.',
    ],
    stored: [
      'Lo que hace aquí se guarda en su cuenta y lo encuentra en cualquier dispositivo.',
      'Las solicitudes y los mensajes llegan a la organización a la que los envía. Ve lo que usted envió y nada más de su perfil.',
      'Las citas y los eventos que usted anota son sus propios registros. No se avisa a nadie más. Si se une al evento de una organización, esta ve su nombre.',
    ],
  },
});
