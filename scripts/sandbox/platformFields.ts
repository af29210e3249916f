import type { Schema } from '../../src/engine/model/Schema';
import { address } from './quirks/address';
import { BENEFICIARIES_PATH, COMMUNITIES_PATH, EVENTS_PATH, RELAY_POINT_TYPES_PATH, RELAY_POINTS_PATH, STRUCTURES_PATH, VOLUNTEERS_PATH } from './quirks/paths';

const id: Schema = { type: 'integer', readOnly: true };
const text = (maxLength?: number): Schema => ({ type: 'string', ...(maxLength !== undefined && { maxLength }) });
const emptyText = (maxLength?: number): Schema => ({ type: ['string', 'null'], ...(maxLength !== undefined && { maxLength }) });
const number: Schema = { type: 'integer' };
const emptyNumber: Schema = { type: ['integer', 'null'] };
const flag: Schema = { type: 'boolean' };
const emptyFlag: Schema = { type: ['boolean', 'null'] };
const moment: Schema = { type: 'string', format: 'date-time' };
const shown: Schema = { type: ['string', 'null'], readOnly: true };
const shownMoment: Schema = { ...shown, format: 'date-time' };
const shownNumber: Schema = { ...emptyNumber, readOnly: true };
const shownList: Schema = { type: ['array', 'null'], readOnly: true };
const pictures = { image: shown, avatar: shown };
const dates = { createdDate: shownMoment, updatedDate: shownMoment };

/**
 * The fields of the platform's own entities, by the path of their list: their types, whether they can be empty, and the lengths of their columns
 * (headings `….fields` of the contract). They do not depend on `schemas/`: a test compares them with what the back office says about the same
 * fields. A quirk adds the fields that only the platform computes.
 */
export const platformFields: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  'admin/users': {
    id,
    status: number,
    givenName: emptyText(255),
    familyName: emptyText(255),
    email: { ...text(255), format: 'email' },
    gender: number,
    nationality: emptyText(255),
    birthDate: { ...emptyText(), format: 'date' },
    telephone: emptyText(255),
    phoneDisplay: number,
    newsSubscription: emptyFlag,
    drivingLicenceNumber: emptyText(15),
    smoke: emptyNumber,
    music: emptyFlag,
    musicFavorites: emptyText(255),
    chat: emptyFlag,
    chatFavorites: emptyText(255),
    gamification: emptyFlag,
    gratuity: emptyFlag,
    hitchHikeDriver: emptyFlag,
    hitchHikePassenger: emptyFlag,
    postalAddress: emptyText(255),
    createdDate: shownMoment,
    lastActivityDate: shownMoment,
    importedDate: shownMoment,
  },
  'admin/campaigns': { id, name: text(255), subject: text(255), ...dates },
  [COMMUNITIES_PATH]: {
    id,
    name: text(255),
    validationType: number,
    domain: emptyText(255),
    membersHidden: emptyFlag,
    proposalsHidden: emptyFlag,
    description: text(255),
    fullDescription: text(),
    target: emptyNumber,
    communitySecurities: shownList,
    ...pictures,
    ...dates,
  },
  [EVENTS_PATH]: {
    id,
    name: text(255),
    status: number,
    private: flag,
    description: emptyText(512),
    fullDescription: emptyText(),
    useTime: flag,
    fromDate: moment,
    toDate: moment,
    url: emptyText(255),
    address,
    communityId: emptyNumber,
    communityName: shown,
    creatorId: number,
    creator: shown,
    creatorAvatar: shown,
    ...pictures,
  },
  'admin/articles': { id, title: text(255), status: number, asections: { type: ['array', 'null'] } },
  'admin/editorials': { id, title: text(255), text: text(512), label: text(255), link: text(255), status: number, ...pictures, ...dates },
  [RELAY_POINTS_PATH]: {
    id,
    name: text(255),
    status: number,
    relayPointTypeId: emptyNumber,
    relayPointTypeName: shown,
    relayPointTypeAvatar: shown,
    description: emptyText(255),
    fullDescription: emptyText(),
    places: emptyNumber,
    placesDisabled: emptyNumber,
    free: emptyFlag,
    secured: emptyFlag,
    suggested: emptyFlag,
    private: emptyFlag,
    permalink: emptyText(255),
    address,
    communityId: emptyNumber,
    communityName: shown,
    structureId: emptyNumber,
    structureName: shown,
    creatorId: number,
    creator: shown,
    creatorAvatar: shown,
    importedDate: shownMoment,
    ...pictures,
  },
  [RELAY_POINT_TYPES_PATH]: { id, name: text(255) },
  [STRUCTURES_PATH]: { id },
  [BENEFICIARIES_PATH]: { id, userId: shownNumber, birthDate: { ...text(), format: 'date' }, newsSubscription: flag, avatar: shown, proofs: shownList, diaries: shownList },
  [VOLUNTEERS_PATH]: {
    id,
    userId: shownNumber,
    birthDate: { ...shown, format: 'date' },
    newsSubscription: { ...emptyFlag, readOnly: true },
    maxDistance: shownNumber,
    avatar: shown,
    proofs: shownList,
  },
  'admin/icons': { id, name: { type: 'string', readOnly: true }, url: shown, privateName: shown, privateUrl: shown },
  'admin/territories': { id, name: { type: 'string', readOnly: true } },
};
