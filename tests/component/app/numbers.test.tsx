// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNumbers } from '@/app/palette/useNumbers';
import type { Api } from '@/api/Api';
import { EngineContext } from '@/engine/data/EngineContext';
import type { ResourceSummary } from '@/engine/model/Resource';
import { loadTexts, startI18n } from '@/i18n/i18n';
import { SessionContext } from '@/session/SessionContext';
import { config, signedIn } from '../list/renderList';

const permissions = { show: { any: ['boat_read'] } };
const boats: ResourceSummary = { name: 'boat', route: '/boats', permissions };
const berths: ResourceSummary = { name: 'berth', route: '/berths', permissions, textIds: true };

it('a number is that of no record of an entity that has words for numbers', async () => {
  startI18n('fr');
  await loadTexts('fr');
  const engine = { resources: [boats, berths], widgets: {}, actions: {}, loadEntity: () => Promise.reject(new Error('loaded')), preloadPage: () => undefined };
  const { result } = renderHook(() => useNumbers('12'), {
    wrapper: ({ children }) => (
      <SessionContext value={{ config, api: {} as Api, store: signedIn(['boat_read']) }}>
        <EngineContext value={engine}>{children}</EngineContext>
      </SessionContext>
    ),
  });
  expect(result.current.map(({ href }) => href)).toEqual(['/boats/show/12']);
});
