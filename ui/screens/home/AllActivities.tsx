import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ActivityList } from './ActivityList.tsx';
import type { VeteranHomeProps } from './Home.types.ts';
import { useWords } from '../../language/useWords.ts';
import { allActivitiesWords } from './AllActivities.words.ts';

/** All activities in a dialog (`?open=activities`). */
export function AllActivities({ view, send }: Pick<VeteranHomeProps, 'view' | 'send'>) {
  const words = useWords(allActivitiesWords);
  const close = () => send({ type: 'activities.close' });
  return (
    <Dialog
      title={words.title}
      description={words.count(view.all.length)}
      onClose={close}
      footer={<Button onPress={close}>{words.close}</Button>}
    >
      <ActivityList isWhole activities={view.all} intl={view.intl} />
    </Dialog>
  );
}
