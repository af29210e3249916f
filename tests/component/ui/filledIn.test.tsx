// @vitest-environment happy-dom
import OutlinedInput from '@mui/material/OutlinedInput';
import { fireEvent, render, screen } from '@testing-library/react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import { expect, it } from 'vitest';
import { AppTheme } from '@/app/AppTheme';
import { wholeStyle } from '../../support/styleThatHides';

it('tells every field of a page by the same two animations, said once, that the browser has filled it in', () => {
  render(
    <AppTheme colours={{ primary: '#1f6f54', secondary: '#8a4b08' }}>
      {['Nom', 'Prénom', 'Ville'].map((name) => (
        <FormControl key={name}>
          <InputLabel htmlFor={name}>{name}</InputLabel>
          <OutlinedInput id={name} />
        </FormControl>
      ))}
    </AppTheme>,
  );
  expect(sheetsWith('@keyframes mui-auto-fill-cancel')).toBe(1);
  for (const field of screen.getAllByRole('textbox')) expect(wholeStyle(field).getPropertyValue('animation-name')).toBe('mui-auto-fill-cancel');

  const label = screen.getByText('Nom', { selector: 'label' });
  expect(label.getAttribute('data-shrink')).toBe('false');
  fireEvent.animationStart(screen.getByRole('textbox', { name: 'Nom' }), { animationName: 'mui-auto-fill' });
  expect(label.getAttribute('data-shrink')).toBe('true');
});

function sheetsWith(text: string): number {
  return [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes(text)).length;
}
