// Questions about places, dashboards, and partner platforms.
import { fields, rows } from '../Interview';
import { day } from '../samples';

export async function external(interview) {
  const points = (search) => `/points?search=${encodeURIComponent(search)}`;
  const found = (b) => ({ some: rows(b).length > 0, keys: Object.keys(rows(b)[0] ?? {}).sort(), total: b?.['hydra:totalItems'] === rows(b).length });
  await interview.table({ method: 'GET', pick: found }, [
    ['points', { path: points('Nancy') }],
    ['points in plain JSON', { path: points('Nancy'), accept: 'application/json', pick: (b) => Array.isArray(b) }],
    ['points, a street', { path: points('rue des Carmes') }],
    ['points, an apostrophe', { path: points("l'Haÿ") }],
    ['points, quotes', { path: points('"Nancy"') }],
    ['points, nothing found', { path: points('zzqqxxww') }],
    ['points, an empty search', { path: '/points?search=' }],
    ['points, no search', { path: '/points' }],
    ['points as plain', { as: 'plain', path: points('Nancy') }],
    ['points without a token', { as: null, path: points('Nancy') }],
    ['the older search', { path: '/addresses/admin/search?q=Nancy', pick: (b) => ({ some: rows(b).length > 0 }) }],
  ]);

  const [dashboard, carpoolDashboard] = ['summary', 'carpool'];
  const embed = (b) => ({
    ...fields('type', 'periodicity', 'communityId', 'territoryId', 'forceDefaultCommunityId', 'forceDefaultTerritoryId')(b),
    night: /theme=night/.test(b?.url ?? ''),
    fragment: b?.url?.split('#')[1] ?? null,
  });
  const analytics = (query, type = dashboard) => ({ path: `/admin/analytics/${type}?${query}`, pick: embed });
  await interview.table({ method: 'GET' }, [
    ['analytics, the list', { path: '/admin/analytics', pick: (b) => rows(b).length }],
    ...['daily', 'monthly', 'yearly'].map((periodicity) => [`analytics, ${periodicity}`, { ...analytics(`periodicity=${periodicity}`) }]),
    ['analytics, weekly', { ...analytics('periodicity=weekly') }],
    ['analytics without a periodicity', { ...analytics('') }],
    ['analytics of an unknown type', { ...analytics('periodicity=monthly', 'zzz') }],
    ['analytics of an instance', { ...analytics('periodicity=monthly', carpoolDashboard) }],
    ['analytics, dark', { ...analytics('periodicity=monthly&darkTheme=1') }],
    ['analytics, darkTheme=0', { ...analytics('periodicity=monthly&darkTheme=0') }],
    ['analytics, darkTheme=false', { ...analytics('periodicity=monthly&darkTheme=false') }],
    ['analytics of a community', { ...analytics('periodicity=monthly&communityId=1') }],
    ['analytics of an unknown community', { ...analytics('periodicity=monthly&communityId=999999999') }],
    ['analytics of a territory', { ...analytics('periodicity=monthly&territoryId=1') }],
    ['analytics, forced', { ...analytics('periodicity=monthly&forceDefaultCommunityId=1&forceDefaultTerritoryId=1') }],
    [
      'analytics of a community manager',
      { as: 'community', ...analytics('periodicity=monthly&forceDefaultCommunityId=1'), pick: (b) => typeof b?.communityId },
    ],
    ['analytics of a community manager, another’s', { as: 'community', ...analytics('periodicity=monthly&communityId=999999999') }],
    ['analytics of an operator', { as: 'operator', ...analytics('periodicity=monthly') }],
    ['analytics of a plain user', { as: 'plain', ...analytics('periodicity=monthly') }],
  ]);

  const providers = await interview.get('/admin/external_journey_providers', 'operator', { accept: 'application/json' });
  const provider = Array.isArray(providers.body) ? providers.body[0]?.name : Object.keys(providers.body ?? {})[0];
  const shapeOfFirst = (b) => Object.keys(Object.values(b ?? {})[0] ?? {}).sort();
  await interview.table({ as: 'operator', method: 'GET', path: '/admin/external_journey_providers' }, [
    ['providers in plain JSON', { accept: 'application/json', pick: (b) => ({ isArray: Array.isArray(b), keys: shapeOfFirst(b) }) }],
    ['providers', { pick: (b) => ({ keys: Object.keys(rows(b)[0] ?? {}).sort() }) }],
    ['providers as plain', { as: 'plain', accept: 'application/json' }],
  ]);
  const search = (more = {}) =>
    `/admin/external_journeys?${new URLSearchParams({ provider: provider ?? '', driver: '1', passenger: '0', from_latitude: '48.6921', from_longitude: '6.1844', to_latitude: '48.5942', to_longitude: '6.495', frequency: 'punctual', outward_mindate: day(30), outward_maxdate: day(30), ...more })}`;
  const journeys = (b) => ({
    keys: Object.keys(rows(b)[0] ?? {}).sort(),
    some: rows(b).length > 0,
    external: rows(b)[0]?.external,
    frequency: [...new Set(rows(b).map(({ frequency }) => frequency))],
    total: b?.['hydra:totalItems'] === rows(b).length,
    date: rows(b)[0]?.fromDate?.replace(/\d/g, '0'),
  });
  await interview.table({ as: 'operator', method: 'GET', pick: journeys }, [
    ['journeys, punctual', { path: search() }],
    ['journeys, regular', { path: search({ frequency: 'regular', days_monday: '1', monday_mintime: '07:00:00', monday_maxtime: '09:00:00' }) }],
    ['journeys, frequency 2', { path: search({ frequency: '2' }) }],
    ['journeys of an unknown provider', { path: search({ provider: 'zzz' }) }],
    ['journeys without a provider', { path: search({ provider: '' }) }],
    ['journeys without points', { path: '/admin/external_journeys?driver=1&passenger=0' }],
    ['journeys as they come', { path: search({ rawJson: '1' }), pick: undefined }],
  ]);
  await interview.probe('a partner’s driver contacted', {
    as: 'operator',
    method: 'POST',
    path: '/external_connections',
    body: { provider, carpoolerUuid: 'abc', journeysUuid: 'def', content: 'Bonjour', role: 2 },
    pick: fields('id', 'role', 'content'),
  });
  await interview.probe('a partner’s driver contacted at length', {
    as: 'operator',
    method: 'POST',
    path: '/external_connections',
    body: { provider, carpoolerUuid: 'abc', journeysUuid: 'def', content: 'x'.repeat(600), role: 2 },
  });
  const contact = (more) => ({
    as: 'operator',
    method: 'POST',
    path: '/external_connections',
    body: { provider: 'zzz', carpoolerUuid: 'abc', journeysUuid: 'def', content: 'Bonjour', role: 2, ...more },
  });
  await interview.table({}, [
    ['contact of an unknown provider', { ...contact({}) }],
    ['contact without a provider', { ...contact({ provider: undefined }) }],
    ['contact without a carpooler', { ...contact({ carpoolerUuid: undefined }) }],
    ['contact without a journey', { ...contact({ journeysUuid: undefined }) }],
    ['contact in role 9', { ...contact({ role: 9 }) }],
    ['contact with a text for a role', { ...contact({ role: '2' }) }],
  ]);
}
