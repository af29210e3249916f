import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { fold } from '../../../src/i18n/fold';
import { labelOf } from '../geography/addresses';
import { territoriesOf } from '../geography/territories';
import { DEFAULT_AVATAR } from '../people/avatars';
import { computedFields } from '../people/computedFields';
import { listedProofs, proofsOf, shownProofs } from '../people/identityProofs';
import { type Column, ownColumn } from '../store/columns';
import type { RequestContext, Verb } from '../World';
import { referring } from './aroundDeletion';
import { address } from './address';

const flag: Schema = { type: ['boolean', 'null'] };
const secret: Schema = { type: ['string', 'null'], maxLength: 255 };
const shown: Schema = { type: 'string', readOnly: true };

/** The fields of users (contract users.fields) that the back office's schema does not have, or does not write. */
export const userProperties: Record<string, Schema> = {
  shortFamilyName: shown,
  identityProofs: { type: 'array', readOnly: true },
  homeAddress: address,
  identityStatus: { type: 'integer', readOnly: true },
  verifiedIdentity: flag,
  avatar: shown,
  image: shown,
  rolesTerritory: {
    type: ['array', 'null'],
    items: { type: 'object', properties: { role: { type: 'integer' }, territory: { type: ['integer', 'null'] } } },
  },
  adType: { type: 'integer', readOnly: true },
  ownership: { type: 'array', readOnly: true },
  legalGuardianEmail: { type: ['string', 'null'], format: 'email', maxLength: 255 },
  parentalConsentDate: { type: ['string', 'null'], format: 'date-time' },
  parentalConsentToken: secret,
  parentalConsentUuid: secret,
  rezoKit: flag,
  cardLetter: flag,
  cardLetterPosted: flag,
  needParentalConsent: flag,
  oldEnoughToDrive: flag,
  referral: shown,
  missingDataToPayElectronically: { type: ['array', 'null'] },
};

/** The columns for the filters of users. Besides single fields, they hold both orders of the names and all territories of the home address. */
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
  { field: 'homePlaces', kind: 'text', value: ({ homeAddress }) => territoriesOf(homeAddress) },
];

/** Adds the computed fields of a user, as each call computes them. */
export async function addUserFields(records: RecordData[], as: Verb, context: RequestContext): Promise<void> {
  for (const record of records) {
    Object.assign(record, computedFields(record, context.world.now()));
    record.avatar ??= as === 'create' ? '' : DEFAULT_AVATAR;
    // The sandbox's platform does not verify identities itself, so this reads as unknown, whatever was written.
    record.verifiedIdentity = null;
    record.identityProofs = presentProofs(record, as, context);
    if (as === 'create') record.missingDataToPayElectronically = [];
    record.adType = as === 'list' && context.format === 'ld' ? (record.adType ?? 0) : null;
    if (as === 'item' && isHitchhiker(record)) record.postalAddress ||= postalAddress(record);
    record.ownership = as === 'item' ? await ownership(record, context) : as === 'create' ? [] : null;
  }
}

function isHitchhiker({ hitchHikeDriver, hitchHikePassenger }: RecordData): boolean {
  return hitchHikeDriver === true || hitchHikePassenger === true;
}

/** The proofs as they are stored. In JSON-LD, the item has the address of each file instead. */
function presentProofs(record: RecordData, as: Verb, { format, origin }: RequestContext): unknown[] {
  const proofs = proofsOf(record);
  if (format !== 'ld' || (as !== 'item' && as !== 'list')) return [...proofs];
  return as === 'item' ? shownProofs(proofs, origin) : listedProofs(proofs);
}

/** The address for a hitchhiker's kit, made from their name and home when they have given none. */
function postalAddress({ givenName, familyName, homeAddress }: RecordData): string | null {
  if (!homeAddress) return null;
  return `${text(givenName)} ${text(familyName)}, ${labelOf(homeAddress as RecordData)[0]}`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The events of a person and the communities they refer, for the warning before they are deleted. */
export async function ownership({ id }: RecordData, context: RequestContext): Promise<object[]> {
  const owned = async (path: string, field: string): Promise<string[]> => {
    const rows = await referring({ path, field }, id, context);
    return rows.map((row) => `${row.id} - ${text(row.document.name)}`);
  };
  const events = await owned('admin/events', 'creatorId');
  const communities = await owned('admin/communities', 'referrerId');
  return [...(events.length > 0 ? [{ events }] : []), ...(communities.length > 0 ? [{ communities }] : [])];
}
