import type { Quirk } from '../World';
import { article } from './article';
import { campaign, CAMPAIGNS_PATH } from './campaign';
import { beneficiary } from './beneficiary';
import { community } from './community';
import { editorial } from './editorial';
import { event } from './event';
import { icon } from './icon';
import { relayPoint } from './relayPoint';
import { relayPointType } from './relayPointType';
import { BENEFICIARIES_PATH, COMMUNITIES_PATH, EVENTS_PATH, RECORDS_PATH, RELAY_POINT_TYPES_PATH, RELAY_POINTS_PATH, STRUCTURES_PATH, VOLUNTEERS_PATH } from './paths';
import { solidaryRecord } from './solidaryRecord';
import { structure } from './structure';
import { territory } from './territory';
import { user } from './user';
import { volunteer } from './volunteer';

/** The peculiarities of entities, by the path of their list. An entity that is missing here is served from its schema alone. */
export const quirks: Readonly<Record<string, Quirk>> = {
  'admin/articles': article,
  [CAMPAIGNS_PATH]: campaign,
  'admin/users': user,
  [COMMUNITIES_PATH]: community,
  'admin/editorials': editorial,
  [EVENTS_PATH]: event,
  [RELAY_POINTS_PATH]: relayPoint,
  [RELAY_POINT_TYPES_PATH]: relayPointType,
  'admin/territories': territory,
  'admin/icons': icon,
  [STRUCTURES_PATH]: structure,
  [BENEFICIARIES_PATH]: beneficiary,
  [VOLUNTEERS_PATH]: volunteer,
  [RECORDS_PATH]: solidaryRecord,
};
