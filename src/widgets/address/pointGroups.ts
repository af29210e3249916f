/** In the order of the specification (section 9); what is of no known kind comes last, and is never dropped. */
export const GROUPS = ['user', 'housenumber', 'venue', 'street', 'relaypoint', 'locality', 'event', 'other'] as const;

export type PointGroup = (typeof GROUPS)[number];

export function groupOf(type: unknown): PointGroup {
  return GROUPS.find((group) => group === type) ?? 'other';
}
