import type { RecordData } from '@/engine/model/Schema';


/** A field from section 3 of the specification, or a rule from its section 5, about an entity with a form or a page. */
export interface FieldRow {
  /** The id of the field in `tests/specification.json`. */
  entry: string;
  entity: string;
  /** The values on the platform. */
  stored?: RecordData;
  /** The values that forms and pages then have. */
  held?: RecordData;
  /** The widget that shows it. */
  shownBy?: string;
  /** The values typed over them. Below: the body of the record's own call, and the fields that are sent separately after it. */
  typed?: RecordData;
  sent?: RecordData;
  waiting?: string[];
  /** The values typed in a new form, and some of the body that is sent. */
  filled?: RecordData;
  created?: RecordData;
}

const picture = { file: new File(['png'], 'photo.png'), preview: 'blob:photo', saved: undefined };
const [image, avatar] = ['https://platform.test/12.png', 'https://platform.test/12-square.png'];

const unsaid = Object.fromEntries(
  ['name', 'houseNumber', 'street', 'streetAddress', 'postalCode', 'subLocality', 'addressLocality', 'localAdmin', 'county', 'macroCounty', 'region', 'macroRegion', 'addressCountry', 'countryCode', 'latitude', 'longitude'].map((name) => [name, null]),
);

const people: FieldRow[] = [
  {
    entry: '3.14',
    entity: 'user',
    stored: { homeAddress: { '@id': '/addresses/7', id: 7, addressLocality: 'Nancy', latitude: '48.692100', longitude: '6.184400', streetAddress: null } },
    held: { homeAddress: { addressLocality: 'Nancy', latitude: 48.6921, longitude: 6.1844 } },
    typed: { homeAddress: { addressLocality: 'Toul', latitude: '48.680000', longitude: '5.890000' } },
    sent: { homeAddress: { ...unsaid, addressLocality: 'Toul', latitude: '48.680000', longitude: '5.890000' } },
  },
  { entry: '3.15', entity: 'user', stored: { image }, held: { image }, shownBy: 'image', typed: { image: picture }, sent: {}, waiting: ['image'] },
  { entry: '3.16', entity: 'user', stored: { image, avatar }, held: { image, avatar }, shownBy: 'image' },
  { entry: '3.17', entity: 'user', stored: { hitchHikePassenger: true, hitchHikeDriver: false }, held: { hitchHikePassenger: true, hitchHikeDriver: false }, typed: { hitchHikePassenger: false, hitchHikeDriver: true }, sent: { hitchHikePassenger: false, hitchHikeDriver: true } },
  { entry: '3.18', entity: 'hitchhiker', filled: { email: 'zoe@exemple.fr' }, created: { hitchHikePassenger: false, hitchHikeDriver: false } },
  { entry: '3.20', entity: 'hitchhiker', filled: { email: 'zoe@exemple.fr' }, created: { phoneDisplay: 1 } },
  {
    entry: '3.104',
    entity: 'user',
    stored: { identityProofs: [{ id: 41, status: 1, fileName: 'https://platform.test/41.pdf', originalName: 'carte.pdf', size: 1200, createdDate: '2026-11-20T10:00:00+00:00', acceptedDate: null, validator: null }] },
    held: { identityProofs: [{ id: 41, status: 1, fileName: 'https://platform.test/41.pdf', originalName: 'carte.pdf', size: 1200, createdDate: '2026-11-20T10:00:00+00:00' }] },
    typed: { identityProofs: [] },
    sent: {},
  },
  { entry: '3.60', entity: 'communityMember', stored: { status: 0 }, held: { status: 0 }, typed: { status: 1 }, sent: { status: 1 } },
];

/** The definition of a proof on the platform, and in a form. */
const kinds = ['checkbox', 'input', 'selectbox', 'radio', 'file'];
const marks = (kind: string) => Object.fromEntries(kinds.map((name) => [name, name === kind]));
const asked = (id: number, kind: string, more: RecordData = {}) => ({ id, label: 'Permis', mandatory: true, activated: true, position: id, type: 1, ...marks(kind), ...more });

const structures: FieldRow[] = [
  {
    entry: '3.21',
    entity: 'structure',
    stored: { name: 'CCAS', telephone: '0383000000', signature: 'Le CCAS' },
    held: { name: 'CCAS', telephone: '0383000000', signature: 'Le CCAS' },
    typed: { name: 'CIAS', telephone: undefined, signature: 'Le CIAS' },
    sent: { name: 'CIAS', telephone: null, signature: 'Le CIAS' },
  },
  { entry: '3.22', entity: 'structure', stored: { solidaryTransport: 0 }, held: { solidaryTransport: false }, typed: { solidaryTransport: true }, sent: { solidaryTransport: true } },
  { entry: '3.23', entity: 'structure', stored: { territories: [{ '@id': '/territories/5', id: 5, name: 'Nancy' }] }, held: { territories: [{ id: 5, name: 'Nancy' }] }, typed: { territories: [{ id: 5, name: 'Nancy' }, { id: 6, name: 'Toul' }] }, sent: { territories: [5, 6] } },
  { entry: '3.24', entity: 'structure', stored: { mode: null }, held: { mode: false }, typed: { mode: true }, sent: { mode: 1 } },
  {
    entry: '3.25',
    entity: 'structure',
    stored: { subjects: [{ id: 101, label: 'Courses', removable: true }], needs: { 0: { id: 201, label: 'Chien', labelVolunteer: null, removable: false } } },
    held: { subjects: [{ id: 101, label: 'Courses', removable: true }], needs: [{ id: 201, label: 'Chien', removable: false }] },
    typed: { subjects: [{ id: 101, label: 'Achats', removable: true }, { label: 'Santé' }], needs: [{ id: 201, label: 'Chien', labelVolunteer: 'Un chien', removable: false }] },
    sent: { subjects: [{ id: 101, label: 'Achats' }, { label: 'Santé' }], needs: [{ id: 201, label: 'Chien', labelVolunteer: 'Un chien' }] },
  },
  {
    entry: '3.26',
    entity: 'structure',
    stored: { operators: [{ id: 3, givenName: 'Zoé', familyName: 'Petit', email: 'zoe@exemple.fr', password: 'hash' }] },
    held: { operators: [{ id: 3, givenName: 'Zoé', familyName: 'Petit', email: 'zoe@exemple.fr' }] },
    typed: { operators: [{ id: 4, givenName: 'Ali' }] },
    sent: { operators: [{ id: 4 }] },
  },
  {
    entry: '3.27',
    entity: 'structure',
    filled: { name: 'CCAS', structureProofsRequester: [{ label: 'Permis', inputType: 'file' }], structureProofsVolunteer: [{ label: 'Carte', inputType: 'input' }] },
    created: { structureProofs: [{ label: 'Permis', position: 1, type: 1, ...marks('file') }, { label: 'Carte', position: 1, type: 2, ...marks('input') }] },
  },
  {
    entry: '3.28',
    entity: 'structure',
    stored: { structureProofsRequester: [asked(1, 'file')], structureProofsVolunteer: [asked(2, 'input', { type: 2, position: 1 })] },
    held: { structureProofsRequester: [{ id: 1, inputType: 'file' }], structureProofsVolunteer: [{ id: 2, inputType: 'input' }] },
    typed: { structureProofsVolunteer: [{ id: 2, label: 'Carte', inputType: 'input', type: 2, position: 1 }] },
    sent: { structureProofsVolunteer: [{ id: 2, label: 'Carte', type: 2, position: 1, ...marks('input') }] },
  },
  {
    entry: '3.29',
    entity: 'structure',
    stored: { mMinTime: '1970-01-01T06:00:00+00:00', aMinTime: '1970-01-01T12:00:00+00:00', eMaxTime: '1970-01-01T23:00:00+00:00' },
    held: { mMinTime: '06:00', aMinTime: '12:00', eMaxTime: '23:00' },
    typed: { mMaxTime: '11:30', aMaxTime: '17:30', eMinTime: '18:30' },
    sent: { mMaxTime: '1970-01-01T11:30:00+00:00', aMaxTime: '1970-01-01T17:30:00+00:00', eMinTime: '1970-01-01T18:30:00+00:00' },
  },
  ...['3.30', '3.31'].map((entry): FieldRow => {
    const names = ['m', 'a', 'e'].flatMap((part) => ['MinTime', 'MaxTime', 'MinRangeTime', 'MaxRangeTime'].map((name) => part + name));
    const each = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
    return { entry, entity: 'structure', stored: each('1970-01-01T06:00:00+00:00'), held: each('06:00'), typed: each('07:45'), sent: each('1970-01-01T07:45:00+00:00') };
  }),
  {
    entry: '3.32',
    entity: 'structure',
    stored: { structureProofs: kinds.map((kind, index) => asked(index + 1, kind)) },
    held: { structureProofsRequester: kinds.map((inputType, index) => ({ id: index + 1, inputType })) },
  },
  {
    entry: '3.33',
    entity: 'structure',
    stored: { structureProofs: [asked(1, 'file', { type: 2 }), asked(2, 'file'), asked(3, 'file', { type: 7 })] },
    held: { structureProofsRequester: [{ id: 2 }], structureProofsVolunteer: [{ id: 1 }, { id: 3 }] },
  },
  { entry: '3.34', entity: 'structure', stored: { structureProofs: [asked(1, 'file'), asked(2, 'input', { type: 2 })] }, held: { structureProofsRequester: [{ id: 1 }], structureProofsVolunteer: [{ id: 2 }] } },
  {
    entry: '3.35',
    entity: 'structure',
    stored: { structureProofs: [asked(1, 'checkbox', { options: 'Oui', acceptedValues: '1' })] },
    held: { structureProofsRequester: [{ id: 1, label: 'Permis', inputType: 'checkbox', choices: [{ options: 'Oui', acceptedValues: '1' }], mandatory: true, activated: true }] },
  },
  {
    entry: '3.36',
    entity: 'structure',
    stored: { structureProofsRequester: [asked(1, 'radio', { options: 'Oui;Non', acceptedValues: '1;0' })] },
    held: { structureProofsRequester: [{ choices: [{ options: 'Oui', acceptedValues: '1' }, { options: 'Non', acceptedValues: '0' }] }] },
    typed: { structureProofsRequester: [{ id: 1, label: 'Permis', inputType: 'radio', position: 1, type: 1, choices: [{ options: 'Non', acceptedValues: '0' }, { options: 'Oui' }] }] },
    sent: { structureProofsRequester: [{ id: 1, label: 'Permis', position: 1, type: 1, ...marks('radio'), options: 'Non;Oui', acceptedValues: '0;Oui' }] },
  },
  { entry: '3.37', entity: 'structure', stored: { solidaryTransport: 1, mode: 1 }, held: { solidaryTransport: true, mode: true } },
  {
    // The server requires a boolean for the first one.
    entry: '3.38',
    entity: 'structure',
    stored: { solidaryTransport: 1, mode: 1 },
    typed: { solidaryTransport: false, mode: false },
    sent: { solidaryTransport: false, mode: 0 },
  },
];

const recipients = { source: 2, sourceId: 4, sourceName: 'Lycée', filterType: 1, deliveryCount: 12 };

const campaigns: FieldRow[] = [
  {
    entry: '3.39',
    entity: 'campaign',
    stored: { body: '[{"type":"text","value":"<p>B</p>","position":2},{"type":"title","value":"A","position":1}]' },
    held: { body: [{ type: 'title', value: 'A' }, { type: 'text', value: '<p>B</p>' }] },
    typed: { body: [{ type: 'text', value: '<p>B</p>' }, { type: 'title', value: 'A' }] },
    sent: { body: '[{"type":"text","value":"<p>B</p>","position":1},{"type":"title","value":"A","position":2}]' },
  },
  {
    entry: '3.40',
    entity: 'campaign',
    stored: { body: `[{"type":"image","id":31,"src":"${image}","position":1}]` },
    held: { body: [{ type: 'image', id: 31, src: image, position: 1 }] },
    typed: { body: [{ type: 'image', id: 32, src: avatar }] },
    sent: { body: `[{"type":"image","id":32,"src":"${avatar}","position":1}]` },
  },
  { entry: '3.41', entity: 'campaign', stored: recipients, held: { recipients: { source: 2 } } },
  { entry: '3.42', entity: 'campaign', stored: recipients, held: { recipients: { sourceId: 4, sourceName: 'Lycée' } } },
  { entry: '3.43', entity: 'campaign', stored: { source: 1, filterType: 2, filters: 'gender=1', deliveryCount: 3 }, held: { recipients: { source: 1, filterType: 2, filters: 'gender=1', deliveryCount: 3 } } },
  // The widget that picks recipients associates them by a call of its own.
  { entry: '3.44', entity: 'campaign', stored: { source: 1, filterType: 2, filters: 'gender=1' }, held: { recipients: { filters: 'gender=1' } }, typed: { recipients: { source: 1, filterType: 2, filters: 'gender=2', deliveryCount: 2, countedAt: '' } }, sent: {}, waiting: ['recipients'] },
  { entry: '3.45', entity: 'campaign', stored: recipients, held: { recipients: { deliveryCount: 12 }, deliveryCount: 12 } },
];

const others: FieldRow[] = [
  ...['3.46', '5.9'].map((entry): FieldRow => ({ entry, entity: 'community', stored: { target: '40' }, held: { target: 40 }, typed: { target: '41' }, sent: { target: 41 } })),
  { entry: '3.47', entity: 'community', stored: { image, avatar }, held: { image, avatar }, shownBy: 'image' },
  { entry: '3.48', entity: 'community', stored: { image }, held: { image }, shownBy: 'image', typed: { image: picture }, sent: {}, waiting: ['image'] },
  { entry: '3.49', entity: 'community', stored: { communitySecurities: [{ id: 1, originalName: 'a.csv' }] }, held: { communitySecurities: [{ id: 1, originalName: 'a.csv' }] }, typed: { communitySecurities: { file: new File(['a,b'], 'b.csv'), saved: undefined } }, sent: {}, waiting: ['communitySecurities'] },
  { entry: '3.50', entity: 'event', filled: { name: 'Fête' }, created: { useTime: false } },
  { entry: '3.51', entity: 'event', filled: { name: 'Fête' }, created: { private: false } },
  { entry: '5.11', entity: 'event', filled: { name: 'Fête' }, created: { useTime: false, private: false } },
  ...['event', 'relayPoint', 'editorial'].map((entity, index): FieldRow => ({ entry: ['3.52', '3.54', '3.56'][index] ?? '', entity, stored: { image }, held: { image }, shownBy: 'image', typed: { image: picture }, sent: {}, waiting: ['image'] })),
  { entry: '3.53', entity: 'relayPoint', stored: { places: 24, placesDisabled: 2 }, held: { places: 24, placesDisabled: 2 }, typed: { places: 0, placesDisabled: undefined }, sent: { places: 0, placesDisabled: null } },
  { entry: '5.10', entity: 'relayPoint', stored: { places: '24' }, held: { places: 24 }, typed: { places: '25', placesDisabled: '3' }, sent: { places: 25, placesDisabled: 3 } },
  {
    entry: '3.55',
    entity: 'article',
    stored: { sections: [{ id: 2, title: 'Suite', status: 1, position: 2 }, { id: 1, title: 'Éditeur', status: 1, position: 1 }] },
    held: { sections: [{ id: 1, title: 'Éditeur' }, { id: 2, title: 'Suite' }] },
    typed: { sections: [{ id: 1, title: 'Éditeurs', status: 1, position: 1 }] },
    sent: { asections: [{ id: 1, title: 'Éditeurs', subTitle: '', status: 1, position: 1, paragraphs: [] }] },
  },
  {
    entry: '3.57',
    entity: 'relayPointType',
    stored: { name: 'Aire', iconId: 7, iconName: 'voiture', iconUrl: image, iconPrivateName: 'clé', iconPrivateUrl: avatar },
    held: { name: 'Aire', iconId: 7, iconName: 'voiture', iconUrl: image, iconPrivateName: 'clé', iconPrivateUrl: avatar },
    typed: { name: 'Parking', iconId: 8, iconName: 'autre' },
    sent: { name: 'Parking', iconId: 8 },
  },
  { entry: '3.58', entity: 'territory', stored: { '@id': '/territories/5', id: 5, name: 'Nancy' }, held: { id: 5, name: 'Nancy' } },
  { entry: '3.59', entity: 'icon', stored: { id: 7, name: 'voiture', url: image, privateName: 'clé', privateUrl: avatar }, held: { id: 7, name: 'voiture', url: image, privateName: 'clé', privateUrl: avatar } },
];

const candidacy = { structures: [{ id: 4, name: 'CCAS', status: 1 }], proofs: [{ label: 'Permis', value: '1', structure: 'CCAS', status: 1 }] };
const diaries = [{ date: '2026-11-20T10:00:00+00:00', action: 'solidary_create', comment: '<p>Vu</p>', progression: '25.00', authorGivenName: 'Zoé' }];

const solidary: FieldRow[] = [
  { entry: '3.101', entity: 'beneficiary', stored: { ...candidacy, diaries }, held: { ...candidacy, diaries: [{ action: 'solidary_create', comment: '<p>Vu</p>', progression: 25, authorGivenName: 'Zoé' }] }, typed: { diaries: [], proofs: [], structures: [] }, sent: {} },
  { entry: '3.102', entity: 'volunteer', stored: candidacy, held: candidacy, typed: { proofs: [], structures: [] }, sent: {} },
  { entry: '3.103', entity: 'volunteer', stored: { mMon: true, aMon: false, eSun: 1 }, held: { availabilities: ['mMon', 'eSun'] } },
];

export const fieldRows: readonly FieldRow[] = [...people, ...structures, ...campaigns, ...others, ...solidary];
