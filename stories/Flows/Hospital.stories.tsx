import type { Meta, StoryObj } from '@storybook/react-vite';
import { hospitalView } from '@vetsync/machines/hospital';
import { hospitalTab } from '@vetsync/machines/hospitalTab';
import { hospitalPortal } from '@vetsync/samples/hospital';
import { Hospital } from '@vetsync/ui/screens/hospital/Hospital';
import { useSelector } from '@xstate/react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AnyActorRef } from 'xstate';
import { portalTab } from './openPortal.ts';
import { Portal } from './Portal.tsx';
import { useChildren, useTable } from './useChildren.ts';
import { todo } from '../Screens/portal/todaysWork.tsx';
import { opened } from '../support/plays/opened.ts';

const meta = { title: 'Flows/Hospital', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All pages of the hospital's portal are one tab's. */
const everyPage = portalTab(hospitalTab, hospitalPortal);

function Page({ actor }: { actor: AnyActorRef }) {
  const { page, table } = useChildren(actor, hospitalTab);
  const view = useSelector(page, (shown) => shown && hospitalView(shown));
  const shownTable = useTable(table);
  return page && view && <Hospital view={view} table={shownTable} work={todo('hospital')} send={page.send} />;
}

/** A coordinator starts with the day's work, and goes from an appointment to the departments and providers. */
export const FromTheDayToAProvider: Story = {
  render: () => (
    <Portal of="hospital" tabFor={() => everyPage}>
      {({ actor }) => <Page actor={actor} />}
    </Portal>
  ),
  play: async ({ canvas, step }) => {
    const goTo = async (tab: RegExp, heading: string) => {
      const portal = within(canvas.getByRole('navigation', { name: 'Portal' }));
      await userEvent.click(portal.getByRole('link', { name: tab }));
      await canvas.findByRole('heading', { level: 1, name: heading });
    };
    await step('The dashboard leads to the appointments', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'Hospital Management Portal' });
      await userEvent.click(canvas.getByRole('link', { name: 'All appointments' }));
      await canvas.findByRole('heading', { level: 1, name: 'Appointments' });
    });
    await step('A veteran has asked for one, which the provider has not confirmed', async () => {
      const asked = (await canvas.findByText(/, Specialist Consultation$/)).closest('li') as HTMLElement;
      await userEvent.click(within(asked).getByRole('link'));
      const dialog = within(await opened('Specialist Consultation'));
      await expect(dialog.getByText('Requested')).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Open the patient’s record' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/demo\/platform\/patients\?case=V\d+&role=hospital$/),
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('The department with the longest wait, and its patients', async () => {
      await goTo(/^Departments/, 'Departments');
      await userEvent.click(canvas.getByRole('radio', { name: 'Longest wait first' }));
      const first = () => within(canvas.getAllByRole('article')[0] as HTMLElement);
      await waitFor(() => expect(first().getByText('Over the goal')).toBeVisible());
      await expect(first().getByRole('link', { name: /^See patients of/ })).toHaveAttribute(
        'href',
        '/demo/platform/patients?listing=cardiology&role=hospital',
      );
    });
    await step('Who could see them sooner', async () => {
      await goTo(/^Provider Network/, 'Provider Network');
      await expect(await canvas.findByText('14 providers')).toBeVisible();
    });
  },
};
