const DOCUMENT = 'no such key any more: the first text of an item is its title, the second its subtitle; its list of objects holds its parts, whose last text is the formatted one';

const STATUS = 'no such key any more: the "status" of the record says when its recipients can no longer change';

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
  'document.title': DOCUMENT,
  'document.subtitle': DOCUMENT,
  'document.parts': DOCUMENT,
  'document.text': DOCUMENT,
  'jsonList.always': 'no "always" any more: an empty list is always sent',
  'recipients.sources': 'no "sources" any more: the kinds of recipients are those of the platform, in src/features/campaigns/recipients/sources.ts',
  'recipients.frozen': STATUS,
  'recipients.closed': STATUS,
  'groupedList.kind': 'no "kind" any more: it is always called "kind" in each object',
};

/** Names of transforms that the language had, and what is written instead. */
export const FORMER_TRANSFORMS: Readonly<Record<string, string>> = {
  defaultValue: 'no "defaultValue" any more: the "default" of the schema, "absent" of "intBoolean", or a transform of your own',
  delimitedList: 'no "delimitedList" any more: a transform of your own, which splits the text and joins the list',
};
