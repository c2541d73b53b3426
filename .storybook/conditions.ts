import { textSizeNames } from '@vetsync/ui/theme';

/** Under which a page is looked at: the toolbar's choices, each with what it does to the page. */
export const conditionTypes = {
  theme: {
    description: 'Colour theme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size, as a person chooses it',
    toolbar: {
      icon: 'zoom',
      items: textSizeNames.map((value) => ({ value, title: `Text: ${value}` })),
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion, as a person chooses it',
    toolbar: {
      icon: 'timer',
      items: [
        { value: 'device', title: "Motion: the device's choice" },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
      dynamicTitle: true,
    },
  },
  colors: {
    description: 'Forced colours. An approximation: the real ones come from the operating system',
    toolbar: {
      icon: 'paintbrush',
      items: [
        { value: 'own', title: 'Colours: ours' },
        { value: 'forced', title: 'Colours: forced' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialConditions = { theme: 'light', textSize: 'standard', motion: 'device', colors: 'own' };

/** What a browser does to every page under forced colours. */
const forcedSheet = `
  *, *::before, *::after {
    color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important;
  }
  a[href] { color: LinkText !important; }
  button, button * { color: ButtonText !important; background-color: ButtonFace !important; }
  :disabled, :disabled * { color: GrayText !important; }
`;

/** Our own rules for forced colours, by the condition that they stand under while it is not met. */
const own = new Map<CSSMediaRule, string>();

function mediaRules(): CSSMediaRule[] {
  const found: CSSMediaRule[] = [];
  const look = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors: active'))
        found.push(rule);
      else if (rule instanceof CSSGroupingRule) look(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules);
  return found;
}

function forceColors(isForced: boolean): void {
  document.getElementById('forced-colors')?.remove();
  for (const [rule, condition] of own) rule.media.mediaText = condition;
  own.clear();
  if (!isForced) return;
  const sheet = document.createElement('style');
  sheet.id = 'forced-colors';
  sheet.textContent = forcedSheet;
  document.head.prepend(sheet);
  for (const rule of mediaRules()) {
    own.set(rule, rule.media.mediaText);
    rule.media.mediaText = 'all';
  }
}

/** Brings the page under the chosen conditions. */
export function setConditions({ theme, textSize, motion, colors }: Record<string, unknown>): void {
  const { dataset } = document.documentElement;
  dataset.theme = String(theme);
  if (textSize === 'standard' || textSize === undefined) delete dataset.textSize;
  else dataset.textSize = String(textSize);
  if (motion === 'reduced') dataset.motion = 'reduced';
  else delete dataset.motion;
  if ((colors === 'forced') !== (document.getElementById('forced-colors') !== null))
    forceColors(colors === 'forced');
}
