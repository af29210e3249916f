/** The paths of the lists that several files name. */
export const COMMUNITIES_PATH = 'admin/communities';
export const EVENTS_PATH = 'admin/events';
export const RELAY_POINTS_PATH = 'admin/relaypoints';
export const RELAY_POINT_TYPES_PATH = 'admin/relaypoint_types';
export const STRUCTURES_PATH = 'admin/structures';
export const BENEFICIARIES_PATH = 'admin/solidary_beneficiaries';
export const VOLUNTEERS_PATH = 'admin/solidary_volunteers';
export const RECORDS_PATH = 'admin/solidaries';
/** The lists of the people who are attached to structures. */
export const PEOPLE_PATHS: readonly string[] = [BENEFICIARIES_PATH, VOLUNTEERS_PATH];
