/** Resolves once the page tells another tab, which asks, that it holds work that is not saved. */
export function toldElsewhere(): Promise<void> {
  const channel = new BroadcastChannel('backOffice.unsaved');
  return new Promise((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
      if (data.kind !== 'unsaved') return;
      channel.close();
      resolve();
    });
    channel.postMessage({ kind: 'asked', from: 'another tab' });
  });
}
