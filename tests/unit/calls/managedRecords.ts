import { removalAttempt } from '@/engine/data/command/removalAttempt';
import { WALL_CLOCK } from '@/engine/model/transforms/transformContext';
import type { RecordData } from '@/engine/model/Schema';
import { entityNamed } from '../../support/realEntities';
import type { CallRow } from './CallRow';

/** An entity whose records are listed, read, created, changed and deleted. */
interface Managed {
  entity: string;
  path: string;
  /** The number of its first call. The fourth is PUT, which is never sent. */
  first: number;
  /** The address of its list in the app, and the query of the request. */
  listed: [address: string, asked: string];
  /** The values typed in a new form, and the body that is sent. */
  created: [typed: RecordData, body: RecordData];
  /** The record on the platform, the values typed over it, and the body that is sent. */
  changed: [stored: RecordData, typed: RecordData, body: RecordData];
}

const nancy = { addressLocality: 'Nancy', latitude: '48.692100', longitude: '6.184400' };

/** An address is sent whole. */
const wholeNancy = {
  ...nancy, name: null, houseNumber: null, street: null, streetAddress: null, postalCode: null, subLocality: null, localAdmin: null, county: null,
  macroCounty: null, region: null, macroRegion: null, addressCountry: null, countryCode: null,
};

/** The times in the form, and the part of the week that was ticked. */
const windows = {
  mMinTime: '1970-01-01T06:00:00+00:00', mMaxTime: '1970-01-01T12:00:00+00:00', aMinTime: '1970-01-01T12:00:00+00:00',
  aMaxTime: '1970-01-01T18:00:00+00:00', eMinTime: '1970-01-01T18:00:00+00:00', eMaxTime: '1970-01-01T23:00:00+00:00',
};
const mondayMorning = { ...Object.fromEntries(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].flatMap((day) => ['m', 'a', 'e'].map((part) => [part + day, false]))), mMon: true };

const managed: Managed[] = [
  {
    entity: 'user',
    path: 'admin/users',
    first: 19,
    listed: ['f.q=Zoé&page=2', 'order[createdDate]=desc&page=2&perPage=25&q=Zoé'],
    created: [
      { givenName: 'Zoé', familyName: 'Petit', email: 'zoe@exemple.fr', gender: 1, birthDate: '1990-12-31' },
      {
        givenName: 'Zoé', familyName: 'Petit', email: 'zoe@exemple.fr', gender: 1, birthDate: '1990-12-31',
        status: 1, phoneDisplay: 1, smoke: 0, music: true, chat: true, gamification: true, gratuity: true,
      },
    ],
    changed: [{ id: 12, status: 1, givenName: 'Zoé', telephone: '0611223344', birthDate: '1990-12-31T00:00:00+00:00' }, { givenName: 'Zoë', telephone: undefined }, { givenName: 'Zoë', telephone: null }],
  },
  {
    entity: 'community',
    path: 'admin/communities',
    first: 25,
    listed: ['f.name=Lycée&f.validationType=0&f.validationType=2', 'order[name]=asc&page=1&perPage=25&name=Lycée&validationType[]=0&validationType[]=2'],
    created: [
      { name: 'Lycée Poincaré', description: 'Le lycée', fullDescription: '<p>Le lycée</p>', referrerId: 3, target: 40 },
      {
        name: 'Lycée Poincaré', description: 'Le lycée', fullDescription: '<p>Le lycée</p>', referrerId: 3, target: 40,
        validationType: 0, membersHidden: false, proposalsHidden: false, freeCarpool: false,
      },
    ],
    changed: [{ id: 12, name: 'Lycée', target: '40', domain: null }, { target: 41 }, { target: 41 }],
  },
  {
    entity: 'campaign',
    path: 'admin/campaigns',
    first: 31,
    listed: ['f.status=0&f.status=1', 'order[createdDate]=desc&page=1&perPage=25&status[]=0&status[]=1'],
    created: [
      { name: 'Rentrée', subject: 'Bonjour', body: [{ type: 'title', value: 'Bonjour' }, { type: 'text', value: '<p>À vous</p>' }] },
      { name: 'Rentrée', subject: 'Bonjour', body: '[{"type":"title","value":"Bonjour","position":1},{"type":"text","value":"<p>À vous</p>","position":2}]' },
    ],
    changed: [{ id: 12, name: 'Rentrée', subject: 'Bonjour', body: '[]', status: 0 }, { subject: 'Bonsoir' }, { subject: 'Bonsoir' }],
  },
  {
    entity: 'event',
    path: 'admin/events',
    first: 37,
    listed: ['f.name=Fête&f.private=no', 'order[fromDate]=desc&page=1&perPage=25&name=Fête&private=false'],
    created: [
      { name: 'Fête', fromDate: '2026-12-05T00:00', toDate: '2026-12-06T00:00', address: nancy, creatorId: 3 },
      { name: 'Fête', fromDate: '2026-12-05T00:00:00+00:00', toDate: '2026-12-06T00:00:00+00:00', address: wholeNancy, creatorId: 3, status: 1, private: false, useTime: false },
    ],
    changed: [{ id: 12, name: 'Fête', private: false, url: 'https://exemple.fr' }, { private: true, url: undefined }, { private: true, url: null }],
  },
  {
    entity: 'article',
    path: 'admin/articles',
    first: 43,
    listed: ['f.title=Mentions&sort=title:desc', 'order[title]=desc&page=1&perPage=25&title=Mentions'],
    created: [
      { title: 'Mentions', sections: [{ title: 'Éditeur', status: 1, paragraphs: [{ text: '<p>Nous</p>', status: 1 }] }] },
      { title: 'Mentions', status: 0, asections: [{ title: 'Éditeur', subTitle: '', status: 1, position: 1, paragraphs: [{ text: '<p>Nous</p>', status: 1, position: 1 }] }] },
    ],
    changed: [{ id: 12, title: 'Mentions', status: 0 }, { status: 1 }, { status: 1 }],
  },
  {
    entity: 'editorial',
    path: 'admin/editorials',
    first: 49,
    listed: ['f.title=Hiver&f.status=1', 'order[title]=asc&page=1&perPage=25&title=Hiver&status=1'],
    created: [
      { title: 'Hiver', text: 'Il neige', label: 'Lire', link: 'https://exemple.fr' },
      { title: 'Hiver', text: 'Il neige', label: 'Lire', link: 'https://exemple.fr', status: 0 },
    ],
    changed: [{ id: 12, title: 'Hiver', text: 'Il neige', label: 'Lire', link: 'https://exemple.fr', status: 0 }, { text: 'Il fond' }, { text: 'Il fond' }],
  },
  {
    entity: 'relayPoint',
    path: 'admin/relaypoints',
    first: 55,
    listed: ['f.name=Gare&f.type=4', 'order[name]=asc&page=1&perPage=25&name=Gare&relayPointType.id=4'],
    created: [
      { name: 'Gare', address: nancy, creatorId: 3, places: 24, placesDisabled: 0, free: true },
      { name: 'Gare', address: wholeNancy, creatorId: 3, places: 24, placesDisabled: 0, free: true, status: 1, official: false, private: false },
    ],
    changed: [{ id: 12, name: 'Gare', places: 24, secured: false, relayPointTypeId: 4 }, { places: undefined, secured: true, relayPointTypeId: 5 }, { places: null, secured: true, relayPointTypeId: 5 }],
  },
  {
    entity: 'relayPointType',
    path: 'admin/relaypoint_types',
    first: 61,
    listed: ['f.name=Aire&size=50', 'order[name]=asc&page=1&perPage=50&name=Aire'],
    created: [{ name: 'Aire', iconId: 7 }, { name: 'Aire', iconId: 7 }],
    changed: [{ id: 12, name: 'Aire', iconId: 7 }, { iconId: 8 }, { iconId: 8 }],
  },
  {
    entity: 'structure',
    path: 'admin/structures',
    first: 67,
    // The platform ignores pages and filters for this list.
    listed: ['f.name=CCAS&page=2', 'page=1&perPage=1000'],
    created: [
      { name: 'CCAS', email: 'ccas@exemple.fr', days: ['mMon'], subjects: [{ label: 'Courses' }], territories: [{ id: 5, name: 'Nancy' }], operators: [{ id: 3, givenName: 'Zoé' }] },
      {
        name: 'CCAS', email: 'ccas@exemple.fr', solidaryTransport: true, mode: 0, ...windows, ...mondayMorning,
        subjects: [{ label: 'Courses' }], territories: [5], operators: [{ id: 3 }],
      },
    ],
    changed: [{ id: 12, name: 'CCAS', mMinTime: '1970-01-01T06:00:00+00:00', solidaryTransport: true }, { mMinTime: '07:30', solidaryTransport: false }, { mMinTime: '1970-01-01T07:30:00+00:00', solidaryTransport: false }],
  },
];

/** The address of structures, which the specification leaves open. */
const structures: CallRow = {
  entry: '7.130',
  async sends({ app, api }) {
    await app.list(entityNamed('structure'));
    await app.read('structure', 12);
    await removalAttempt(entityNamed('structure'), 12, { api, context: WALL_CLOCK }).send();
  },
  leaves: [['GET admin/structures?page=1&perPage=1000'], ['GET admin/structures/12'], ['DELETE admin/structures/12']],
};

const ofEach = managed.flatMap(({ entity: name, path, first, listed, created, changed }) => {
  const [[address, asked], [filled, body], [stored, typed, patch]] = [listed, created, changed];
  const entity = entityNamed(name);
  const numbered = (after: number) => `7.${first + after}`;
  const answers = { [`GET ${path}/12`]: stored };
  return [
    { entry: numbered(0), sends: ({ app }) => app.list(entity, address), leaves: [[`GET ${path}?${asked}`]] },
    { entry: numbered(1), sends: ({ app }) => app.read(name, 12), leaves: [[`GET ${path}/12`]] },
    { entry: numbered(2), sends: ({ app }) => app.create(entity, filled), leaves: [[`POST ${path}`, body]] },
    // Before a change, the record is read again, because others may have changed it.
    { entry: numbered(4), sends: ({ app }) => app.change(entity, stored, typed), answers, leaves: [[`GET ${path}/12`], [`PATCH ${path}/12`, patch]] },
    { entry: numbered(5), sends: ({ api }) => removalAttempt(entity, 12, { api, context: WALL_CLOCK }).send(), leaves: [[`DELETE ${path}/12`]] },
  ] satisfies CallRow[];
});

export const managedRecords: readonly CallRow[] = [...ofEach, structures];
