import { Stack } from '@vetsync/ui/components/Stack';
import { ToggleGroup } from '@vetsync/ui/components/ToggleGroup';
import { useEffect, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import * as look from './look.ts';

interface Channel {
  on: (event: string, listener: () => void) => void;
  off: (event: string, listener: () => void) => void;
  emit: (event: string, payload: object) => void;
}

interface ScreenProps {
  storyId: string;
  view: unknown;
  send: (event: AnyEventObject) => void;
}

const widths = [
  { value: 'full', label: 'As wide as here' },
  { value: 'phone', label: '360 px' },
] as const;
type Width = (typeof widths)[number]['value'];

const channelIn = (frame: HTMLIFrameElement | null) =>
  frame?.contentWindow
    ? (Reflect.get(frame.contentWindow, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined)
    : undefined;

/**
 * The story's screen in a page of its own, given the machine's view in place of the story's. A dialog that it opens covers
 * that page alone, so the events beside it stay in reach.
 */
export function Screen({ storyId, view, send }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('full');
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) channelIn(frame.current)?.emit('updateStoryArgs', { storyId, updatedArgs: { view, send } });
  }, [isReady, storyId, view, send]);

  /** The page is there before its story is: wait until it says so. */
  const listen = () => {
    const channel = channelIn(frame.current);
    const rendered = () => {
      channel?.off('storyRendered', rendered);
      setReady(true);
    };
    if (frame.current?.contentDocument?.querySelector('#storybook-root > *')) setReady(true);
    else channel?.on('storyRendered', rendered);
  };
  const theme = document.documentElement.dataset.theme ?? 'light';
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    embed: 'true',
    globals: `theme:${theme}`,
  });
  return (
    <Stack space="xsmall">
      <ToggleGroup
        label="Width of the screen"
        options={widths}
        selected={[width]}
        onChange={([chosen]) => chosen && setWidth(chosen)}
      />
      <iframe
        ref={frame}
        style={width === 'phone' ? look.phone : look.frame}
        title="The screen, following the machine"
        src={`iframe.html?${query}`}
        onLoad={listen}
      />
    </Stack>
  );
}
