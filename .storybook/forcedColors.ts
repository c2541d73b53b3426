interface Found {
  /** Selectors of what keeps its own colors, with all that lies in it. */
  kept: string;
  /** Selectors of what has a ground of its own; the rest stays as clear as it is. */
  filled: string;
}

/** What a browser does to every page under forced colors. Weightless, so that our own rules for them stand above it. */
const forcedSheet = ({ kept, filled }: Found) => `
  :root { color: CanvasText !important; }
  :where(:not(:root, ${kept})) {
    color: revert !important; border-color: revert !important;
    box-shadow: none !important; text-shadow: none !important;
  }
  :where(:root, ${filled}):where(:not(${kept})) { background-color: Canvas !important; }
  :where(:not(${kept}))::before, :where(:not(${kept}))::after {
    color: revert !important; background-color: transparent !important; border-color: revert !important;
  }
  :where(a[href]):where(:not(${kept})) { color: LinkText !important; }
  :where(button):where(:not(${kept})) { color: ButtonText !important; background-color: ButtonFace !important; }
  :where(:disabled):where(:not(${kept})) { color: GrayText !important; }
`;

const isForForced = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.media.mediaText.includes('forced-colors: active');

function* within(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* within(rule.cssRules);
  }
}

/** What undoes each rule of ours that stands now though its condition is not met. */
const raised = new Map<CSSMediaRule, () => void>();

/** Lets what we say for forced colors stand, above what the browser does: there it gives way to us by itself. */
function raise(media: CSSMediaRule): void {
  const condition = media.media.mediaText;
  const said = [...within(media.cssRules)]
    .filter((rule) => rule instanceof CSSStyleRule)
    .map(({ style }) => ({ style, text: style.cssText }));
  for (const { style, text } of said) style.cssText = text.replaceAll(/;(?=\s|$)/g, ' !important;');
  media.media.mediaText = 'all';
  raised.set(media, () => {
    for (const { style, text } of said) style.cssText = text;
    media.media.mediaText = condition;
  });
}

const says = (name: string, isMeant: (value: string) => boolean) => (rule: CSSRule) =>
  rule instanceof CSSStyleRule && isMeant(rule.style.getPropertyValue(name)) ? [rule.selectorText] : [];

const isGround = (value: string) => !/^(|none|transparent|initial|inherit)$/.test(value);

function foundIn(rules: readonly CSSRule[]): Found {
  const kept = rules.flatMap(says('forced-color-adjust', (value) => value === 'none'));
  const filled = [
    ...rules.flatMap(says('background', isGround)),
    ...rules.flatMap(says('background-color', isGround)),
  ];
  return {
    kept: `:is(${kept.flatMap((each) => [each, `:is(${each}) *`]).join(', ')}, svg *)`,
    filled: `:is(${filled.join(', ')})`,
  };
}

/** Also when it is on: another story brings sheets of its own. */
export function forceColors(isForced: boolean): void {
  const id = 'forced-colors';
  if (!isForced) {
    document.getElementById(id)?.remove();
    for (const undo of raised.values()) undo();
    raised.clear();
    return;
  }
  const sheet = document.getElementById(id) ?? document.createElement('style');
  sheet.id = id;
  const rules = [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode !== sheet)
    .flatMap((each) => [...within(each.cssRules)]);
  for (const rule of rules) if (isForForced(rule)) raise(rule);
  const text = forcedSheet(foundIn(rules));
  if (sheet.textContent !== text) sheet.textContent = text;
  document.head.prepend(sheet);
}
