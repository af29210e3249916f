// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from './renderApp';

const open = (config: Record<string, unknown> = {}) => renderApp({ address: '/about', config });

describe('the About page', () => {
  it('says what is to be corrected in the configuration, and where help is', async () => {
    await open({ settings: { adminButton: true }, analytics: { types: { comunity: 'community' } }, helpUrl: 'https://aide.test/' });
    const note = screen.getByRole('note');
    expect(note.textContent).toContain('analytics.types.comunity Aucun tableau de bord ne porte ce nom. Noms possibles\u202f: analytic,');
    expect(note.textContent).toContain('adminButtonUrl settings.adminButton est activé mais cette adresse manque');
    const help = screen.getByRole('region', { name: 'Aide et informations' });
    expect(help.querySelector('a')?.href).toBe('https://aide.test/');
  });

  it('has nothing of either where there is nothing to say', async () => {
    await open();
    expect(screen.queryByText('Réglages à vérifier dans config.json')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Aide et informations' })).toBeNull();
    expect(screen.getByRole('link', { name: 'À propos', current: 'page' })).toBeDefined();
  });

  it('gives the text to be taken by hand where the browser refuses its clipboard', async () => {
    await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(screen.getByRole('button', { name: 'Copier le diagnostic' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Diagnostic' });
    expect(text.value).toMatch(/^Version\u202f: .+\nPlateforme\u202f: https:\/\/platform\.test\/api\n/);
    expect(text.selectionEnd).toBe(text.value.length);
    expect(text.value).not.toMatch(/Élodie|demo\.test/);
  });
});
