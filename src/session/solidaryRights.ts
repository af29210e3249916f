/** Matches the rights of people, requests and structures of solidary transport (specification 2.74, contract session.holders). */
const RIGHT = /^(solidary|solidary_beneficiary|solidary_volunteer|solidary_user_structure|structure)_(create|read|update|delete|list|manage)(_operator)?$/;

/** Whether somebody has any of these rights, and so has to do with solidary transport at all. */
export function holdsSolidaryRight(permissions: ReadonlySet<string>): boolean {
  return [...permissions].some((name) => RIGHT.test(name));
}
