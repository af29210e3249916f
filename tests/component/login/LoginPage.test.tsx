// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { LoginPage } from '@/screens/login/LoginPage';

const submit = vi.fn(() => Promise.resolve());
const page = <LoginPage language="fr" onSubmit={submit} onChangeLanguage={() => undefined} />;

beforeEach(() => {
  startI18n('fr');
  submit.mockClear();
});

const identifier = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Identifiant' });
const password = () => screen.getByLabelText<HTMLInputElement>('Mot de passe');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Connexion' });

describe('the login page', () => {
  it('waits for an identifier and a password, and says what is missing', async () => {
    render(page);
    expect(button().disabled).toBe(true);
    screen.getByText('Saisissez votre identifiant et votre mot de passe.');
    screen.getByText('Votre adresse e-mail');
    expect(screen.getByRole('button', { name: 'English' }).title).toBe('Read this page in English');
    await userEvent.type(identifier(), 'admin@exemple.fr');
    screen.getByText('Saisissez votre mot de passe.');
    await userEvent.type(password(), 'secret');
    expect(button().disabled).toBe(false);
  });

  it.each([
    ['', 'L’identifiant est obligatoire'],
    ['jeanne', 'L’identifiant n’est pas valide'],
    ['jeanne@exemple', 'L’identifiant n’est pas valide'],
  ])('says of the identifier "%s", once it is left: %s', async (typed, message) => {
    render(page);
    await userEvent.click(identifier());
    if (typed) await userEvent.keyboard(typed);
    expect(screen.queryByText(message)).toBeNull();
    await userEvent.tab();
    expect(identifier().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(identifier().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toBe(message);
  });

  it('says that the password is required, once it is left', async () => {
    render(page);
    await userEvent.click(password());
    expect(screen.queryByText('Le mot de passe est obligatoire')).toBeNull();
    await userEvent.tab({ shift: true });
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(password().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Le mot de passe est obligatoire');
  });

  it('disables its button while the attempt is under way', async () => {
    let answer = () => {};
    submit.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
    render(page);
    await userEvent.type(identifier(), 'admin@exemple.fr');
    await userEvent.type(password(), 'secret{Enter}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connexion en cours…' }).disabled).toBe(true);
    await act(async () => answer());
    expect(button().disabled).toBe(false);
  });

  it('sends the identifier without the spaces around it, once', async () => {
    render(page);
    await userEvent.type(identifier(), ' admin@exemple.fr ');
    await userEvent.type(password(), ' secret {Enter}');
    expect(submit.mock.calls).toEqual([['admin@exemple.fr', ' secret ', false]]);
  });

  it('shows the password when asked', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(password().type).toBe('text');
  });

  it('keeps what was typed in the painted page before it was hydrated', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    identifier().value = 'admin@exemple.fr';
    password().value = 'secret';
    const errors = vi.spyOn(console, 'error');
    const hydrated = await act(() => hydrateRoot(root, page));
    expect(identifier().value).toBe('admin@exemple.fr');
    expect(button().disabled).toBe(false);
    expect(errors).not.toHaveBeenCalled();
    act(() => hydrated.unmount());
    root.remove();
  });
});
