import CircleCheck from 'lucide-react/icons/circle-check';
import type { ApplicationDialogView } from '@vetsync/machines/applicationDialog';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnArrival } from '../focusOnArrival.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';
import { idStyle } from './ApplicationDialog.css.ts';

const words = applicationDialogWords.success;

/** The application is sent; gone again after two seconds, so nothing stands here alone. */
export function ApplicationSuccess({ view }: { view: ApplicationDialogView }) {
  return (
    <Stack space="medium" align="flex-start" tabIndex={-1} ref={useFocusOnArrival<HTMLElement>()}>
      <Text as="span" tone="positive">
        <Icon of={CircleCheck} size="large" />
      </Text>
      <Text size="lead">{words.sent(view.organization)}</Text>
      <Text as="div">
        {words.id} <span className={idStyle}>{view.applicationId}</span>
      </Text>
      <Text size="small" tone="muted">
        {words.later}
      </Text>
    </Stack>
  );
}
