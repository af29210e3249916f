import { createCredentials } from '@/api/credentials';
import { readFacts } from '@/session/platformSession';
import { API } from '../api/fakes';
import { config } from './app';
import type { CallRow, Tab } from './CallRow';

const credentials = ({ fetch }: Tab) => createCredentials({ config: { apiUrl: API, refreshCookie: false }, fetch });
const pair = { token: 'one', refreshToken: 'two' };

const answers = {
  'GET users/me': { 'hydra:member': [{ id: 5, givenName: 'Sophie', shortFamilyName: 'M.', email: 'sophie@exemple.fr', operates: { 1: '/structures/4' }, password: 'hash' }] },
  'GET permissions': { 'hydra:member': ['access_admin', 'structure_list', 'structure_read'] },
  'GET eec/instance': { available: true },
  'GET admin/structures': { 'hydra:member': [{ id: 4, name: 'CCAS', solidaryTransport: 1 }] },
};
/** All requests after signing in. */
const asked = [['GET users/me'], ['GET permissions'], ['GET eec/instance'], ['GET admin/structures']] as const;
const signsIn = ({ api }: Tab) => readFacts({ api, config });

export const signingIn: readonly CallRow[] = [
  {
    entry: '7.12',
    sends: (tab) => credentials(tab).logIn('sophie@exemple.fr', 'secret'),
    answers: { 'POST login': pair },
    leaves: [['POST login', { username: 'sophie@exemple.fr', password: 'secret' }]],
    gives: pair,
  },
  {
    entry: '7.13',
    sends: (tab) => credentials(tab).refresh('zero'),
    answers: { 'POST token/refresh': pair },
    leaves: [['POST token/refresh', { refreshToken: 'zero' }]],
    gives: pair,
  },
  {
    entry: '7.14',
    sends: async (tab) => (await signsIn(tab)).user,
    answers,
    leaves: asked,
    gives: { id: 5, givenName: 'Sophie', shortFamilyName: 'M.', email: 'sophie@exemple.fr', operates: ['/structures/4'] },
  },
  { entry: '7.15', sends: async (tab) => (await signsIn(tab)).permissions, answers, leaves: asked, gives: new Set(['access_admin', 'structure_list', 'structure_read']) },
  { entry: '7.17', sends: async (tab) => (await signsIn(tab)).eecAvailable, answers, leaves: asked, gives: true },
];
