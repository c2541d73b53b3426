/**
 * The part of Storybook's embedded preview that the surrounding page calls directly, because messages would also
 * come back here.
 */
export interface EmbeddedPreview {
  onUpdateArgs: (update: { storyId: string; updatedArgs: object }) => Promise<void>;
  onUpdateGlobals: (update: { globals: object }) => Promise<void>;
}

interface Channel {
  on: (event: string, listener: () => void) => void;
  off: (event: string, listener: () => void) => void;
}

export const previewIn = ({ contentWindow }: HTMLIFrameElement) =>
  (contentWindow && Reflect.get(contentWindow, '__STORYBOOK_PREVIEW__')) as EmbeddedPreview | undefined;

/** Calls back when the iframe's story has rendered, which is later than its load event. */
export function onceRendered(frame: HTMLIFrameElement, then: (preview: EmbeddedPreview) => void): void {
  const isDrawn = () => frame.contentDocument?.querySelector('#storybook-root > *') !== null;
  const preview = previewIn(frame);
  if (preview && isDrawn()) {
    then(preview);
    return;
  }
  const channel = frame.contentWindow
    ? (Reflect.get(frame.contentWindow, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined)
    : undefined;
  const rendered = () => {
    channel?.off('storyRendered', rendered);
    const drawn = previewIn(frame);
    if (drawn) then(drawn);
  };
  channel?.on('storyRendered', rendered);
}
