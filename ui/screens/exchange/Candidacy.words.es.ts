import { translate } from '../../language/translate.ts';
import type * as english from './Candidacy.words.ts';

export const candidacyWords = translate<typeof english.candidacyWords>({
  title: 'Visibilidad ante las organizaciones',
  text: 'Las organizaciones que hemos aprobado pueden buscar personas. Usted aparece solo si quiere, y las organizaciones ven solo lo que usted elige aquí. Su nombre y su dirección nunca se muestran.',
  state: { found: 'Usted aparece en las búsquedas', notFound: 'Usted no aparece en las búsquedas' },
  steps:
    'Si una de ellas quiere hablar con usted, recibirá una petición en sus mensajes. Conocerán su nombre si usted la acepta. Si la rechaza, no lo sabrán.',
  loading: 'Cargando lo que usted muestra…',
  failed: { title: 'No se pudo cargar esta página', retry: 'Intentar de nuevo' },
  empty: {
    title: 'Su perfil todavía no tiene nada que mostrar',
    text: 'Agregue primero sus habilidades o su servicio. Luego elija aquí lo que otras personas pueden ver.',
    action: 'Completar su perfil',
  },
  headline: {
    label: 'Título',
    help: 'Una línea sobre el trabajo que busca, como “Mecánica de grúas, disponible desde marzo”.',
  },
  tooLong: 'Este título es demasiado largo. Por favor, acórtelo.',
  parts: {
    title: 'Lo que usted muestra',
    help: 'Una copia de su perfil tal como está ahora. Si después cambia su perfil, actualícelo también aquí.',
  },
  preview: {
    title: 'Lo que verán',
    now: 'Lo que ven ahora',
    text: 'Léalo antes de continuar. Alguien que haya trabajado con usted podría darse cuenta de quién es.',
    nothing: 'Active al menos una parte.',
  },
  join: 'Aparecer en las búsquedas',
  update: 'Mostrar esto',
  saving: 'Guardando…',
  leave: 'Dejar de mostrarme',
  leaving: 'Saliendo…',
  results: {
    joined: 'Listo. Usted ya aparece en las búsquedas de las organizaciones.',
    updated: 'Listo. Las organizaciones ven esto ahora.',
    left: 'Listo. Usted ya no aparece en las búsquedas, y lo que mostraba se eliminó.',
  },
  notSaved: 'No se confirmó nada',
  looked: 'Ver quién vio su información',
});
