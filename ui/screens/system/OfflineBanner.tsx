import type { ConnectionEvent, ConnectionView } from '@vetsync/machines/shell/connection';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { line, strip, textBox } from './OfflineBanner.css.ts';
import { useWords } from '../../language/useWords.ts';
import { offlineBannerActions, offlineBannerNotStored, offlineBannerWords } from './OfflineBanner.words.ts';
import type { ScreenProps } from './parts/screenProps.ts';

const signs = { offline: WifiOff, restored: Wifi, online: CloudUpload };

/**
 * One line above everything while the device is offline or submissions are unsent. Its live region is always
 * rendered, so that its text is announced.
 */
export function OfflineBanner({ view, send }: ScreenProps<ConnectionView, ConnectionEvent>) {
  const actions = useWords(offlineBannerActions);
  const notStored = useWords(offlineBannerNotStored);
  const words = useWords(offlineBannerWords);
  const { state, pending, stored, banner, canRetry } = view;
  const { title, text } = pending > 0 && !stored ? notStored : words[state];
  return (
    <div className={line}>
      <output>
        {banner && (
          <span className={strip({ state })}>
            <Icon of={signs[state]} />
            <span className={textBox}>
              <Text as="strong" size="small" weight="strong">
                {title}
              </Text>{' '}
              <Text as="span" size="small">
                {text(pending)}
              </Text>
            </span>
            {canRetry && (
              <PlainButton size="small" onPress={() => send({ type: 'outbox.retry' })}>
                {actions.retry}
              </PlainButton>
            )}
          </span>
        )}
      </output>
    </div>
  );
}
