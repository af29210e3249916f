import type { SolidaryRecord } from '../../../generated/entities';
import { copiedRecords } from './copiedRecords';

type Field = keyof SolidaryRecord;

const JOURNEY: Field[] = ['origin', 'destinationAny', 'destination'];

const DATES: Field[] = [
  'regular',
  'punctualOutwardDateChoice',
  'punctualOutwardMinDate',
  'punctualOutwardTimeChoice',
  'punctualOutwardMinTime',
  'punctualReturnDateChoice',
  'punctualReturnDate',
  'punctualReturnTime',
  'regularSchedules',
  'regularDateChoice',
  'regularMinDate',
  'regularMaxDate',
];

/** Requests for solidary transport. Reading one searches volunteers again, and most edits make a copy of it (contract requests.reading, requests.edit). */
export const solidaryRequests = copiedRecords<Field>({
  parameters: { givenName: 'givenName', familyName: 'familyName' },
  successor: 'solidaryChildId',
  predecessor: 'solidaryId',
  together: [JOURNEY, DATES],
});
