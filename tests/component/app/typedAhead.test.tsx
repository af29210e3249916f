// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TypedAhead } from '@/app/palette/TypedAhead';

/** A page on which the palette was opened and is still loading. */
function renderPage() {
  const onClose = vi.fn();
  const onPage = vi.fn();
  const onType = vi.fn<(text: string) => void>();
  function Page() {
    const [text, setText] = useState('');
    return (
      <>
        <input aria-label="Nom" onKeyDown={onPage} />
        <TypedAhead text={text} onType={(next) => [setText, onType].forEach((take) => take(next))} onClose={onClose} />
      </>
    );
  }
  const page = render(<Page />);
  screen.getByRole('textbox', { name: 'Nom' }).focus();
  return { page, onClose, onPage, typed: () => onType.mock.lastCall?.[0] ?? '' };
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' });

describe('what is typed before the palette is loaded', () => {
  it('is kept for it, and from the page behind', async () => {
    const { typed, onPage } = renderPage();
    await userEvent.keyboard('marieé{Backspace}{ArrowDown}');
    expect([typed(), box().value]).toEqual(['marie', '']);
    expect(onPage).not.toHaveBeenCalled();
    await screen.findByText('marie…');
  });

  it('may be a character of AltGr', () => {
    const { typed } = renderPage();
    fireEvent(box(), Object.assign(new KeyboardEvent('keydown', { key: '@', ctrlKey: true, altKey: true, bubbles: true }), { getModifierState: (key: string) => key === 'AltGraph' }));
    expect(typed()).toBe('@');
  });

  it.each([
    ['a key of the browser', { key: 'r', ctrlKey: true }],
    ['a key of an Apple keyboard', { key: 'r', metaKey: true }],
    ['a character that is being composed', { key: 'e', isComposing: true }],
    ['Tab', { key: 'Tab' }],
  ])('is not %s', (_, pressed) => {
    const { typed, onPage, onClose } = renderPage();
    fireEvent.keyDown(box(), pressed);
    expect([typed(), onPage.mock.calls.length, onClose.mock.calls.length]).toEqual(['', 1, 0]);
  });

  it('is given up by Escape, and by a press on the page', async () => {
    const { onClose } = renderPage();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(box());
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is the page’s again once the palette is there', () => {
    const { page, onClose } = renderPage();
    page.unmount();
    const pressed = new KeyboardEvent('keydown', { key: 'a', cancelable: true, bubbles: true });
    document.body.dispatchEvent(pressed);
    fireEvent.pointerDown(document.body);
    expect([pressed.defaultPrevented, onClose.mock.calls.length]).toEqual([false, 0]);
  });
});
