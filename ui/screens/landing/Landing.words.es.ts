import { translate } from '../../language/translate.ts';
import type * as english from './Landing.words.ts';

export const landingWords = translate<typeof english.landingWords>({
  home: (productName) => `Inicio de ${productName}`,
  pages: 'Plataforma y cuenta',
  platform: 'Plataforma',
  admin: 'Administración',
  signIn: 'Iniciar sesión',
  signedInAs: 'Sesión iniciada como',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  hero: {
    eyebrow: 'Para personas veteranas, sus familiares y quienes les ayudan',
    title: 'Su próxima etapa, a su ritmo',
    text: 'Salud, estudios, trabajo y comunidad en un solo lugar, con un asistente que conoce el camino del servicio a la vida civil.',
    primary: 'Probar la plataforma',
    secondary: 'Pedir una demo',
  },
  product: {
    title: 'Su día en un solo lugar',
    text: 'Lo que sigue, lo que está pendiente y cómo van sus solicitudes. Explore la demo: no hace falta registrarse.',
    picture: 'es',
    alt: 'El panel de Marcus Delaney, una persona veterana inventada: un chequeo dentro de tres días, lo que vence y sus solicitudes abiertas.',
    link: 'Abrir la demo',
  },
  capabilities: {
    title: 'Cinco maneras de avanzar',
    text: 'Empiece con lo que más le importa hoy. Lo demás está ahí cuando lo necesite.',
    statuses: { active: 'Activo', beta: 'Beta' },
    cards: {
      health: {
        title: 'Salud y bienestar',
        text: 'Encuentre un profesional de salud que acepte pacientes, pida una cita y siga sus reclamos.',
        link: 'Ver bienestar',
      },
      education: {
        title: 'Educación',
        text: 'Vea lo que cubre su GI Bill, compare programas y presente varias solicitudes a la vez.',
        link: 'Ver educación',
      },
      career: {
        title: 'Traducción de la experiencia militar',
        text: 'Exprese sus habilidades militares con las palabras que usan las empresas, y conozca empleos compatibles.',
        link: 'Ver la traducción',
      },
      community: {
        title: 'Comunidad y directorio',
        text: 'Eventos, mentores y organizaciones cerca de usted, con personas que han pasado por lo mismo.',
        link: 'Ver la comunidad',
      },
      assistant: {
        title: 'Battle Buddy',
        text: 'Un asistente para las preguntas que surgen a cualquier hora. Por ahora sus respuestas son simuladas.',
        link: 'Conocer a Battle Buddy',
      },
    },
  },
  enterprise: {
    title: 'Listo para su institución',
    text: 'Universidades, hospitales, organizaciones sin fines de lucro y empresas trabajan con personas veteranas en el mismo lugar.',
    specifications: {
      response: {
        value: '< 1.2 s',
        label: 'Tiempo de respuesta',
        text: 'Las respuestas llegan en menos de 1.2 s.',
      },
      security: {
        value: 'SOC 2 Type II',
        label: 'Seguridad',
        text: 'Controles auditados a lo largo del tiempo, no en un solo día.',
      },
      privacy: {
        value: 'HIPAA',
        label: 'Privacidad de la salud',
        text: 'La información de salud se maneja según la ley.',
      },
      reply: {
        value: '24 horas',
        label: 'Respuesta',
        text: 'Nuestro equipo de soluciones responde a su solicitud en menos de 24 horas.',
      },
    },
    review: 'Programar una revisión técnica',
    solution: 'Pedir una solución a la medida',
  },
  footer: {
    title: '¿Por dónde le gustaría empezar?',
    groups: {
      start: 'Primeros pasos',
      platform: 'Plataforma',
      veterans: 'Personas veteranas',
      organizations: 'Organizaciones',
    },
    links: {
      footer_join_free: 'Unirse gratis',
      footer_request_demo: 'Pedir una demo',
      footer_ai_assistant: 'Asistente de IA',
      footer_career_translation: 'Traducción de la experiencia militar',
      footer_benefits_navigator: 'Guía de beneficios',
      footer_community_hub: 'Centro de la comunidad',
      footer_join_vetsync: 'Unirse a VetSync',
      footer_resource_center: 'Centro de recursos',
      footer_veteran_community: 'Comunidad de personas veteranas',
      footer_success_stories: 'Historias de éxito',
      footer_partner_program: 'Programa de socios',
      footer_api_access: 'Acceso a la API',
      footer_integration: 'Integración',
      footer_contact_sales: 'Contactar a ventas',
    },
  },
});
