// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { WireRecord } from '@/api/records';
import { outing, outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

const weathered = outingWith({ fields: { ...outing.resource.fields, createdDate: { cleared: 'null', endpoint: 'weather/{townId}' } } });

/** Renders the page of an outing whose last value comes from a call of its own. */
function renderWeather(weather: () => Promise<WireRecord>, path = '/outings/show/12') {
  return renderRecord({ path, entity: weathered, api: { get: (asked) => (asked === 'weather/54' ? weather() : Promise.resolve(saved)) } });
}

const row = () => screen.getByText('Créée le', { selector: 'dt' }).nextElementSibling as HTMLElement;

describe('a value that comes from a call of its own', () => {
  it('arrives after the rest of the page', async () => {
    let answer: (weather: WireRecord) => void = () => undefined;
    const { calls } = await renderWeather(() => new Promise((resolve) => (answer = resolve)));
    screen.getByText('Confirmée');
    expect(within(row()).getByRole('status', { busy: false }).textContent).toMatch(/^Chargement.: Créée le…$/);
    expect(row().querySelector('[aria-busy=true]')).not.toBeNull();
    expect(calls.map(({ path }) => path)).toContain('weather/54');
    answer({ id: 12, createdDate: '2027-03-12T10:00:00+00:00' });
    expect((await within(row()).findByText(/^12\/03\/2027/)).textContent).not.toBe('');
  });

  it('that the server cannot give is left out without an alarm, and may be asked again', async () => {
    let isDown = true;
    await renderWeather(() => (isDown ? Promise.reject(new ApiError('server')) : Promise.resolve({ createdDate: '2027-03-12T10:00:00+00:00' })));
    await within(row()).findByText(/^Non communiqué par la plateforme/);
    expect(within(row()).queryByRole('alert')).toBeNull();
    isDown = false;
    await userEvent.click(within(row()).getByRole('button', { name: 'Réessayer' }));
    await within(row()).findByText(/^12\/03\/2027/);
  });

  it('fails in its own place, and is asked again there', async () => {
    let isDown = true;
    await renderWeather(() => (isDown ? Promise.reject(new ApiError('offline')) : Promise.resolve({ createdDate: '2027-03-12T10:00:00+00:00' })));
    expect((await within(row()).findByRole('alert')).textContent).toMatch(/Créée le.*réseau|connexion/);
    screen.getByText('Confirmée');
    isDown = false;
    await userEvent.click(within(row()).getByRole('button', { name: 'Réessayer' }));
    await within(row()).findByText(/^12\/03\/2027/);
  });

  it('is asked for no longer once its page is left, and anew on coming back', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const weather = (signal: AbortSignal | undefined) => {
      signals.push(signal);
      return new Promise<WireRecord>((resolve, reject) => {
        if (signals.length > 1) resolve({ createdDate: '2027-03-12T10:00:00+00:00' });
        signal?.addEventListener('abort', () => reject(new ApiError('aborted')));
      });
    };
    const { router } = await renderRecord({ path: '/outings/show/12', entity: weathered, api: { get: (asked, options) => (asked === 'weather/54' ? weather(options?.signal) : Promise.resolve(saved)) } });
    await within(row()).findByText(/^Chargement/);
    await act(() => router.navigate('/outings'));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    await act(() => router.navigate('/outings/show/12'));
    await within(row()).findByText(/^12\/03\/2027/);
  });

  it('is no part of a form', async () => {
    const { calls } = await renderWeather(() => Promise.reject(new Error('asked')), '/outings/12');
    await screen.findByRole('textbox', { name: 'Nom' });
    expect(screen.queryByText('Créée le')).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('weather/54');
  });
});
