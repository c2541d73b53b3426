import type { Meta, StoryObj } from '@storybook/react-vite';
import { nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { nonprofitQueueTab } from '@vetsync/machines/nonprofitQueueTab';
import { nonprofitPortal } from '@vetsync/samples/nonprofit';
import { sampleCorrespondence } from '@vetsync/samples/messages';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { useSelector } from '@xstate/react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { AnyActorRef } from 'xstate';
import { portalTab } from './openPortal.ts';
import { Portal } from './Portal.tsx';
import { useChildren } from './useChildren.ts';
import { quietDay } from '../Screens/portal/todaysWork.tsx';

const meta = { title: 'Flows/Nonprofit', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const dashboard = portalTab(nonprofitQueueTab, { ...nonprofitPortal, correspondence: sampleCorrespondence });

function Dashboard({ actor }: { actor: AnyActorRef }) {
  const { queue } = useChildren(actor, nonprofitQueueTab);
  const view = useSelector(queue, (shown) => shown && nonprofitQueueView(shown));
  return queue && view && <NonprofitQueue view={view} work={quietDay} send={queue.send} />;
}

/** Staff approves an application. */
export const ApprovingInTheQueue: Story = {
  render: () => (
    <Portal of="nonprofit" tabFor={() => dashboard}>
      {({ actor }) => <Dashboard actor={actor} />}
    </Portal>
  ),
  play: async ({ canvas, step }) => {
    const card = (name: string) => canvas.findByRole('article', { name });
    await step('The queue is narrowed to a priority, and widened again', async () => {
      await card('Loretta Vandermeer');
      await userEvent.click(canvas.getByRole('radio', { name: /^High/ }));
      await waitFor(() =>
        expect(canvas.queryByRole('article', { name: 'Loretta Vandermeer' })).not.toBeInTheDocument(),
      );
      await userEvent.click(canvas.getByRole('radio', { name: /^All/ }));
      await card('Loretta Vandermeer');
    });
    await step('One application is approved at once, and its veteran is a participant', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Quick Approve: Loretta Vandermeer' }));
      await canvas.findByRole('heading', { name: 'Loretta Vandermeer is in Housing Assistance now' });
      await expect(canvas.getByRole('link', { name: 'See participant' })).toHaveAttribute(
        'href',
        '/demo/platform/participants?case=program-1&role=nonprofit',
      );
    });
  },
};
