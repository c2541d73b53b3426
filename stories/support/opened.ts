import { expect, screen, waitFor } from 'storybook/test';

/** The dialog or sheet that opens, once it has faded in. */
export async function opened(name?: string, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
