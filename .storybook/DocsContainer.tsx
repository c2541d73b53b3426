import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { onceRendered } from '../stories/support/embedded.ts';
import { initialConditions, setConditions, type Conditions } from './conditions.ts';
import { docsLooks } from './look.ts';

/**
 * Globals of the toolbar, updated while the page is open. Embedded preview frames emit `GLOBALS_UPDATED` too, about
 * themselves.
 */
function useConditions({ componentStories, getStoryContext }: DocsContainerProps['context']): Conditions {
  const [conditions, setThem] = useState<Conditions>(() => {
    const [story] = componentStories();
    return { ...initialConditions, ...(story && getStoryContext(story).userGlobals) };
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = ({ globals }: { globals: Conditions }) => setThem((last) => ({ ...last, ...globals }));
    channel.on(UPDATE_GLOBALS, listen);
    return () => channel.off(UPDATE_GLOBALS, listen);
  }, []);
  return conditions;
}

/** A documentation page in the selected theme. Its stories, including those in iframes, follow the toolbar. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const conditions = useConditions(props.context);
  useEffect(() => {
    setConditions(conditions);
    const notify = (frame: HTMLIFrameElement) =>
      onceRendered(frame, (preview) => void preview.onUpdateGlobals({ globals: conditions }));
    for (const frame of document.querySelectorAll('iframe')) notify(frame);
    const loaded = ({ target }: Event) => target instanceof HTMLIFrameElement && notify(target);
    // Load events don't bubble.
    document.addEventListener('load', loaded, true);
    return () => document.removeEventListener('load', loaded, true);
  }, [conditions]);
  return <StorybookContainer {...props} theme={docsLooks[conditions.theme === 'dark' ? 'dark' : 'light']} />;
}
