/** Messages between the tabs of this browser that use the same name. `receive` gets those of the others. */
export function openTabs(name: string, receive: (message: unknown) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => receive(data));
  return {
    post: (message: unknown) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
