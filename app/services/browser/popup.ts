import type { PopupCommand, PopupEvent } from '@vetsync/machines/account/veteranVerification';
import type { AnyEventObject } from 'xstate';

/** Opens a window of the given size in CSS pixels, centered over this one; null if the browser blocks it. */
function openWindow({ width, height }: Extract<PopupCommand, { type: 'popup.open' }>): Window | null {
  const left = Math.round(window.screenX + Math.max(0, window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + Math.max(0, window.outerHeight - height) / 2);
  return window.open('', '', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

interface Wires {
  report: (report: PopupEvent) => void;
  receive: (listen: (order: PopupCommand) => void) => void;
}

/**
 * Controls a popup window and reports its messages and its closing. Messages from other windows are ignored. The receiver
 * must validate the messages.
 *
 * @returns Closes the window and stops listening.
 */
export function popup({ report, receive }: Wires): () => void {
  let opened: Window | null = null;
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (opened !== null && source === opened) report({ type: 'popup.message', origin, data });
  };
  const orders: { [Type in PopupCommand['type']]: (order: Extract<PopupCommand, { type: Type }>) => void } = {
    'popup.open': (order) => {
      opened = openWindow(order);
      if (!opened || opened.closed) report({ type: 'popup.blocked' });
    },
    'popup.go': ({ href }) => opened?.location.replace(href),
    'popup.check': () => {
      if (!opened || opened.closed) report({ type: 'popup.closed' });
    },
    'popup.show': () => opened?.focus(),
    'popup.close': () => opened?.close(),
  };
  receive((order) => (orders[order.type] as (order: AnyEventObject) => void)(order));
  addEventListener('message', onMessage);
  return () => {
    removeEventListener('message', onMessage);
    opened?.close();
  };
}
