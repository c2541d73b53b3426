import { translate } from '../../language/translate.ts';
import type * as english from './OrganizationFrame.words.ts';

export const organizationFrameWords = translate<typeof english.organizationFrameWords>({
  title: 'Organización',
  navigation: (name) => `Páginas de ${name}`,
  pages: {
    dashboard: 'Panel',
    profile: 'Perfil',
    listings: 'Anuncios',
    applications: 'Solicitudes',
    candidates: 'Personas candidatas',
    messages: 'Mensajes',
    staff: 'Equipo',
  },
  loading: 'Cargando la organización…',
  failed: { title: 'No se pudo cargar la organización', retry: 'Intentar de nuevo' },
  missing: {
    title: 'Usted no puede ver esta organización',
    text: 'No existe, todavía no se aprobó o usted ya no trabaja allí.',
    own: 'Sus organizaciones',
  },
  removed: {
    title: (name) => `Usted ya no tiene acceso a ${name}`,
    text: 'Ya no forma parte de su equipo, o la organización ya no existe. Se cerró lo que estaba abierto aquí.',
  },
  suspended: {
    title: (name) => `${name} está suspendida`,
    text: 'Mientras esté suspendida, su equipo no puede leer solicitudes ni mensajes.',
  },
});
