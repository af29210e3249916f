import type { Offer } from './Offer';

/** A candidate by the answer of the structure: none yet, accepted, refused. */
function candidate(status: 0 | 1 | 2) {
  const items = [{ userStructureId: 7, status, name: 'Nancy', structure: 'Nancy' }];
  return { proofs: items, structures: items };
}

const [waiting, accepted, refused] = [candidate(0), candidate(1), candidate(2)];

const decisions = (right: string): string[] => [
  `row accept: ${right} asks decides`,
  `row refuse: ${right} asks danger decides`,
  `row acceptRefused: ${right} asks decides`,
  `row refuseAccepted: ${right} asks danger decides`,
];

const decided: Offer['applies'] = [
  ['accept', waiting, refused],
  ['refuse', waiting, accepted],
  ['acceptRefused', refused, accepted],
  ['refuseAccepted', accepted, refused],
];

const ANSWERS = { tones: { 0: 'warning', 1: 'success', 2: 'error' } };
const DEFINITIONS = { columns: ['label', 'inputType', 'choices', 'mandatory', 'activated'], rows: ['label', 'inputType', 'choices', ['mandatory', 'activated']], kept: { field: 'removable', is: false } };
const CHOICES = { columns: ['options'], rows: [['options', 'acceptedValues']] };

const byName = ["always familyName: familyName=d'Or", "always givenName: givenName=d'Or"];

export const solidary: readonly Offer[] = [
  {
    entity: 'solidaryRecord',
    may: ['list: solidary_list', 'show: solidary_read', 'create: solidary_create', 'edit: solidary_update'],
    columns: 'familyName* givenName* fromDate* status subject* destination telephone*',
    addable: 'origin lastAction lastActionDate progression* proposalType id*',
    // Section 9 of the specification: those in progress, by their first day.
    sorted: 'fromDate asc',
    filters: ['always open: progression=100 or progression= from yes', ...byName],
    create: [
      'beneficiary: userId givenName* familyName* gender birthDate email telephone homeAddress',
      'request: subjectId* needIds additionalNeed',
      'journey: origin* destinationAny destination*',
      'dates: regular*',
    ],
    edit: [
      'beneficiary: givenName*! familyName*! gender! birthDate! email! telephone! newsSubscription!',
      'proofs: proofs=',
      'request: subjectId*! needIds additionalNeed',
      'journey: origin* destinationAny destination*',
      'dates: regular*',
    ],
    head: 'status telephone email',
    depending: [
      ['create', {}, 'userId homeAddress', 'newsSubscription'],
      ['create', { userId: 4 }, 'userId newsSubscription', 'homeAddress'],
      ['edit', {}, 'newsSubscription!', 'userId homeAddress'],
      ['edit', { homeAddress: { addressLocality: 'Nancy' } }, 'homeAddress!', 'userId'],
      ['create', { subjectId: 9999 }, 'additionalSubject*'],
      ['create', { subjectId: 3 }, 'subjectId*', 'additionalSubject'],
      ['create', { destinationAny: true }, 'origin* destinationAny', 'destination'],
      ['create', { regular: true }, 'regular* regularSchedules* regularDateChoice* regularMinDate*', 'regularMaxDate punctualOutwardDateChoice punctualOutwardMinDate'],
      ['create', { regular: true, punctualOutwardDateChoice: 1, punctualOutwardTimeChoice: 1, punctualReturnDateChoice: 5 }, 'regularSchedules*', 'punctualOutwardTimeChoice punctualOutwardMinTime punctualReturnDateChoice punctualReturnDate punctualReturnTime'],
      ['create', { regular: true, regularDateChoice: 3 }, 'regularMinDate* regularMaxDate*'],
      ['create', { regular: false }, 'punctualOutwardDateChoice* punctualOutwardMinDate* punctualOutwardTimeChoice* punctualReturnDateChoice*', 'regularSchedules regularMinDate punctualOutwardMinTime punctualReturnDate punctualReturnTime'],
      ['create', { regular: false, regularDateChoice: 3, punctualOutwardDateChoice: 1 }, 'punctualReturnDateChoice*', 'regularDateChoice regularMaxDate punctualReturnDate'],
      ['create', { regular: false, punctualOutwardTimeChoice: 1 }, 'punctualOutwardTimeChoice* punctualOutwardMinTime*'],
      ['create', { regular: false, punctualOutwardDateChoice: 1, punctualReturnDateChoice: 5 }, 'punctualReturnDateChoice* punctualReturnDate* punctualReturnTime*'],
      ['create', { regular: false, punctualOutwardDateChoice: 2, punctualReturnDateChoice: 5 }, 'punctualReturnTime*', 'punctualReturnDate'],
    ],
    notBefore: { regularMinDate: 'today', regularMaxDate: 'regularMinDate', punctualOutwardMinDate: 'today', punctualReturnDate: 'punctualOutwardMinDate' },
    duplicates: [
      'email: admin/users/email?email=zoe@exemple.fr of user once but userId',
      'telephone: admin/users?telephone[]=zoe@exemple.fr of user but userId',
      'changed email: admin/users/email?email=zoe@exemple.fr of user once but userId',
    ],
    actions: ['row noteCall: solidary_update'],
    applies: [['noteCall', { status: 3 }, { status: 6 }]],
    drawn: 'userId=reference status=status origin=address destination=address homeAddress=address email=email gender=choice regular=choice regularSchedules=timetable',
    told: {
      // Section 4 of the specification: each status has an icon, and all are blue.
      status: {
        tones: { 0: 'info', 1: 'info', 2: 'info', 3: 'info', 4: 'info', 6: 'info' },
        icons: { 0: 'new', 1: 'seen', 2: 'search', 3: 'progress', 4: 'closed', 6: 'replaced' },
      },
      userId: { resource: 'user' },
      destination: { anywhere: 'origin' },
      gender: { none: 0 },
    },
    waits: ['open: solidary_list f.open=yes'],
  },
  {
    entity: 'beneficiary',
    may: ['list: solidary_beneficiary_list', 'show: solidary_beneficiary_read', 'edit: solidary_beneficiary_update'],
    columns: 'familyName* givenName* email* telephone* structures',
    addable: 'gender id*',
    filters: [...byName, "added email: email=d'Or", 'added telephone: telephone[]=0611223344&telephone[]=06 11 22 33 44', "added id: id=d'Or"],
    edit: ['person: givenName! familyName! gender! birthDate!', 'contact: email! telephone! newsSubscription!'],
    duplicates: ['changed email: admin/users/email?email=zoe@exemple.fr of user once but userId'],
    show: [
      'person: givenName familyName gender birthDate avatar userId',
      'contact: email telephone newsSubscription homeAddress',
      'candidacy: structures proofs',
      'requests: requests',
      'diary: diaries',
    ],
    head: 'telephone email',
    depending: [['edit', { homeAddress: { addressLocality: 'Nancy' } }, 'homeAddress!']],
    actions: [...decisions('solidary_beneficiary_update'), 'row newRequest: solidary_create'],
    applies: decided,
    drawn: 'userId=reference gender=choice homeAddress=address avatar=image proofs=table proofs.value=answer proofs.fileName=url proofs.status=status structures=table structures.status=status requests=table requests.id=reference diaries=table diaries.comment=richText',
    told: {
      userId: { resource: 'user' },
      gender: { none: 0 },
      proofs: { columns: ['label', 'value', 'fileName', 'structure', 'status'] },
      'proofs.fileName': { labelField: 'originalName' },
      'proofs.status': ANSWERS,
      structures: { columns: ['status', 'name'] },
      'structures.status': ANSWERS,
      requests: { columns: ['id', 'createdDate', 'lastDate'] },
      'requests.id': { resource: 'solidaryRecord' },
      diaries: { columns: ['date', 'action', 'comment', 'progression', 'authorGivenName', 'authorFamilyName'] },
    },
    notices: [
      ['show', { proofs: [] }, 'withoutProof'],
      ['show', waiting, ''],
      ['edit', { proofs: [] }, ''],
    ],
    waits: ['candidacies: solidary_beneficiary_list+solidary_beneficiary_update'],
  },
  {
    entity: 'volunteer',
    may: ['list: solidary_volunteer_list', 'show: solidary_volunteer_read', 'edit: solidary_volunteer_update'],
    columns: 'familyName* givenName* email homeAddress structures',
    addable: 'availabilities id*',
    filters: [...byName, "added email: user.email=d'Or", 'added telephone: user.telephone[]=0611223344&user.telephone[]=06 11 22 33 44', "added id: id=d'Or"],
    edit: ['availability: availabilities mMinTime! mMaxTime! aMinTime! aMaxTime! eMinTime! eMaxTime!'],
    show: [
      'person: givenName familyName gender birthDate avatar userId',
      'contact: email telephone newsSubscription homeAddress maxDistance',
      'availability: availabilities mMinTime mMaxTime aMinTime aMaxTime eMinTime eMaxTime',
      'candidacy: structures proofs',
    ],
    head: 'telephone email',
    notBefore: { mMaxTime: 'mMinTime', aMaxTime: 'aMinTime', eMaxTime: 'eMinTime' },
    actions: decisions('solidary_volunteer_update'),
    applies: decided,
    drawn: 'userId=reference homeAddress=address avatar=image availabilities=week mMinTime=clock proofs=table proofs.value=answer proofs.fileName=url proofs.status=status structures=table structures.status=status',
    told: {
      userId: { resource: 'user' },
      homeAddress: { radius: 'maxDistance' },
      maxDistance: { unit: 'metre' },
      proofs: { columns: ['label', 'value', 'fileName', 'structure', 'status'] },
      'proofs.fileName': { labelField: 'originalName' },
      'proofs.status': ANSWERS,
      structures: { columns: ['status', 'name'] },
      'structures.status': ANSWERS,
    },
    waits: ['candidacies: solidary_volunteer_list+solidary_volunteer_update'],
  },
  {
    entity: 'structure',
    may: ['list: structure_list', 'show: structure_read', 'create: structure_create', 'edit: structure_update', 'delete: structure_delete'],
    columns: 'name* telephone* solidaryTransport* mode*',
    addable: 'signature* id*',
    filters: ["always name: name=d'Or", 'added solidaryTransport: solidaryTransport=true or solidaryTransport=false'],
    create: [
      'structure: name* email* telephone signature solidaryTransport mode',
      'windows: mMinTime* mMaxTime* aMinTime* aMaxTime* eMinTime* eMaxTime* days',
      'bounds: mMinRangeTime mMaxRangeTime aMinRangeTime aMaxRangeTime eMinRangeTime eMaxRangeTime',
      'requests: subjects needs',
      'proofs: structureProofsRequester structureProofsVolunteer',
      'people: operators territories',
    ],
    edit: [
      'structure: name*! email! telephone signature solidaryTransport mode',
      'windows: mMinTime*! mMaxTime*! aMinTime*! aMaxTime*! eMinTime*! eMaxTime*! days',
      'bounds: mMinRangeTime! mMaxRangeTime! aMinRangeTime! aMaxRangeTime! eMinRangeTime! eMaxRangeTime!',
      'requests: subjects needs',
      'proofs: structureProofsRequester structureProofsVolunteer',
      'people: operators territories',
    ],
    show: [
      'structure: name email telephone signature solidaryTransport mode',
      'windows: mMinTime mMaxTime aMinTime aMaxTime eMinTime eMaxTime days',
      'bounds: mMinRangeTime mMaxRangeTime aMinRangeTime aMaxRangeTime eMinRangeTime eMaxRangeTime',
      'requests: subjects needs',
      'proofs: structureProofsRequester structureProofsVolunteer',
      'people: operators territories',
    ],
    head: 'telephone email',
    notBefore: {
      mMaxTime: 'mMinTime',
      aMaxTime: 'aMinTime',
      eMaxTime: 'eMinTime',
      mMaxRangeTime: 'mMinRangeTime',
      aMaxRangeTime: 'aMinRangeTime',
      eMaxRangeTime: 'eMinRangeTime',
    },
    drawn: 'days=week subjects=table needs=table territories=references operators=references structureProofsRequester=proofs structureProofsVolunteer=proofs structureProofsRequester.choices=table structureProofsVolunteer.choices=table',
    told: {
      needs: { rows: [['label', 'labelVolunteer']], kept: { field: 'removable', is: false } },
      territories: { resource: 'territory' },
      operators: { resource: 'user', detail: 'email', repeated: 'operatorExists' },
      structureProofsRequester: DEFINITIONS,
      structureProofsVolunteer: DEFINITIONS,
      'structureProofsRequester.choices': CHOICES,
      'structureProofsVolunteer.choices': CHOICES,
    },
    deletion: 'typed requests:solidaryRecord. beneficiaries:beneficiary.structures.id volunteers:volunteer.structures.id points:relayPoint.structureId',
  },
];
