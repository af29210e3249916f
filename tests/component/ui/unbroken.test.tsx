// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unbroken } from '@/ui/unbroken';

describe('a label in a narrow place', () => {
  it('has "e-mail" in one piece, and reads as it did', () => {
    render(<p>{unbroken('Adresse e-mail du créateur')}</p>);
    expect(screen.getByText('e-mail').tagName).toBe('SPAN');
    expect(document.querySelector('p')?.textContent).toBe('Adresse e-mail du créateur');
  });

  it('is left as it is where a line may end after the hyphen', () => {
    expect(unbroken('Aller-retour, après-midi')).toBe('Aller-retour, après-midi');
  });
});
