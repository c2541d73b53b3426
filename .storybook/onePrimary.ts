import { primary } from '../ui/components/Button/Button.css.ts';

const dialogs = '[role=dialog], [role=alertdialog]';

/** Primary buttons by the view they are in: a dialog, or the page. */
export function primaryButtons(page: Document): Map<Element | null, Element[]> {
  const views = new Map<Element | null, Element[]>();
  for (const button of page.querySelectorAll(`.${primary}`)) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const view = button.closest(dialogs);
    views.set(view, [...(views.get(view) ?? []), button]);
  }
  return views;
}

/** A view of a screen has at most one primary button (docs/design/hierarchy.md, "Actions"). */
export function expectOnePrimary(page: Document, title: string): void {
  if (!title.startsWith('Screens/')) return;
  for (const buttons of primaryButtons(page).values())
    if (buttons.length > 1) {
      const names = buttons.map((button) => button.textContent || button.getAttribute('aria-label'));
      throw new Error(`A view has more than one primary button: ${names.join(', ')}`);
    }
}
