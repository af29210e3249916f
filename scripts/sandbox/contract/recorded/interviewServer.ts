import { type Accounts, Interview, type Recorded } from './Interview';
import { articles } from './scenario/articles.mjs';
import { beneficiaries } from './scenario/beneficiaries.mjs';
import { campaigns } from './scenario/campaigns.mjs';
import { communities } from './scenario/communities.mjs';
import { events } from './scenario/events.mjs';
import { external } from './scenario/external.mjs';
import { lists } from './scenario/lists.mjs';
import { people } from './scenario/people.mjs';
import { relayPoints } from './scenario/relayPoints.mjs';
import { session } from './scenario/session.mjs';
import { solidaries } from './scenario/solidaries.mjs';
import { structures } from './scenario/structures.mjs';
import { uploads } from './scenario/uploads.mjs';
import { users } from './scenario/users.mjs';

/** The areas in the order in which they are asked. The lists come last, when each has something in it. */
const SCENARIO: Readonly<Record<string, (interview: Interview) => Promise<void>>> = {
  session,
  users,
  people,
  communities,
  events,
  articles,
  relayPoints,
  campaigns,
  uploads,
  external,
  structures,
  beneficiaries,
  solidaries,
  lists,
};

export const AREAS = Object.keys(SCENARIO);

/**
 * Asks a server everything that the platform was asked. The server should have fresh data and no other users. The scenario creates what it needs
 * through the API. Questions for an account that is not given are left out.
 */
export async function interviewServer(send: (request: Request) => Promise<Response>, base: string, accounts: Accounts): Promise<Recorded[]> {
  const interview = new Interview(send, base, accounts, `pb${Date.now().toString(36).slice(-6)}`);
  for (const [area, ask] of Object.entries(SCENARIO)) {
    interview.area = area;
    await ask(interview);
  }
  return interview.recorded;
}
