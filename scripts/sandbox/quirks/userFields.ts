import type { RecordData } from '../../../src/engine/Resource';
import type { Schema } from '../../../src/engine/Schema';
import { fold } from '../../../src/i18n/fold';
import { type Column, ownColumn } from '../store/columns';
import { selectRows } from '../store/rows';
import type { RequestContext } from '../World';
import type { Verb } from './Quirk';

const MINIMUM_AGE_TO_DRIVE = 17;
const flag: Schema = { type: ['boolean', 'null'] };
const shown: Schema = { type: 'string', readOnly: true };

/** Contract 4.2, for what the schema of the back office does not show. */
export const userProperties: Record<string, Schema> = {
  shortFamilyName: shown,
  identityProofs: { type: 'array', readOnly: true },
  identityStatus: { type: 'integer', readOnly: true },
  verifiedIdentity: flag,
  avatar: shown,
  image: shown,
  rolesTerritory: { type: 'array' },
  adType: { type: 'integer', readOnly: true },
  ownership: { type: 'array', readOnly: true },
  rezoKit: flag,
  cardLetter: flag,
  cardLetterPosted: flag,
  needParentalConsent: { type: 'boolean', readOnly: true },
  oldEnoughToDrive: { type: 'boolean', readOnly: true },
  referral: shown,
  missingDataToPayElectronically: { type: 'array', readOnly: true },
};

/** What the filters below need; beside single fields, both orders of the names and every place the home address is in. */
export const userColumns: readonly Column[] = [
  ownColumn('status', 'number'),
  ownColumn('email', 'text'),
  ownColumn('identityStatus', 'number'),
  ownColumn('lastActivityDate', 'time'),
  ownColumn('newsSubscription', 'boolean'),
  ownColumn('hitchHikeDriver', 'boolean'),
  ownColumn('hitchHikePassenger', 'boolean'),
  {
    field: 'fullName',
    kind: 'text',
    value: ({ givenName, familyName }) => fold(`${text(givenName)} ${text(familyName)} ${text(givenName)}`),
  },
  { field: 'homePlaces', kind: 'text', value: ({ homeAddress }) => homePlaces(homeAddress) },
];

/** Adds the fields that the server computes, each where it computes them. */
export async function addUserFields(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  for (const record of records) {
    record.shortFamilyName = `${text(record.familyName).charAt(0).toUpperCase()}.`;
    record.avatar ??= '/upload/pictures/nobody.svg';
    record.identityStatus ??= 0;
    record.identityProofs ??= [];
    record.needParentalConsent = Boolean(record.legalGuardianEmail) && !record.parentalConsentDate;
    record.oldEnoughToDrive = isOldEnough(record.birthDate, context.world.now());
    record.missingDataToPayElectronically = missingToPay(record);
    record.adType = as === 'list' && context.format === 'ld' ? (record.adType ?? 0) : null;
    record.ownership = as === 'item' ? await ownership(record, context) : null;
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function homePlaces(address: unknown): string | null {
  if (typeof address !== 'object' || address === null) return null;
  const { addressLocality, county, region } = address as RecordData;
  return fold(`|${[addressLocality, county, region].map(text).join('|')}|`);
}

function isOldEnough(birthDate: unknown, now: Date): boolean {
  const birth = Date.parse(text(birthDate));
  if (Number.isNaN(birth)) return false;
  const limit = new Date(birth);
  limit.setUTCFullYear(limit.getUTCFullYear() + MINIMUM_AGE_TO_DRIVE);
  return limit <= now;
}

function missingToPay(record: RecordData): string[] {
  return ['givenName', 'familyName', 'birthDate', 'nationality', 'homeAddress'].filter((field) => !record[field]);
}

/** What somebody owns, to warn before they are deleted: communities, until events are served too. */
async function ownership({ id }: RecordData, { world }: RequestContext): Promise<object[]> {
  const communities = world.collections.get('admin/communities');
  if (!communities) return [];
  const selection = { conditions: ['"f_referrerId" = $1'], parameters: [id], order: 'id' };
  const owned = await selectRows(world.db, communities, selection);
  return owned.length > 0 ? [{ communities: owned.map((row) => `${row.id} - ${text(row.document.name)}`) }] : [];
}
