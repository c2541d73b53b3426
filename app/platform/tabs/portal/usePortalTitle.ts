import { usePhrases } from '@vetsync/ui/language';
import { usePlatform } from '../../usePlatform.ts';

/** The name of the open tab. */
export const usePortalTitle = () => usePhrases()(usePlatform().view().shell.content.title);
