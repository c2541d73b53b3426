import { assistantMachine, type AssistantParentEvent } from '@vetsync/machines/battleBuddy/assistant';
import {
  formatShownConversation,
  parseShownConversation,
  type ShownConversation,
} from '@vetsync/machines/battleBuddy/model';
import { parseQuery } from '@vetsync/machines/model/text';
import { shellHref } from '@vetsync/machines/shell/model';
import { useState } from 'react';
import { language } from '../../../language/language.ts';
import { locationChanges } from '../../../page/changes.ts';
import { currentLocation } from '../../../page/location.ts';
import { navigateTo } from '../../../page/navigateTo.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { listen, speak, speechDevices } from '../../../services/browser/speech.ts';
import { assistantServer } from '../../../services/http/assistant.ts';

export const assistantHref = (open: ShownConversation) =>
  shellHref({ role: 'user', tab: 'ai-battle-buddy', query: formatShownConversation(open) });

const path = assistantHref('latest');
const shownIn = ({ path: at, search }: ReturnType<typeof currentLocation>) =>
  at === path ? parseShownConversation(parseQuery(search)) : null;

/** The assistant, on its own page or on the dashboard, whose address says nothing of it. */
export function useAssistant() {
  const [machine] = useState(() =>
    assistantMachine.provide({
      actors: {
        listen,
        speak,
        locationChanges: locationChanges<AssistantParentEvent>((location) => {
          const open = shownIn(location);
          return open && { type: 'location.changed', open };
        }),
      },
    }),
  );
  return usePageActor(machine, {
    input: {
      server: assistantServer,
      open: shownIn(currentLocation()) ?? 'latest',
      language,
      timeZone: browserIntl().timeZone,
      href: assistantHref,
      devices: speechDevices(),
      newId: () => crypto.randomUUID(),
      now: Date.now,
    },
    on: {
      'route.changed'({ open }) {
        if (shownIn(currentLocation())) navigateTo(assistantHref(open), { replace: true });
      },
    },
  });
}
