/** Sends messages between this browser's tabs with the same name. `receive` gets those of other tabs. */
export function openTabs(name: string, receive: (message: unknown) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => receive(data));
  return {
    post: (message: unknown) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
