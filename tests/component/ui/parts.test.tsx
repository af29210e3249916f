// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress } from '@/engine/bulk/Progress';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { Announcer, useAnnounce } from '@/ui/Announcer';
import { ErrorState } from '@/ui/ErrorState';
import { FileDrop } from '@/ui/FileDrop';
import { handOver, onHandOver } from '@/ui/handOver';
import { LoadingState } from '@/ui/LoadingState';
import { PageTitleProvider, useAnnouncePageTitle, useCurrentPageTitle } from '@/ui/PageTitle';
import { SkipLink } from '@/ui/SkipLink';
import { StepList } from '@/ui/StepList';
import { TabTitle, TabTitleContext } from '@/ui/TabTitle';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { useFocusRescue } from '@/ui/useFocusRescue';

const viewport = (width: number) => (window as unknown as Window).happyDOM.setViewport({ width, height: 800 });

beforeEach(async () => {
  startI18n('fr');
  await loadTexts('fr');
});
afterEach(() => {
  vi.useRealTimers();
  viewport(1024);
});

describe('what is said to a screen reader', () => {
  it('is said again when it is the same', async () => {
    function Speaker() {
      const announce = useAnnounce();
      return <button onClick={() => announce('12 résultats')}>Parler</button>;
    }
    render(<Announcer><Speaker /></Announcer>);
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Parler' }));
    await press();
    const said = screen.getByText('12 résultats');
    expect(screen.getByRole('status').contains(said)).toBe(true);
    await press();
    expect(screen.getByText('12 résultats')).not.toBe(said);
  });

  it('is every sentence, where two are said before the page is rendered', async () => {
    function Speaker() {
      const announce = useAnnounce();
      const say = (...texts: string[]) => texts.forEach((text) => announce(text));
      return (
        <>
          <button onClick={() => say('Fiche ouverte', '12 résultats', '12 résultats', '')}>Ouvrir</button>
          <button onClick={() => say('Fiche fermée')}>Fermer</button>
          <button onClick={() => say('')}>Oublier</button>
        </>
      );
    }
    render(<Announcer><Speaker /></Announcer>);
    const saidBy = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name }));
      return screen.getByRole('status').textContent;
    };
    expect([await saidBy('Ouvrir'), await saidBy('Fermer'), await saidBy('Oublier')]).toEqual(['Fiche ouverte 12 résultats', 'Fiche fermée', '']);
  });

  it('is a failure at once, and a wait once it lasts', () => {
    vi.useFakeTimers();
    render(<><ErrorState title="Rien n’est venu" /><LoadingState label="Chargement…" shape="text" /></>);
    expect(screen.getByRole('alert').textContent).toBe('Rien n’est venu');
    act(() => void vi.advanceTimersByTime(199));
    expect(screen.queryByText('Chargement…')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    const said = screen.getByText('Chargement…');
    expect([said.getAttribute('role'), said.closest('[aria-busy]')?.getAttribute('aria-busy')]).toEqual(['status', 'true']);
  });
});

it.each([
  [1200, 4800, '25', '1\u202f200 sur 4\u202f800'],
  [0, 0, '100', '0 sur 0'],
  [9, 8, '100', '9 sur 8'],
])('the progress of %i in %i is told in figures', (done, total, percentage, text) => {
  render(<Progress label="Suppression" done={done} total={total} />);
  const bar = screen.getByRole('progressbar', { name: 'Suppression' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext'), bar.nextElementSibling?.textContent, bar.nextElementSibling?.getAttribute('aria-hidden')]).toEqual([percentage, text, text, 'true']);
});

describe('a place for a file', () => {
  const files = [new File(['a'], 'a.csv')];
  const picker = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

  it('takes a file that is dropped there, over which the browser itself does nothing', () => {
    const onFile = vi.fn();
    render(<FileDrop id="drop" label="Déposer" onFile={onFile} />);
    expect(fireEvent.dragOver(screen.getByRole('button', { name: 'Déposer' }))).toBe(false);
    expect(fireEvent.drop(screen.getByRole('button', { name: 'Déposer' }), { dataTransfer: { files } })).toBe(false);
    expect(onFile.mock.calls).toEqual([files]);
  });

  it('takes the same file again once it has been corrected, and asks the browser for those of its kind', async () => {
    const onFile = vi.fn();
    render(<FileDrop id="drop" label="Déposer" accept=".csv" onFile={onFile} />);
    await userEvent.upload(picker(), files);
    expect([onFile.mock.calls.length, picker().value, picker().accept]).toEqual([1, '', '.csv']);
  });

  it('takes none while it is disabled, and leaves it to the browser', () => {
    const onFile = vi.fn();
    render(<FileDrop id="drop" label="Déposer" disabled onFile={onFile} />);
    expect(fireEvent.dragOver(screen.getByRole('button', { name: 'Déposer' }))).toBe(true);
    fireEvent.drop(screen.getByRole('button', { name: 'Déposer' }), { dataTransfer: { files } });
    expect(onFile).not.toHaveBeenCalled();
  });
});

describe('what is being typed', () => {
  it.each(['pagehide', 'popstate'])('is handed over at %s, as long as its box is there', (type) => {
    const flush = vi.fn();
    const end = onHandOver(flush);
    window.dispatchEvent(new Event(type));
    expect(flush).toHaveBeenCalledOnce();
    end();
    handOver();
    expect(flush).toHaveBeenCalledOnce();
  });
});

describe('the steps of a task', () => {
  const opened: string[] = [];
  const steps = [
    { key: 'who', label: 'Qui', state: 'done' as const, onOpen: () => opened.push('who') },
    { key: 'where', label: 'Où', state: 'wrong' as const, onOpen: () => opened.push('where') },
    { key: 'when', label: 'Quand', state: 'todo' as const },
  ];
  const list = () => screen.getByRole('list', { name: 'Étapes' });
  const items = () => within(list()).getAllByRole('listitem');
  beforeEach(() => void opened.splice(0));

  it('stand side by side where there is room: the current one is marked, what is done or wrong is said, and those open that can', async () => {
    render(<StepList label="Étapes" steps={steps} current="where" />);
    expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items().map(({ textContent }) => textContent)).toEqual(['Qui (terminée)', '2OùÀ corriger', '3Quand']);
    expect(items().map((item) => item.querySelector('[aria-hidden=true]')?.textContent)).toEqual(['', '2', '3']);
    expect(within(list()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Qui']);
    await userEvent.click(screen.getByRole('button', { name: 'Qui' }));
    expect(opened).toEqual(['who']);
  });

  it.each([
    ['who', 'Étape 1 sur 3À corriger'],
    ['where', 'Étape 2 sur 3'],
    ['when', 'Étape 3 sur 3À corriger'],
  ])('fold into the current one, %s, on a narrow screen, which says when another is wrong: "%s"', (current, said) => {
    viewport(390);
    render(<StepList label="Étapes" steps={steps} current={current} />);
    expect(screen.getByRole('button', { expanded: false }).textContent).toBe(said);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('unfold there, and fold again with the step that is opened', async () => {
    viewport(390);
    render(<StepList label="Étapes" steps={steps} current="when" />);
    const button = screen.getByRole('button', { name: /^Étape 3/ });
    await userEvent.click(button);
    expect([button.getAttribute('aria-expanded'), document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(list())]).toEqual(['true', true]);
    await userEvent.click(screen.getByRole('button', { name: 'Qui' }));
    expect([opened, button.getAttribute('aria-expanded'), screen.queryByRole('list')]).toEqual([['who'], 'false', null]);
  });
});

describe('the tab', () => {
  it.each([
    [undefined, false, 'Utilisateurs – Covoiturage'],
    ['Recette', false, '[Recette] Utilisateurs – Covoiturage'],
    ['Recette', true, '[Recette] Erreur : Utilisateurs – Covoiturage'],
  ])('of the environment %s, of a refused form: %s, is called "%s"', async (environment, failing, title) => {
    render(<TabTitleContext value={{ product: 'Covoiturage', environment }}><TabTitle page="Utilisateurs" failing={failing} /></TabTitleContext>);
    await waitFor(() => expect(document.title.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(title));
  });

  it('has a link past what is the same on every page', async () => {
    render(<><SkipLink label="Aller au contenu" target="main" /><main tabIndex={-1}>Contenu</main></>);
    await userEvent.click(screen.getByRole('link', { name: 'Aller au contenu' }));
    expect([document.activeElement, window.location.hash]).toEqual([screen.getByRole('main'), '']);
  });
});

describe('the title of a page', () => {
  it('is that of the page before for no moment', () => {
    const Said = ({ title }: { title: string }) => (useAnnouncePageTitle(title), null);
    const Current = () => <output>{useCurrentPageTitle()}</output>;
    const page = (path: string, title?: string) => <PageTitleProvider page={path}>{title && <Said title={title} />}<Current /></PageTitleProvider>;
    const { rerender } = render(page('/users', 'Utilisateurs'));
    expect(screen.getByRole('status').textContent).toBe('Utilisateurs');
    rerender(page('/events'));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('the focus of what goes away', () => {
  function Part() {
    const box = useFocusHandover();
    return <div ref={box}><button>Dedans</button></div>;
  }
  function Page() {
    const [isThere, setThere] = useState(true);
    return <><h1 tabIndex={-1}>Page</h1><button onClick={() => setThere(false)}>Ôter</button><input aria-label="Nom" onKeyDown={() => setThere(false)} />{isThere && <Part />}</>;
  }

  it('goes to the heading, and stays where it is when it is elsewhere', async () => {
    const { unmount } = render(<Page />);
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('x');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    unmount();
    render(<Page />);
    screen.getByRole('button', { name: 'Dedans' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Ôter' }));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it.each([
    ['the box around a button that has gone with its dialog', 'main', 'link'],
    ['a button that is disabled by now', 'disabled', 'link'],
    ['the button that held it while it was busy', 'holder', 'link'],
    ['where else it is: it stays', 'elsewhere', 'elsewhere'],
  ] as const)('goes to what comes next from %s', (_where, from, to) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const firstLink = () => document.querySelector<HTMLElement>('#link');
    function Dialogs() {
      const [isOpen, setOpen] = useState(true);
      const holder = useRef<HTMLButtonElement>(null);
      useFocusRescue(isOpen, firstLink, holder);
      return (
        <main id="main" tabIndex={-1}>
          <a id="link" href="/">Suite</a>
          <button id="disabled" disabled={!isOpen}>Valider</button>
          <button id="holder" ref={holder}>Envoyer</button>
          <input id="elsewhere" aria-label="Nom" />
          <button onClick={() => setOpen(false)}>Fermer</button>
        </main>
      );
    }
    render(<Dialogs />);
    document.getElementById(from)?.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    vi.runAllTimers();
    vi.useRealTimers();
    expect(document.activeElement?.id).toBe(to);
  });
});
