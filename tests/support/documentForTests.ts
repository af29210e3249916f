// Setup that runs once for each worker, whose files share the modules and the document.
import { act, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { MESSAGE_DURATION } from '@/ui/messages/useMessageTimer';
import { copyWithFiles } from './copyFiles';
import { EverythingInSight } from './EverythingInSight';
import { styleThatHides } from './styleThatHides';

// React would record the time of each component for a profiler. Node keeps all of these records, so each test would be slower than the one before.
Object.assign(console, { timeStamp: undefined });

// React also takes a stack for each element, up to ten thousand a second, which nobody reads and which costs a tenth of the tests' time.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // The setter is ignored, because React resets the count each second.
  },
});

globalThis.IntersectionObserver = EverythingInSight;
globalThis.getComputedStyle = styleThatHides;
globalThis.structuredClone = copyWithFiles;
// This document has no layer above the page.
HTMLElement.prototype.showPopover = () => undefined;

// A message disappears after some seconds, on a busy machine before a test has read it. Here it stays until it is closed; the tests of messages use their own clock.
const begin = globalThis.setTimeout;
const durations = new Set<unknown>(Object.values(MESSAGE_DURATION));
globalThis.setTimeout = Object.assign((...given: Parameters<typeof begin>) => (durations.has(given[1]) ? begin(() => undefined) : begin(...given)), begin);

// This document loads no frames, and prints a stack each time. The app then works without one (`parseHtml`).
const write = process.stderr.write.bind(process.stderr);
process.stderr.write = (text: string | Uint8Array) => String(text).includes('Iframe page loading is disabled') || write(text);

const { asyncWrapper } = getConfig();
/** Each of these can be awaited, although its type does not say so. */
const begun: unknown[] = [];
let isInEvent = false;

configure({
  // Only a failing test waits that long. On a busy machine, rendering may take far longer than usual.
  asyncUtilTimeout: 60_000,
  // When the `act` around an event is not awaited, React forgets what waits for a module, so a page whose code loads slowly would never be rendered.
  eventWrapper(dispatch) {
    // An event inside another one belongs to it: the end of an `act` of its own would end the outer one too, and what that one renders would be warned of.
    if (isInEvent) return dispatch();
    let result: unknown;
    isInEvent = true;
    try {
      begun.push(act(() => void (result = dispatch())));
    } finally {
      isInEvent = false;
    }
    return result;
  },
  async asyncWrapper(wait) {
    await endOfEvents();
    const result = await asyncWrapper(wait);
    await endOfEvents();
    return result;
  },
});

/** Waits until what the events of a test have begun to render has been rendered. */
export async function endOfEvents(): Promise<void> {
  for (const event of begun.splice(0)) await event;
}
