// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '@/api/Dialect';
import { jsonApi } from '@/engine/model/dialects/jsonApi';
import { rest } from '@/engine/model/dialects/rest';
import { openApi } from '../../unit/api/fakes';
import { outing } from './outing';
import { renderRecord, saved } from './renderRecord';

const { id, ...attributes } = saved;

/** A server with one record that refuses its name once, and then accepts what it is sent. */
function refusingOnce(record: unknown, refusal: unknown) {
  const sent: unknown[] = [];
  const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
  const { api } = openApi((_url, init) => {
    if (init.method === 'GET') return json(record);
    sent.push(JSON.parse(init.body as string));
    return sent.length === 1 ? json(refusal, 422) : json(record);
  });
  return { api, sent };
}

describe.each<[string, Dialect, record: unknown, refusal: unknown, sent: unknown]>([
  ['a REST API', rest({ record: 'data' }), { data: saved }, { message: 'Invalid.', errors: { name: ['This name is taken.'] } }, { name: 'Vosges' }],
  [
    'a JSON:API',
    jsonApi({ type: 'outings' }),
    { data: { type: 'outings', id: String(id), attributes } },
    { errors: [{ detail: 'This name is taken.', source: { pointer: '/data/attributes/name' } }] },
    { data: { type: 'outings', id: '12', attributes: { name: 'Vosges' } } },
  ],
])('a form over %s', (_what, dialect, record, refusal, expected) => {
  it('is filled in, sends what has changed, and says under the field what is refused of it', async () => {
    const { api, sent } = refusingOnce(record, refusal);
    await renderRecord({ path: '/outings/12', entity: { ...outing, dialect }, api });
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nom/ });
    expect(box.value).toBe('Vallée de la Meurthe');
    await userEvent.clear(box);
    await userEvent.type(box, 'Vosges');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

    await screen.findAllByText(/This name is taken\./);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const described = box.getAttribute('aria-describedby')?.split(' ').map((one) => document.getElementById(one)?.textContent);
    expect(described?.join(' ')).toContain('This name is taken.');
    expect(sent).toEqual([expected]);
  });
});
