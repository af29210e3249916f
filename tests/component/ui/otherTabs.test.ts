// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isUnsavedElsewhere, useUnsavedAnswer } from '@/ui/otherTabs';

const others: BroadcastChannel[] = [];
afterEach(() => {
  vi.useRealTimers();
  others.splice(0).forEach((one) => one.close());
});

/** Another tab, and what it is told. */
function otherTab(answers: boolean) {
  const told: string[] = [];
  const channel = new BroadcastChannel('backOffice.unsaved');
  channel.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
    told.push(data.kind);
    if (answers) channel.postMessage({ kind: 'unsaved', from: 'another tab' });
  });
  others.push(channel);
  return told;
}

it('work that is not saved in another tab is known here', async () => {
  // However long the other tab takes on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told = otherTab(true);
  expect([await isUnsavedElsewhere(), told]).toEqual([true, ['asked']]);
});

it('nothing is unsaved elsewhere where no tab answers, and this page does not answer itself', async () => {
  otherTab(false);
  renderHook(() => useUnsavedAnswer(isUnsaved));
  expect(await isUnsavedElsewhere()).toBe(false);
});

const isUnsaved = () => true;
