// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import type { InputProps } from '@/engine/model/Widget';
import own from '../en.json';
import { StarsInput } from './StarsInput';

const i18n = createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { own } } }));

it('offers as many stars as the resource says, and clears the value when the chosen one is pressed again', () => {
  const onChange = vi.fn();
  const field = { name: 'welcome', options: { outOf: 5 } } as unknown as InputProps['field'];
  render(
    <I18nextProvider i18n={i18n}>
      <StarsInput id="welcome" field={field} value={2} onChange={onChange} onBlur={() => undefined} required={false} disabled={false} invalid={false} describedBy={undefined} mode="edit" />
    </I18nextProvider>,
  );
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  screen.getByRole('radio', { name: '4 stars of 5' }).click();
  expect(onChange).toHaveBeenLastCalledWith(4);
  screen.getByRole('radio', { name: '2 stars of 5', checked: true }).click();
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});
