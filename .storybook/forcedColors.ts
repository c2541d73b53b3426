interface Found {
  /** Selectors of elements that keep their own colors, including descendants. */
  preserved: string;
  /** Selectors of elements with their own background; the others stay transparent. */
  filled: string;
}

/** What a browser does to a page in forced colors mode. Without specificity, so that our own rules override it. */
const forcedSheet = ({ preserved, filled }: Found) => `
  :root { color: CanvasText !important; }
  :where(:not(:root, ${preserved})) {
    color: revert !important; border-color: revert !important;
    box-shadow: none !important; text-shadow: none !important;
  }
  :where(:root, ${filled}):where(:not(${preserved})) { background-color: Canvas !important; }
  :where(:not(${preserved}))::before, :where(:not(${preserved}))::after {
    color: revert !important; background-color: transparent !important; border-color: revert !important;
  }
  :where(a[href]):where(:not(${preserved})) { color: LinkText !important; }
  :where(button):where(:not(${preserved})) { color: ButtonText !important; background-color: ButtonFace !important; }
  :where(:disabled):where(:not(${preserved})) { color: GrayText !important; }
`;

const isForForced = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.media.mediaText.includes('forced-colors: active');

function* within(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* within(rule.cssRules);
  }
}

/** Functions that undo each rule that is applied although its media query doesn't match. */
const raised = new Map<CSSMediaRule, () => void>();

/**
 * Applies our rules for forced colors over the simulated browser styles. In a real browser they win by themselves.
 */
function raise(media: CSSMediaRule): void {
  const condition = media.media.mediaText;
  const styles = [...within(media.cssRules)]
    .filter((rule) => rule instanceof CSSStyleRule)
    .map(({ style }) => ({ style, text: style.cssText }));
  for (const { style, text } of styles)
    style.cssText = text.replaceAll(/(?<! !important);(?=\s|$)/g, ' !important;');
  media.media.mediaText = 'all';
  raised.set(media, () => {
    for (const { style, text } of styles) style.cssText = text;
    media.media.mediaText = condition;
  });
}

const selectorsWith = (name: string, isMeant: (value: string) => boolean) => (rule: CSSRule) =>
  rule instanceof CSSStyleRule && isMeant(rule.style.getPropertyValue(name)) ? [rule.selectorText] : [];

const isGround = (value: string) => !/^(|none|transparent|initial|inherit)$/.test(value);

function foundIn(rules: readonly CSSRule[]): Found {
  const preserved = rules.flatMap(selectorsWith('forced-color-adjust', (value) => value === 'none'));
  const filled = [
    ...rules.flatMap(selectorsWith('background', isGround)),
    ...rules.flatMap(selectorsWith('background-color', isGround)),
  ];
  return {
    preserved: `:is(${preserved.flatMap((each) => [each, `:is(${each}) *`]).join(', ')}, svg *)`,
    filled: `:is(${filled.join(', ')})`,
  };
}

/** Runs again even if it is on, because another story adds its own style sheets. */
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
