// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from './renderApp';

const open = (config: Record<string, unknown> = {}, language: 'fr' | 'en' = 'fr') => renderApp({ address: '/about', config, language });

describe('the About page', () => {
  it('says what is to be corrected in the configuration, and where help is', async () => {
    await open({ settings: { adminButton: true }, analytics: { types: { comunity: 'community' } }, helpUrl: 'https://aide.test/' });
    const note = screen.getByRole('note');
    expect(note.textContent).toContain('analytics.types.comunity Aucun tableau de bord ne porte ce nom. Noms possibles\u202f: analytic,');
    expect(note.textContent).toContain('adminButtonUrl Cette adresse manque\u202f: settings.adminButton la demande');
    const help = screen.getByRole('region', { name: 'Aide et informations' });
    expect(help.querySelector('a')?.href).toBe('https://aide.test/');
  });

  it.each([
    ['fr', 'none', 'Accessibilité\u202f: non conforme (nouvel onglet)'],
    ['fr', 'partial', 'Accessibilité\u202f: partiellement conforme (nouvel onglet)'],
    ['fr', 'full', 'Accessibilité\u202f: totalement conforme (nouvel onglet)'],
    ['en', 'partial', 'Accessibility: partially compliant (new tab)'],
  ] as const)('says in the link to the statement, in %s, how much conforms: %s', async (language, accessibilityStatus, name) => {
    await open({ accessibilityUrl: '/statement', accessibilityStatus }, language);
    const links = screen.getAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://platform.test/statement', 'https://platform.test/statement']);
  });

  it('has nothing of either where there is nothing to say', async () => {
    await open();
    expect(screen.queryByText('Réglages à vérifier dans config.json')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Aide et informations' })).toBeNull();
    expect(screen.getByRole('link', { name: 'À propos', current: 'page' })).toBeDefined();
  });

  it('names the facts that a request for help needs, and says what is not among them', async () => {
    await open();
    const facts = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Version', 'Plateforme', 'Réglages activés', 'Réglages désactivés', 'Nombre de droits', 'Langue (et celles du navigateur)', 'Thème', 'Navigateur', 'Écran, fenêtre, densité', 'Fuseau horaire']);
    screen.getByText('Joignez ces lignes à une demande d’assistance. Elles ne contiennent ni nom, ni identifiant, ni adresse de page.');
    expect(screen.getByText('Version', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(/^(version de développement|[\da-f.]+)/);
  });

  it('gives the text to be taken by hand where the browser refuses its clipboard', async () => {
    await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(screen.getByRole('button', { name: 'Copier le diagnostic' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Diagnostic' });
    expect(text.value).toMatch(/^Version\u202f: .+\nPlateforme\u202f: https:\/\/platform\.test\/api\n/);
    await screen.findByText('Le navigateur a refusé la copie : copiez le texte qui est sélectionné');
    expect(text.selectionEnd).toBe(text.value.length);
    expect(text.value).not.toMatch(/Élodie|demo\.test/);
  });
});
