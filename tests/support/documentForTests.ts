// What is done once for a worker, whose files share its modules and its document.
import { act, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { MESSAGE_DURATION } from '@/ui/messages/useMessageTimer';
import { copyWithFiles } from './copyFiles';
import { EverythingInSight } from './EverythingInSight';
import { styleThatHides } from './styleThatHides';

// React would measure each component for a profiler that nobody opens; Node keeps every measure, and each test would be slower than the one before.
Object.assign(console, { timeStamp: undefined });

// Nor does anybody read the stack that it takes of each element, up to ten thousand a second: a tenth of the time of these tests.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React counts from zero again each second.
  },
});

globalThis.IntersectionObserver = EverythingInSight;
globalThis.getComputedStyle = styleThatHides;
globalThis.structuredClone = copyWithFiles;

// A message goes by itself after some seconds, on a busy machine before it was read: here it stays until it is closed. Tests of messages bring a clock of their own.
const begin = globalThis.setTimeout;
const durations = new Set<unknown>(Object.values(MESSAGE_DURATION));
globalThis.setTimeout = Object.assign((...given: Parameters<typeof begin>) => (durations.has(given[1]) ? begin(() => undefined) : begin(...given)), begin);

// This document opens no frame, and writes so with a stack each time; the app then does without (`parseHtml`).
const write = process.stderr.write.bind(process.stderr);
process.stderr.write = (text: string | Uint8Array) => String(text).includes('Iframe page loading is disabled') || write(text);

const { asyncWrapper } = getConfig();
/** Each can be awaited, which their type does not say. */
const begun: unknown[] = [];

configure({
  // Only a test that fails waits as long: a busy machine takes its time to render what another renders at once.
  asyncUtilTimeout: 60_000,
  // React forgets what waits for a module when the `act` around an event is not awaited: a page whose code is slow to come would never be rendered.
  eventWrapper(dispatch) {
    let result: unknown;
    begun.push(act(() => void (result = dispatch())));
    return result;
  },
  async asyncWrapper(wait) {
    await endOfEvents();
    const result = await asyncWrapper(wait);
    await endOfEvents();
    return result;
  },
});

async function endOfEvents(): Promise<void> {
  for (const event of begun.splice(0)) await event;
}
