/** Messages between the tabs of this browser that use the same name. `hear` gets those of the others. */
export function openTabs(name: string, hear: (message: unknown) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => hear(data));
  return {
    tell: (message: unknown) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
