import { expect, screen, waitFor, within } from 'storybook/test';

/** The open dialog, once it has faded in. */
export async function openDialog(name?: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
