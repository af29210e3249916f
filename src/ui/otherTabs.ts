import { randomKey } from '@/config/randomKey';
import { useEffect } from 'react';

/** The broadcast channel on which the tabs of this browser tell one another about work that is not saved. */
const CHANNEL = 'backOffice.unsaved';

/** The id of this tab, which tells its own messages apart: two channels of the same page hear each other. */
const TAB = randomKey();

/** How long another tab may take to answer, in milliseconds. A tab answers at once unless the browser has put it to sleep, and then its draft stays. */
const PATIENCE = 200;

interface TabMessage {
  kind: 'asked' | 'unsaved';
  from: string;
}

/** While the page is open, answers other tabs that ask whether this one holds work that is not saved. */
export function useUnsavedAnswer(isUnsaved: () => boolean): void {
  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === 'asked' && data.from !== TAB && isUnsaved()) channel.postMessage({ kind: 'unsaved', from: TAB } satisfies TabMessage);
    });
    return () => channel.close();
  }, [isUnsaved]);
}

/** Whether another tab holds work that is not saved. */
export function isUnsavedElsewhere(): Promise<boolean> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve(false);
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    function end(answer: boolean) {
      clearTimeout(timer);
      channel.close();
      resolve(answer);
    }
    const timer = setTimeout(() => end(false), PATIENCE);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === 'unsaved' && data.from !== TAB) end(true);
    });
    channel.postMessage({ kind: 'asked', from: TAB } satisfies TabMessage);
  });
}
