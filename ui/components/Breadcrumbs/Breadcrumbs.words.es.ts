import { translate } from '../../language/translate.ts';
import type * as english from './Breadcrumbs.words.ts';

export const breadcrumbsWords = translate<typeof english.breadcrumbsWords>({ name: 'Ruta de navegación' });
