/** The roles of contract session.roles, by id. */
export const ROLES: Readonly<Record<number, string>> = {
  1: 'ROLE_SUPER_ADMIN',
  2: 'ROLE_ADMIN',
  3: 'ROLE_USER_REGISTERED_FULL',
  4: 'ROLE_USER_REGISTERED_MINIMAL',
  5: 'ROLE_USER',
  6: 'ROLE_MASS_MATCH',
  7: 'ROLE_COMMUNITY_MANAGER',
  8: 'ROLE_COMMUNITY_MANAGER_PUBLIC',
  9: 'ROLE_COMMUNITY_MANAGER_PRIVATE',
  10: 'ROLE_SOLIDARY_OPERATOR',
  11: 'ROLE_SOLIDARY_VOLUNTEER',
  12: 'ROLE_SOLIDARY_BENEFICIARY',
  13: 'ROLE_COMMUNICATION_MANAGER',
  171: 'ROLE_SOLIDARY_VOLUNTEER_CANDIDATE',
  172: 'ROLE_SOLIDARY_BENEFICIARY_CANDIDATE',
  257: 'ROLE_INTEROPERABILITY',
  274: 'ROLE_SOLIDARY_ADMIN',
  306: 'ROLE_TERRITORY_CONSULTANT',
  318: 'ROLE_HITCHHIKING_WATCHER',
  319: 'ROLE_HITCHHIKING_MANAGER',
  320: 'ROLE_HITCHHIKING_ADMINISTRATOR',
  321: 'ROLE_EXPORTER',
  322: 'ROLE_SUPER_COMMUNITY_MANAGER_PUBLIC',
};

/** The roles that each role may give (contract session.grantable). */
const GRANTS: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 6, 318, 319, 320, 321],
  2: [2, 3],
  10: [3, 11, 12],
  274: [274, 3, 11, 12],
};

/** The roles that a user with these roles may give. The server never enforces them. */
export function grantableRoles(roles: readonly number[]): number[] {
  return [...new Set(roles.flatMap((role) => GRANTS[role] ?? []))].sort((one, other) => one - other);
}

export const MANAGER_OF_PUBLIC_COMMUNITIES = 8;

/** The roles that manage all communities (contract session.holders); the other managers only manage some. */
const MANAGERS_OF_ALL_COMMUNITIES = [1, 2, 7];

export function managesEveryCommunity(roles: readonly number[]): boolean {
  return roles.some((role) => MANAGERS_OF_ALL_COMMUNITIES.includes(role));
}

/** Whether a user sees everything. The others only see what is theirs. */
export function isAdministrator(roles: readonly number[]): boolean {
  return roles.includes(1) || roles.includes(2);
}
