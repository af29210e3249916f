// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from '@/ui/afterPress';
import { holdPresses } from '@/ui/heldPress';
import { isUnsavedElsewhere, useUnsavedAnswer } from '@/ui/otherTabs';

const send = (type: string, more: PointerEventInit = {}, target: EventTarget = document.body) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, isPrimary: true, pointerType: 'mouse', pointerId: 7, clientX: 10, clientY: 10, ...more }));

describe('work that may move the page', () => {
  it('is done at once where nothing is pressed', () => {
    const work = vi.fn();
    afterPress(work);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'mousedown'])('waits after %s, is done before the click of a mouse, and only once', (pressed) => {
    const done: string[] = [];
    send(pressed);
    afterPress(() => done.push('one'));
    afterPress(() => done.push('other'));
    expect(done).toEqual([]);
    send('mouseup');
    expect(done).toEqual(['one', 'other']);
    send('mouseup');
    afterPress(() => done.push('later'));
    expect(done).toEqual(['one', 'other', 'later']);
  });

  it.each(['pointerup', 'pointercancel', 'dragend'])('is done a moment after %s, with which a finger, a drag or a pen may end', async (released) => {
    const work = vi.fn();
    send('pointerdown');
    afterPress(work);
    send(released);
    expect(work).not.toHaveBeenCalled();
    await waitFor(() => expect(work).toHaveBeenCalledOnce());
    const next = vi.fn();
    afterPress(next);
    expect(next).toHaveBeenCalledOnce();
  });
});

describe('a press of the mouse', () => {
  const [take, leave] = [vi.fn(), vi.fn()];
  let end = () => undefined as void;
  beforeEach(() => {
    [take, leave].forEach((one) => one.mockClear());
    end = holdPresses();
  });
  afterEach(() => {
    end();
    document.body.innerHTML = '';
  });

  function place(html: string): Element {
    document.body.innerHTML = html;
    for (const element of document.body.querySelectorAll('*')) Object.assign(element, { setPointerCapture: (id: number) => take(element.tagName, id), releasePointerCapture: (id: number) => leave(element.tagName, id) });
    return document.body.querySelector('[data-here]')!;
  }

  it.each(['<button><i data-here></i></button>', '<a href="/users" data-here></a>', '<label data-here></label>', '<summary data-here></summary>', '<input type="checkbox" data-here>', '<li role="option" data-here></li>', '<div role="tab" data-here></div>', '<li role="menuitem" data-here></li>'])('stays with what was pressed: %s', (html) => {
    send('pointerdown', {}, place(html));
    expect(take.mock.calls).toEqual([[expect.any(String), 7]]);
  });

  it.each([
    ['of another button', '<button data-here></button>', { button: 2 }],
    ['of a second pointer', '<button data-here></button>', { isPrimary: false }],
    ['of a finger', '<button data-here></button>', { pointerType: 'touch' }],
    ['on a text', '<p data-here></p>', {}],
    ['on a link that leads nowhere', '<a data-here></a>', {}],
    ['in a box for text', '<input type="text" data-here>', {}],
  ])('is left to the browser when it is %s', (_how, html, more) => {
    send('pointerdown', more, place(html));
    expect(take).not.toHaveBeenCalled();
  });

  it.each([
    [{ clientX: 14 }, 0],
    [{ clientX: 13, clientY: 13 }, 1],
    [{ clientY: 5 }, 1],
    [{ clientX: 90, pointerId: 8 }, 0],
  ])('moved to %j is cancelled %i times', (to, times) => {
    send('pointerdown', {}, place('<button data-here></button>'));
    send('pointermove', to);
    expect(leave.mock.calls).toEqual(times === 0 ? [] : [['BUTTON', 7]]);
  });

  it('that is over cannot be cancelled any more, and none is held after the end', () => {
    const button = place('<button data-here></button>');
    send('pointerdown', {}, button);
    send('lostpointercapture', {}, button);
    send('pointermove', { clientX: 90 });
    expect(leave).not.toHaveBeenCalled();
    end();
    send('pointerdown', {}, button);
    expect(take).toHaveBeenCalledOnce();
  });
});

describe('work that is not saved', () => {
  const heard: { kind: string; from: string }[] = [];
  let other: BroadcastChannel;
  beforeEach(() => {
    heard.length = 0;
    other = new BroadcastChannel('backOffice.unsaved');
    other.addEventListener('message', ({ data }: MessageEvent<{ kind: string; from: string }>) => heard.push(data));
  });
  afterEach(() => other.close());

  it('is known of another tab that answers, and of no tab that does not', async () => {
    await expect(isUnsavedElsewhere()).resolves.toBe(false);
    other.addEventListener('message', () => other.postMessage({ kind: 'unsaved', from: 'another' }));
    // However busy the machine is, the answer comes before the patience is over.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await expect(isUnsavedElsewhere()).resolves.toBe(true);
    vi.useRealTimers();
  });

  it('is not that of the tab that asks, nor a question of another one', async () => {
    renderHook(() => useUnsavedAnswer(() => true));
    other.addEventListener('message', () => other.postMessage({ kind: 'asked', from: 'another' }));
    await expect(isUnsavedElsewhere()).resolves.toBe(false);
  });

  it.each([true, false])('is told to another tab that asks, if there is any: %s', async (isUnsaved) => {
    const { unmount } = renderHook(() => useUnsavedAnswer(() => isUnsaved));
    const both = new BroadcastChannel('backOffice.unsaved');
    const answers = () => heard.filter(({ kind, from }) => kind === 'unsaved' && from !== 'another').length;
    // What another tab answers to a third one is no question.
    both.postMessage({ kind: 'unsaved', from: 'another' });
    both.postMessage({ kind: 'asked', from: 'another' });
    await expect(isUnsavedElsewhere()).resolves.toBe(false);
    await vi.waitFor(() => expect(answers()).toBe(isUnsaved ? 1 : 0));
    unmount();
    both.postMessage({ kind: 'asked', from: 'another' });
    await expect(isUnsavedElsewhere()).resolves.toBe(false);
    expect(answers()).toBe(isUnsaved ? 1 : 0);
    both.close();
  });

  it('is known of no tab where the browser has no channel between them', async () => {
    const { BroadcastChannel: channel } = globalThis;
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    renderHook(() => useUnsavedAnswer(() => true));
    await expect(isUnsavedElsewhere()).resolves.toBe(false);
    Object.assign(globalThis, { BroadcastChannel: channel });
  });
});
