/**
 * Keys that the language had, after the key or the widget that they belonged to, and what is written instead. `schemas/CHANGELOG.md` has them too. A key
 * whose name another place of the language has is told from that one by what it stands in.
 */
export const FORMER_KEYS: Readonly<Record<string, string>> = {
  inSession: 'no "inSession" any more: the session is read again after a change of a structure, which is an entity whose "ownStructure" has the field "id"',
  'takes.own': 'no "own" any more: without "filter" and "field", what goes with a structure is counted as "own" was',
  'map.boundsParameter': 'the key "parameter", which is the new name',
  unclearable: 'the condition under "cleared", the other way round: { "cleared": { "not": … } }',
  'renamedPrefix.fields': 'no "fields" any more: all fields are sent without the prefix',
  'groupedList.kind': 'no "kind" any more: it is always called "kind" in each object',
};
