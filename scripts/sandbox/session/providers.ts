import type { Hono } from 'hono';
import { hydraList } from '../crud/envelope';
import { answer } from '../http/answers';
import { markedAnswer } from '../http/marks';
import type { SandboxEnvironment, World } from '../World';
import { requestContext } from './authenticate';

/** The partners of the demonstration. The platform really answers the keys of its partners, so the sandbox answers made-up ones. */
export const PROVIDERS = {
  'Mobicoop partenaires': provider('partenaires', 'RDEX'),
  'Covoit’Grand Est': provider('grandest', 'STANDARD_RDEX'),
};

/** The two calls of the login that belong to no entity (contract partners.providers and session.eec). */
export function addProviderRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  app.get('/admin/external_journey_providers', (c) => {
    const { format } = requestContext(c, world);
    if (format === 'json') return answer(PROVIDERS, 'json');
    // In JSON-LD, the keys of the object, which are the partners' names, are lost.
    const members = Object.values(PROVIDERS);
    return answer(
      hydraList({ iri: '/external_journey_providers', type: 'ExternalJourneyProvider' }, members, members.length),
      'ld',
    );
  });
  app.get('/eec/instance', (c) => {
    return markedAnswer(['/eec/instance', 'EecInstance'], EEC, requestContext(c, world));
  });
}

const EEC = {
  available: true,
  ldAvailable: true,
  ldProgressVisualization: true,
  sdAvailable: true,
  sdProgressVisualization: true,
  ldExpirationDate: '2027-12-31T00:00:00+00:00',
  beginDateOfPeriodWithoutJourney: '2022-12-31T00:00:00+00:00',
  tabView: true,
};

function provider(name: string, protocol: string): Record<string, string> {
  return {
    url: `https://rdex.${name}.example`,
    resource: '/restapi/journeys.json',
    resourceConnection: '/restapi/connections',
    api_key: `demonstration-${name}-key`,
    private_key: `demonstration-${name}-private-key`,
    protocol,
  };
}
