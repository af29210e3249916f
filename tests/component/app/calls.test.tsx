// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { BY_DEFAULT, offeredFilters, type DashboardQuery } from '@/engine/insight/dashboard/dashboardQuery';
import { useDashboard } from '@/engine/insight/dashboard/useDashboard';
import { SourcedValue } from '@/engine/fields/RecordField';
import { widgetField } from '@/engine/model/widgetField';
import { attempt } from '@/engine/data/command/attempt';
import type { Widget } from '@/engine/model/Widget';
import { useActions } from '@/features/solidary/case/actions/useActions';
import { CaseContext, type CaseCommands } from '@/features/solidary/case/CaseContext';
import { partnerRowsFromApi } from '@/features/solidary/case/partners/partnerRows';
import { partnerParameters } from '@/features/solidary/case/partners/partnerSearch';
import { useContactPartner } from '@/features/solidary/case/partners/useContactPartner';
import { usePartnerAnswer } from '@/features/solidary/case/partners/PartnerAnswer';
import { useProviders } from '@/features/solidary/case/partners/useProviders';
import { useSendProof } from '@/features/solidary/case/proofs/SendProof';
import { readCase } from '@/features/solidary/model/readCase';
import type { Way } from '@/features/solidary/model/SolidaryCase';
import { startI18n } from '@/i18n/i18n';
import { useDashboardLogins } from '@/screens/home/useDashboardLogins';
import type { SessionStore } from '@/session/Session';
import { SessionContext } from '@/session/SessionContext';
import { usePoints } from '@/widgets/address/usePoints';
import { widgets } from '@/features/registry';
import { useGrantableRoles } from '@/features/roles/RoleAssignmentsInput';
import { entityNamed } from '../../support/realEntities';
import { provedBy, titledRows } from '../../support/specifiedEntries';
import { openApi } from '../../unit/api/fakes';
import { config } from '../../unit/calls/app';
import { recordingPlatform, type Answers, type Left } from '../../unit/calls/recorded';

/** A call that a part of a page makes by itself. */
interface PageCall<Part = unknown> {
  /** The id of the call in `tests/specification.json`. */
  entry: string;
  /** The ids of its fields, which the same call proves. */
  fields?: readonly string[];
  part(): Part;
  /** What the operator then does with the part. */
  does?(part: Part): Promise<unknown>;
  answers?: Answers;
  leaves: readonly Left[];
  /** What the part makes of the answer. */
  gives?: (part: Part) => unknown;
  given?: unknown;
}

const { dashboard: ofFigures } = entityNamed('analytic').resource;
const offered = offeredFilters(ofFigures?.filters ?? [], { permissions: new Set(['community_dashboard_self']), mayList: () => true });
const useFigures = (name: string, query: DashboardQuery, id?: string) => useDashboard(entityNamed(name).resource, { query, offered, id });

/** A request for a Thursday, as its page has it. */
const request = readCase({
  id: 12, status: 1, userId: 31, structureId: 4, diary: [], frequency: 1, proposalType: 'oneway',
  origin: { latitude: '48.692100', longitude: '6.184400' }, destination: { latitude: '48.594200', longitude: '6.495000' },
  fromDate: '2026-12-03T00:00:00+00:00', outwardTime: '1970-01-01T08:30:00+00:00',
});
const asked = { provider: 'Covoit', way: 'outward' as Way, parameters: partnerParameters(request.journey, 'outward', 'Covoit') ?? [], turn: '1' };
const journeys = [{ id: 1, carpoolerId: 'c1', journeyId: 'j1', externalProvider: 'Covoit', givenName: 'Martin D.' }];
const [driver] = partnerRowsFromApi(journeys, 'Covoit', 'outward');
const partnerCall: Left = [
  'GET admin/external_journeys?provider=Covoit&driver=1&passenger=0&from_latitude=48.6921&from_longitude=6.1844&to_latitude=48.5942&to_longitude=6.495' +
    '&frequency=punctual&outward_mindate=2026-12-03&outward_maxdate=2026-12-03&days_thursday=1&thursday_mintime=08:15:00&thursday_maxtime=08:45:00',
];

const territory = widgetField(entityNamed('hitchhiker'), 'rzpTerritoryStatus', 'Territoire');

const rows: readonly PageCall<never>[] = [
  row({ entry: '7.16', fields: ['3.106'], part: useGrantableRoles, answers: { 'GET permissions/grantable': { 'hydra:member': [2, 3], 'hydra:totalItems': 2 } }, leaves: [['GET permissions/grantable']], gives: (roles) => roles, given: [2, 3] }),
  row({
    entry: '7.18',
    part: useDashboardLogins,
    answers: { 'GET admin/kibana_logins': { 'hydra:member': [{ id: 0, username: 'general', password: 'secret' }], 'hydra:totalItems': 1 } },
    leaves: [['GET admin/kibana_logins?page=1&perPage=100']],
    gives: ({ logins }) => logins,
    given: [{ username: 'general', password: 'secret' }],
  }),
  row({
    entry: '7.101',
    fields: ['3.19'],
    part: () => SourcedValue({ field: territory, widget: widgets['choice'] as Widget, value: undefined, record: { id: 12 } }),
    answers: { 'GET admin/users/12/rzpTerritoryStatus': { id: 12, rzpTerritoryStatus: 'working' } },
    leaves: [['GET admin/users/12/rzpTerritoryStatus']],
    gives: ({ props }) => props,
    given: { value: 'working' },
  }),
  row({
    entry: '7.102',
    part: () => usePartnerAnswer(asked, String),
    answers: { 'GET admin/external_journeys': journeys },
    leaves: [partnerCall],
    gives: ({ rows: found }) => found,
    given: [{ partner: { provider: 'Covoit', carpoolerUuid: 'c1', journeyUuid: 'j1' } }],
  }),
  row({ entry: '7.103', part: () => usePartnerAnswer(asked, String), leaves: [[expect.stringContaining('&driver=1&passenger=0&')]] }),
  row({ entry: '7.131', part: () => usePartnerAnswer(asked, String), leaves: [partnerCall] }),
  ...['7.104', '7.132'].map((entry) =>
    row({
      entry,
      part: () => useContactPartner(driver!),
      does: ({ send }) => send('Bonjour', { onLeft: () => undefined, onOver: () => undefined }),
      leaves: [['POST external_connections', { provider: 'Covoit', carpoolerUuid: 'c1', journeysUuid: 'j1', content: 'Bonjour', role: 2 }]],
    }),
  ),
  row({
    entry: '7.105',
    part: () => useProviders(true),
    answers: { 'GET admin/external_journey_providers': { Covoit: { apiKey: 'secret' } } },
    leaves: [['GET admin/external_journey_providers']],
    gives: ({ providers }) => providers,
    given: ['Covoit'],
  }),
  row({ entry: '7.107', fields: ['3.68'], part: () => useFigures('analytic', { periodicity: 'yearly', narrowed: { communityId: '4', territoryId: '5' } }), leaves: [['GET admin/analytics/summary?periodicity=yearly&communityId=4&territoryId=5']] }),
  row({
    entry: '7.108',
    fields: ['3.69'],
    part() {
      document.documentElement.dataset['scheme'] = 'dark';
      return useFigures('analytic', { periodicity: 'monthly', narrowed: { communityId: BY_DEFAULT, territoryId: BY_DEFAULT } });
    },
    leaves: [['GET admin/analytics/summary?periodicity=monthly&darkTheme=1&forceDefaultCommunityId=1&forceDefaultTerritoryId=1']],
  }),
  row({
    entry: '7.109',
    part: () => usePoints('L’Haÿ & co'),
    answers: { 'GET points': { 'hydra:member': [{ id: 1, type: 'locality', name: 'L’Haÿ', lat: 48.78, lon: 2.33 }], 'hydra:totalItems': 1 } },
    leaves: [['GET points?search=L’Haÿ & co']],
    gives: ({ points }) => points,
    given: [{ group: 'locality', title: 'L’Haÿ' }],
  }),
  row({
    entry: '7.116',
    part: useActions,
    answers: { 'GET admin/solidaries/actions': { 'hydra:member': [{ id: 71, name: 'solidary_more_infos_call', type: 1, progression: '25.00' }], 'hydra:totalItems': 1 } },
    leaves: [['GET admin/solidaries/actions']],
    gives: ({ actions }) => actions,
    given: [{ id: 71, name: 'solidary_more_infos_call', type: 1, progression: 25 }],
  }),
  row({
    entry: '7.117',
    part: useSendProof,
    does: (send) => send({ definitionId: 301, file: new File(['x'], 'carte.pdf'), onSent: () => undefined }),
    leaves: [['POST admin/proofs', { solidaryId: '12', proofId: '301', file: { file: 'carte.pdf' } }]],
  }),
];

beforeAll(() => void startI18n('fr'));

describe('what leaves a page', () => {
  it.each(titledRows(rows))('is the call of the specification, %s', async (_title, { part, does, answers, leaves, gives, given }) => {
    const platform = recordingPlatform(answers);
    const { result } = renderHook(part, { wrapper: pageOver(platform.fetch) });
    await act(async () => does?.(result.current));
    await waitFor(() => expect(platform.left).toEqual(leaves));
    if (gives) await waitFor(() => expect(gives(result.current)).toMatchObject(given as object));
  });
});

it('has a row for each call that the specification proves here', () => {
  expect(rows.flatMap(({ entry, fields = [] }) => [entry, ...fields]).sort()).toEqual(provedBy('tests/component/app/calls.test.tsx ›'));
});

/** The cast hides the type of each part, because a table has only one. */
function row<Part>(one: PageCall<Part>): PageCall<never> {
  return one as unknown as PageCall<never>;
}

function pageOver(fetch: ReturnType<typeof recordingPlatform>['fetch']) {
  const session = { config, api: openApi(fetch).api, store: {} as SessionStore };
  const commands = { entity: entityNamed('solidaryRecord'), solidaryCase: request, send: () => Promise.resolve(true), sendBeside: (_name: string, send: () => Promise<unknown>) => attempt({ send }), refresh: () => Promise.resolve() };
  return ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <CaseContext value={commands as unknown as CaseCommands}>{children}</CaseContext>
      </SWRConfig>
    </SessionContext>
  );
}
