import { expect, screen, waitFor } from 'storybook/test';

/** Waits for the dialog or sheet to open and fade in. */
export async function opened(
  name?: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
