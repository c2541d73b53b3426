import { translate } from '../../language/translate.ts';
import type * as english from './Candidacy.words.ts';

export const candidacyWords = translate<typeof english.candidacyWords>({
  title: 'Que le encuentren',
  text: 'Las organizaciones que hemos aprobado pueden buscar personas. Le encuentran solo si usted quiere, y ven solo lo que usted elige aquí. Su nombre y su dirección nunca se muestran.',
  state: { found: 'Le pueden encontrar', notFound: 'Nadie le puede encontrar' },
  steps:
    'Si una de ellas quiere hablar con usted, le llega una petición a sus mensajes. Conocen su nombre cuando usted la acepta. Si la rechaza, no se enteran.',
  loading: 'Cargando lo que usted muestra…',
  failed: { title: 'No se pudo cargar esta página', retry: 'Intentar de nuevo' },
  empty: {
    title: 'Su perfil todavía no tiene nada que mostrar',
    text: 'Agregue primero sus habilidades o su servicio. Luego elige aquí lo que otros pueden ver.',
    action: 'Completar su perfil',
  },
  headline: {
    label: 'Título',
    help: 'Una línea sobre el trabajo que busca, como «Mecánica de grúas, libre desde marzo».',
  },
  tooLong: 'Este título es demasiado largo. Por favor, acórtelo.',
  parts: {
    title: 'Lo que usted muestra',
    help: 'Una copia de su perfil tal como está ahora. Si después cambia su perfil, actualícelo también aquí.',
  },
  preview: {
    title: 'Lo que verán',
    now: 'Lo que ven ahora',
    text: 'Por favor, léalo una vez. Quien le conoce podría saber que es usted.',
    nothing: 'Active al menos una parte.',
  },
  join: 'Permitir que me encuentren',
  update: 'Mostrar esto',
  saving: 'Guardando…',
  leave: 'Dejar de mostrarme',
  leaving: 'Saliendo…',
  results: {
    joined: 'Listo. Las organizaciones ya le pueden encontrar.',
    updated: 'Listo. Las organizaciones ven esto ahora.',
    left: 'Listo. Ya nadie le puede encontrar, y lo que usted mostraba se eliminó.',
  },
  notSaved: 'No se confirmó nada',
  looked: 'Ver quién miró',
});
