import type { ConnectedAccountsView } from '@vetsync/machines/account/connectedAccounts';
import Link2 from 'lucide-react/icons/link-2';
import { Button } from '../../../components/Button/Button.tsx';
import { localeDate } from '../../dates.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import type { ConnectedAccountsProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { connectedAccountsWords } from '../ConnectedAccounts.words.ts';
import { Entry } from './Entry.tsx';

type Provider = ConnectedAccountsView['providers'][number];

/** One provider, with a button to connect or disconnect it. */
export function ProviderEntry({
  provider,
  identity,
  available,
  view,
  send,
}: Provider & ConnectedAccountsProps) {
  const words = useWords(connectedAccountsWords);
  const name = words.providers[provider];
  const isLinking = view.selected === provider && /linking|leaving/.test(view.state) && identity === null;
  const statusText = available ? words.notLinked : words.unavailable;
  return (
    <Entry
      icon={Link2}
      title={name}
      action={
        identity ? (
          <Button
            size="small"
            aria-label={words.unlinkOf(name)}
            isDisabled={view.busy}
            onPress={() => send({ type: 'identity.unlink', provider })}
          >
            {words.unlink}
          </Button>
        ) : (
          available && (
            <Button
              size="small"
              aria-label={isLinking ? words.linking : words.linkOf(name)}
              isPending={isLinking}
              onPress={() => send({ type: 'identity.link', provider })}
            >
              {isLinking ? words.linking : words.link}
            </Button>
          )
        )
      }
    >
      {identity === null && statusText}
      {identity && (
        <>
          {words.linked(identity.email)},{' '}
          <TimeText at={identity.linkedAt} reader={view.reader} size="small">
            {words.since(localeDate(identity.linkedAt, view.reader))}
          </TimeText>
        </>
      )}
    </Entry>
  );
}
