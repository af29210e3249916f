import type { PermissionRule } from '../../../src/engine/Resource';

/** The roles that inherit what every signed-in account may do. */
const ALL_USERS = [1, 2, 3, 4, 5, 10, 11, 12, 274];
const FULL_USERS = [1, 2, 3, 10, 12, 274];
const COMMUNITY_MANAGERS = [1, 2, 7, 8, 9, 322];
const CAMPAIGN_MANAGERS = [1, 2, 8, 13, 322];
const OPERATORS = [10, 274];

/**
 * Permission names by the roles that hold them (core contract 3.2, solidary contract 3.3). The modules campaign, community and
 * event are on; `solidary_manage` is held by no role.
 */
const GRANTED: readonly (readonly [roles: readonly number[], names: string])[] = [
  [ALL_USERS, 'check_permission community_read community_list event_list event_read article_read article_list'],
  [ALL_USERS, 'editorial_read editorial_list relay_point_list relay_point_read relay_point_type_read territory_read'],
  [ALL_USERS, 'image_list image_create image_read structure_list solidary_create stats_read stats_list proof_create'],
  [ALL_USERS, 'solidary_beneficiary_register solidary_volunteer_register external_journey_list'],
  [[1, 2, 6, 8, 9, 10, 13, 274, 322], 'access_admin'],
  [[1, 2], 'analytic_list scammer_manage campaign_manage event_manage relay_point_manage from_admin_community_create'],
  [
    [1, 2],
    'relay_point_type_manage relay_point_type_create relay_point_type_update relay_point_type_delete relay_point_type_list',
  ],
  [[1, 2, 8, 306, 322], 'analytic_read dashboard_read'],
  [[8, 322], 'analytic_community_list community_dashboard_self'],
  [COMMUNITY_MANAGERS, 'community_dashboard community_manage community_update community_delete community_membership'],
  [COMMUNITY_MANAGERS, 'community_member_list community_contact community_read_details'],
  [[8, 9, 322], 'community_restrict'],
  [FULL_USERS, 'community_create event_create event_update event_delete'],
  [FULL_USERS, 'relay_point_create relay_point_update relay_point_delete external_connection_create'],
  [[1, 2, 10, 274], 'user_list user_create user_manage'],
  [[1, 2, 3, 4, 10, 11, 12, 274], 'user_read user_update user_delete'],
  [[1, 318, 319, 320], 'hitchhiking_watcher'],
  [[1, 319, 320], 'hitchhiking_administrator'],
  [[1, 320], 'identity_proofs_manage'],
  [CAMPAIGN_MANAGERS, 'campaign_list campaign_create campaign_read campaign_update campaign_delete'],
  [[1], 'article_manage article_create article_update article_delete'],
  [[1], 'editorial_manage editorial_create editorial_update editorial_delete'],
  [[306], 'territory_read'],
  [[1, 2, 7, 8, 9, 10, 13, 274, 322], 'territory_list'],
  [[1, 2, 321], 'export'],
  [[1, 321], 'admin_user_export_all'],
  [[1, 2, 322], 'import_user'],
  [[1, 2, 306], 'import_relaypoint'],
  [OPERATORS, 'structure_read structure_update structure_read_operator structure_list_operator'],
  [[274], 'structure_create structure_delete structure_manage structure_update_operator'],
  [OPERATORS, 'solidary_list solidary_read solidary_update solidary_delete'],
  [OPERATORS, 'solidary_list_operator solidary_read_operator solidary_update_operator solidary_delete_operator'],
  [
    OPERATORS,
    'solidary_beneficiary_list solidary_beneficiary_create solidary_beneficiary_manage solidary_manager_read',
  ],
  [[10, 274, 12], 'solidary_beneficiary_update solidary_beneficiary_delete'],
  [[10, 274, 12, 172], 'solidary_beneficiary_read'],
  [[12], 'solidary_beneficiary_update_self solidary_beneficiary_delete_self'],
  [[12, 172], 'solidary_beneficiary_read_self'],
  [OPERATORS, 'solidary_volunteer_list solidary_volunteer_create solidary_volunteer_manage'],
  [[10, 274, 11, 171], 'solidary_volunteer_read solidary_volunteer_update solidary_volunteer_delete'],
  [[11, 171], 'solidary_volunteer_read_self solidary_volunteer_update_self solidary_volunteer_delete_self'],
  [OPERATORS, 'solidary_user_structure_create solidary_user_structure_read solidary_user_structure_update'],
  [OPERATORS, 'solidary_user_structure_delete solidary_user_structure_list solidary_user_structure_manage'],
  [[10, 274, 11, 12, 171, 172], 'proof_list proof_read proof_update proof_delete'],
  [
    [11, 12, 171, 172],
    'proof_create_self proof_list_self proof_read_self proof_update_self proof_delete_self solidary_list_self',
  ],
  [OPERATORS, 'proof_manage subject_create subject_read subject_update subject_delete subject_list subject_manage'],
  [OPERATORS, 'action_manage action_list action_read action_create'],
];

const NAMES = GRANTED.map(([roles, names]) => ({ roles: new Set(roles), names: names.split(' ') }));

/** The names a user with these roles holds, as the server sees them. */
export function permissionsOf(roles: readonly number[], added: readonly string[] = []): Set<string> {
  return new Set([...roles.flatMap(namesOf), ...addedFor(roles, added)]);
}

/** The names that the contract does not know: those of entities that an integrator has added to `schemas/`. */
export function addedNames(rules: readonly PermissionRule[]): string[] {
  const asked = rules.flatMap((rule) => ('any' in rule ? rule.any : rule.all));
  return [...new Set(asked)].filter((name) => NAMES.every(({ names }) => !names.includes(name)));
}

/** No role of the platform holds them yet; without them nobody could see the new entity. */
function addedFor(roles: readonly number[], added: readonly string[]): readonly string[] {
  return roles.some((role) => role === 1 || role === 2) ? added : [];
}

/**
 * What `GET permissions` says in plain JSON: the server walks roles and what they inherit, then removes the names met twice and
 * keeps the numbering, so that the answer is an object with numeric keys and holes (contract 0, fact 4).
 */
export function permissionsWithHoles(roles: readonly number[], added: readonly string[] = []): Record<string, string> {
  const walked = [...roles.flatMap((role) => [...inheritedBy(role), ...namesOf(role)]), ...addedFor(roles, added)];
  const seen = new Set<string>();
  const kept: Record<string, string> = {};
  walked.forEach((name, index) => {
    if (!seen.has(name)) kept[String(index)] = name;
    seen.add(name);
  });
  return kept;
}

function namesOf(role: number): string[] {
  return NAMES.filter(({ roles }) => roles.has(role)).flatMap(({ names }) => names);
}

/** Walked first, because a role's children come before itself: this is where the duplicates come from. */
function inheritedBy(role: number): string[] {
  return ALL_USERS.includes(role) ? namesOf(5) : [];
}
