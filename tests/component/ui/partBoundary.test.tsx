// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { lazyPart } from '@/ui/lazyPart';
import { libraryPart } from '@/ui/libraryPart';
import { ChunkError, loadChunk } from '@/ui/loadChunk';
import { OverlayBoundary, PartBoundary } from '@/ui/PartBoundary';
import { ServedVersionContext } from '@/ui/ServedVersion';

const reload = vi.fn();

beforeEach(async () => {
  startI18n('fr');
  await loadTexts('fr');
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockClear();
});

type Load = () => Promise<ComponentType<object>>;

const lost: Load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const late: Load = () => new Promise(() => undefined);

function Form({ load, partOf = lazyPart }: { load: Load; partOf?: typeof lazyPart<object> }) {
  const [{ Part }] = useState(() => partOf(load));
  return (
    <form>
      <input aria-label="Nom" />
      <PartBoundary fallback="…">
        <Part />
      </PartBoundary>
    </form>
  );
}

async function passing(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

describe('a part of a page that does not come', () => {
  it('is said in its place, once 120 seconds have passed, with a reload; what was typed beside it stays', async () => {
    render(<Form load={late} />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Vosges' } });
    await passing(119_999);
    expect(screen.queryByRole('alert')).toBeNull();
    await passing(1);
    expect(screen.getByRole('alert').textContent).toMatch(/^Une partie de la page n’a pas pu être chargée/);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Vosges');
    fireEvent.click(screen.getByRole('button', { name: 'Recharger la page' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is said at once when it is known earlier', async () => {
    render(<Form load={lost} />);
    await passing(0);
    expect(screen.getByRole('alert').textContent).toMatch(/^Une partie de la page n’a pas pu être chargée/);
  });

  it.each([
    ['a part', lazyPart],
    ['a part drawn with the component library', libraryPart],
  ])('is said when its file came without it: %s', async (_what, partOf) => {
    const cutOff = () => Promise.resolve(undefined as unknown as ComponentType<object>);
    render(<Form load={cutOff} partOf={partOf} />);
    await passing(0);
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Une partie de la page n’a pas pu être chargée/));
  });

  it('is said to be of an application that has changed, when it has', async () => {
    const deployment = { newVersion: '2.0.0+b', missed: [], missPart: () => () => undefined, lookForReason: () => undefined };
    render(<Form load={lost} />, { wrapper: ({ children }) => <ServedVersionContext value={deployment}>{children}</ServedVersionContext> });
    await passing(0);
    expect(screen.getByRole('alert').textContent).toMatch(/^L’application a été mise à jour/);
  });

  it('is told to the page where it opens over it, and leaves it as it is', async () => {
    const missPart = vi.fn(() => () => undefined);
    const lookForReason = vi.fn();
    const { Part } = lazyPart(lost);
    render(
      <ServedVersionContext value={{ newVersion: undefined, missed: [], missPart, lookForReason }}>
        <button>Exporter</button>
        <OverlayBoundary>
          <Part />
        </OverlayBoundary>
      </ServedVersionContext>,
    );
    await passing(0);
    expect(missPart).toHaveBeenCalledOnce();
    expect(lookForReason).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Exporter' });
  });

  it('comes when somebody tries again, as often as it takes; what was typed beside it stays, and the focus goes to the heading', async () => {
    const load = vi.fn(lost);
    render(
      <>
        <h1 tabIndex={-1}>Vallée</h1>
        <Form load={load} />
      </>,
    );
    await passing(0);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Vosges' } });
    const tryAgain = async () => {
      screen.getByRole('button', { name: 'Réessayer' }).focus();
      fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
      await passing(0);
    };
    await tryAgain();
    expect(load).toHaveBeenCalledTimes(2);
    load.mockImplementation(() => Promise.resolve(() => <p>Carte</p>));
    await tryAgain();
    screen.getByText('Carte');
    expect([screen.queryByRole('alert'), screen.getByRole<HTMLInputElement>('textbox').value, document.activeElement]).toEqual([null, 'Vosges', screen.getByRole('heading')]);
  });

  it.each(['what opens it is pressed again', 'somebody tries again from the page'])('comes over the page when %s', async (way) => {
    const load = vi.fn(lost);
    const { Part } = lazyPart(load);
    const again: (() => void)[] = [];
    const end = vi.fn();
    const missPart = (one: () => void) => (again.push(one), end);
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <ServedVersionContext value={{ newVersion: undefined, missed: [], missPart, lookForReason: () => undefined }}>
          <button onClick={() => setOpen(true)}>Exporter</button>
          <button>Actualiser</button>
          <OverlayBoundary>{isOpen && <Part />}</OverlayBoundary>
        </ServedVersionContext>
      );
    };
    render(<Page />);
    const press = async (name: string) => {
      screen.getByRole('button', { name }).focus();
      fireEvent.click(screen.getByRole('button', { name }));
      await passing(0);
    };
    await press('Exporter');
    expect(again).toHaveLength(1);
    load.mockImplementation(() => Promise.resolve(() => <p>Fichier</p>));
    await press('Actualiser');
    expect([screen.queryByText('Fichier'), end.mock.calls.length]).toEqual([null, 0]);
    if (way.startsWith('what')) await press('Exporter');
    else await act(async () => again[0]?.());
    await passing(0);
    screen.getByText('Fichier');
    expect(end).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Exporter' }));
  });

  it('is the only error that is kept from the page', async () => {
    const Broken = lazy(async () => {
      await Promise.resolve();
      return {
        default: () => {
          throw new Error('A mistake of ours');
        },
      };
    });
    const open = async () => {
      render(
        <PartBoundary>
          <Broken />
        </PartBoundary>,
      );
      await passing(0);
    };
    await expect(open()).rejects.toThrow('A mistake of ours');
  });
});

describe('loading a part', () => {
  it('names what failed by the same error, whatever the reason', async () => {
    vi.useRealTimers();
    await expect(loadChunk(lost)).rejects.toBeInstanceOf(ChunkError);
    await waitFor(async () => expect(await loadChunk(() => Promise.resolve('here'))).toBe('here'));
  });
});
