// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FocusRelease } from '@/ui/FocusRelease';

const page = (address: string) => (
  <main>
    <FocusRelease page={address}>
      <a href="/2">Suivant</a>
      <input aria-label="Nom" />
    </FocusRelease>
  </main>
);

it('a link lets the focus go when its page does, and no sooner', () => {
  const { rerender } = render(page('/1'));
  const link = screen.getByRole('link');
  link.focus();
  rerender(page('/1'));
  expect(document.activeElement).toBe(link);
  let focusLeft = 0;
  link.addEventListener('blur', () => (focusLeft += 1));
  rerender(page('/2'));
  expect(focusLeft).toBe(1);
});

it('what is typed in keeps it', () => {
  const { rerender } = render(page('/1'));
  screen.getByRole('textbox').focus();
  rerender(page('/2'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
