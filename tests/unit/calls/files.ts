import { createLocalChecker } from '@/engine/exchange/import/check/localChecker';
import { sendImport } from '@/engine/exchange/import/sendImport';
import { entityNamed } from '../../support/realEntities';
import { picture } from './app';
import type { CallRow, Tab } from './CallRow';

/** Entities with one picture, by the entry of their call, with the two parts of the body that name the owner. */
const pictures = [
  ['7.91', 'user', 'userId', 'userFile'],
  ['7.92', 'event', 'eventId', 'eventFile'],
  ['7.93', 'editorial', 'editorialId', 'editorialFile'],
  ['7.94', 'relayPoint', 'relayPointId', 'relayPointFile'],
  ['7.95', 'community', 'communityId', 'communityFile'],
] as const;

const one = { id: 31, image: 'https://platform.test/31.png', avatar: 'https://platform.test/31-square.png' };

/** Chooses a file, checks it, and sends it. */
async function imports({ api }: Tab, of: string, lines: readonly string[], hasTitles: boolean): Promise<unknown> {
  const definition = entityNamed(of).resource.import;
  if (!definition) throw new Error(`"${of}" has no import.`);
  const checker = createLocalChecker(definition);
  await checker.open(new Blob([lines.join('\n')]));
  await checker.check(hasTitles, () => undefined);
  const file = { name: 'liste.csv', lines: 1, leftOut: 0, hasTitles };
  return sendImport({ api, checker, type: definition.type, file, place: { userId: 5, pathname: `/${of}` }, errorText: String });
}

const person = 'zoe@exemple.fr;Zoé;Petit;1;1990-12-31;0611223344;;;;;;;;;0';
const done = { id: 999999999999, errors: [], messages: [] };

export const files: readonly CallRow[] = [
  ...pictures.map(([entry, name, owner, part]): CallRow => ({
    entry,
    // The record exists, and nothing else of it has changed.
    sends: ({ app }) => app.change(entityNamed(name), { id: 12 }, { image: picture() }),
    answers: { 'POST admin/images': one },
    leaves: [['POST admin/images', { [owner]: '12', [part]: { file: 'photo.png' }, position: '1' }]],
    gives: { kind: 'done' },
  })),
  {
    entry: '7.97',
    sends: ({ app }) => app.create(entityNamed('editorial'), { title: 'Hiver', text: 'Il neige', label: 'Lire', link: 'https://exemple.fr', image: picture() }),
    answers: { 'POST admin/images': one },
    leaves: [
      ['POST admin/editorials', { title: 'Hiver', text: 'Il neige', label: 'Lire', link: 'https://exemple.fr', status: 0 }],
      ['POST admin/images', { editorialId: '12', editorialFile: { file: 'photo.png' }, position: '1' }],
    ],
    gives: { kind: 'done' },
  },
  {
    entry: '7.96',
    // An e-mail has several pictures. They are sent without a position, and the e-mail itself is saved last, with the platform's addresses for them.
    sends: ({ app }) => app.create(entityNamed('campaign'), { name: 'Rentrée', subject: 'Bonjour', body: [{ type: 'title', value: 'Bonjour' }, { type: 'image', src: picture('car.png') }] }),
    answers: { 'POST admin/images': one },
    leaves: [
      ['POST admin/campaigns', { name: 'Rentrée', subject: 'Bonjour', body: '[{"type":"title","value":"Bonjour","position":1}]' }],
      ['POST admin/images', { campaignId: '12', campaignFile: { file: 'car.png' } }],
      ['PATCH admin/campaigns/12', { body: '[{"type":"title","value":"Bonjour","position":1},{"type":"image","src":"https://platform.test/31.png","id":31,"position":2}]' }],
    ],
    gives: { kind: 'done' },
  },
  {
    entry: '7.98',
    sends: ({ app }) => app.change(entityNamed('community'), { id: 12, validationType: 3 }, { communitySecurities: { file: new File(['a,b'], 'acces.csv'), saved: undefined } }),
    leaves: [['POST admin/community_securities', { communityId: '12', file: { file: 'acces.csv' } }]],
    gives: { kind: 'done' },
  },
  {
    entry: '7.99',
    async sends(tab) {
      await imports(tab, 'user', ['Courriel;Prénom;Nom;Sexe;Naissance;Tél', 'zoe@exemple.fr;Zoé;Petit;F;31/12/1990;06 11 22 33 44'], true);
      await imports(tab, 'community', [person.replace(';;', ';12;')], false);
    },
    answers: { 'POST admin/imports/users': done },
    leaves: [
      ['POST admin/imports/users', { file: { file: 'liste.csv' }, filename: 'liste.csv', columnHeadersFirstLine: 'true' }],
      ['POST admin/imports/users', { file: { file: 'liste.csv' }, filename: 'liste.csv', columnHeadersFirstLine: 'false' }],
    ],
  },
  {
    entry: '7.100',
    sends: (tab) => imports(tab, 'relayPoint', ['name;type;latitude;longitude', 'Gare;1;48.69;6.18'], true),
    answers: { 'POST admin/imports/relaypoints': done },
    leaves: [['POST admin/imports/relaypoints', { file: { file: 'liste.csv' }, filename: 'liste.csv', columnHeadersFirstLine: 'true' }]],
    gives: { kind: 'finished' },
  },
];
