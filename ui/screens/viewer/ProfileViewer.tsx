import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { BuddyDialog } from './BuddyDialog.tsx';
import { FitCard } from './FitCard.tsx';
import { columns, onScreen } from './ProfileViewer.css.ts';
import { useWords } from '../../language/useWords.ts';
import './Viewer.phrases.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';
import { SupportDialog } from './SupportDialog.tsx';
import { ViewerBuddies } from './ViewerBuddies.tsx';
import { ViewerEducation } from './ViewerEducation.tsx';
import { ViewerHeader } from './ViewerHeader.tsx';
import { ViewerHistory } from './ViewerHistory.tsx';
import { ViewerProgress } from './ViewerProgress.tsx';
import { ViewerService } from './ViewerService.tsx';
import { ViewerSupport } from './ViewerSupport.tsx';
import type { ProfileViewerProps } from './Viewer.types.ts';

export type { ProfileViewerProps } from './Viewer.types.ts';

/**
 * One veteran as others see them (feature spec, section 2, "Veteran profile viewer"). The page shows a `ContactDialog`
 * over it, which it loads only when somebody opens it.
 */
export function ProfileViewer({ view, send }: ProfileViewerProps) {
  const words = useWords(profileViewerWords);
  return (
    <Stack space="large">
      <div className={onScreen}>
        <Inline justify="space-between">
          <Button variant="quiet" icon={ArrowLeft} onPress={() => send({ type: 'platform.back' })}>
            {words.back}
          </Button>
          <Button icon={Printer} onPress={() => send({ type: 'page.print' })}>
            {words.print}
          </Button>
        </Inline>
      </div>
      <ViewerHeader view={view} />
      <div className={columns}>
        <Stack space="large">
          <ViewerService veteran={view.veteran} />
          <ViewerHistory view={view} send={send} />
        </Stack>
        <Stack space="large">
          <ViewerEducation veteran={view.veteran} />
          <ViewerBuddies view={view} />
          <ViewerSupport view={view} send={send} />
          <ViewerProgress view={view} />
        </Stack>
      </div>
      <FitCard view={view} send={send} />
      <BuddyDialog view={view} send={send} />
      <SupportDialog view={view} send={send} />
    </Stack>
  );
}
