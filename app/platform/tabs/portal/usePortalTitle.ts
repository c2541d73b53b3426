import { usePhrases } from '@vetsync/ui/language';
import { useShell } from '../../usePlatform.ts';

/** The name of the open tab, as the navigation has it. */
export const usePortalTitle = (): string => usePhrases()(useShell().content.title);
