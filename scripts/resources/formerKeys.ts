const DOCUMENT = 'no such key any more: the first text of an item is its title, the second its subtitle; its list of objects holds its parts, whose last text is the formatted one';

const ANSWER = 'no such key any more: who asks is always a structure, which the proofs of the platform name by "structureId" and "structureProofId"';

const BY = 'the key "by", which is the new name: whether it is a date filter or a field with choices follows from the entity that is counted';

const ORDERED = 'no "ordered" any more: the items of the transform "embeddedList" have no order, those of every other list have one';

const PROOFS = 'no such key any more: the columns and the rows are those of the proofs that a structure asks for';

const GATHERED = 'no such key any more: the fields of a campaign that say to whom it is sent become "recipients"';

const DIARY = 'no such key any more: the entries of "diaries" become the list "requests"';

const STATUS = 'no such key any more: the "status" of the record says when its recipients can no longer change';

/**
 * Keys that the language had, after the key or the widget that they belonged to, and what is written instead. `schemas/CHANGELOG.md` has them too. A key
 * whose name another place of the language has is told from that one by what it stands in.
 */
export const FORMER_KEYS: Readonly<Record<string, string>> = {
  inSession: 'no "inSession" any more: the session is read again after a change of a structure, which is an entity whose "ownStructure" has the field "id"',
  'takes.own': 'no "own" any more: without "filter" and "field", what goes with a structure is counted as "own" was',
  'charts.byDate': BY,
  'charts.byChoice': BY,
  'map.boundsParameter': 'the key "parameter", which is the new name',
  unclearable: 'the condition under "cleared", the other way round: { "cleared": { "not": … } }',
  'document.title': DOCUMENT,
  'document.subtitle': DOCUMENT,
  'document.parts': DOCUMENT,
  'document.text': DOCUMENT,
  'references.names': 'no "names" any more: the texts of an item name it, apart from the "detail"',
  'nestedFields.ofNew': 'no "ofNew" any more: the "default" of the schema, or a transform of your own',
  'embeddedList.fallsBackTo': 'no "fallsBackTo" any more: a transform of your own, under "items"',
  'answer.resource': ANSWER,
  'answer.id': ANSWER,
  'answer.definition': ANSWER,
  'answer.label': ANSWER,
  'answer.lists': ANSWER,
  'jsonList.always': 'no "always" any more: an empty list is always sent',
  'recipients.sources': 'no "sources" any more: the kinds of recipients are those of the platform, in src/features/campaigns/recipients/sources.ts',
  'recipients.frozen': STATUS,
  'recipients.closed': STATUS,
  'intBoolean.absent': 'no "absent" any more: the "default" of the schema is what a missing value means',
  'positionedList.emptied': 'no "emptied" any more: each text of an item is sent as "" when it is empty',
  'list.ordered': ORDERED,
  'table.ordered': ORDERED,
  'proofs.ordered': ORDERED,
  'proofs.columns': PROOFS,
  'proofs.rows': PROOFS,
  'proofs.kept': PROOFS,
  'roleAssignments.known': 'no "known" any more: the roles are those of the platform, in src/features/roles/roles.ts',
  'roleAssignments.territory': 'no "territory" any more: the widget "reference" of the field "territory" of the items',
  'gatheredFields.field': GATHERED,
  'gatheredFields.from': GATHERED,
  'diaryRequests.from': DIARY,
  'diaryRequests.into': DIARY,
  'visit.site': 'no "site" any more: it is always the one whose address is "loginDelegateUrl" of config.json',
  'groupedList.kind': 'no "kind" any more: it is always called "kind" in each object',
};

const PROOF = 'no such transform any more: "proofQuestion" for the proofs of a structure, or a transform of your own';

/** Names of transforms that the language had, and what is written instead. */
export const FORMER_TRANSFORMS: Readonly<Record<string, string>> = {
  defaultValue: 'no "defaultValue" any more: the "default" of the schema, or a transform of your own',
  distinctList: 'no "distinctList" any more: "roleAssignments", which belongs to the widget of that name, or a transform of your own',
  splitList: 'no "splitList" any more: "proofLists" for the proofs of a structure, or a transform of your own',
  flagList: 'no "flagList" any more: "weekParts" for the parts of a week, or a transform of your own',
  choiceFlags: PROOF,
  pairedTexts: PROOF,
  renamedPrefix: 'no "renamedPrefix" any more: "adminPrefix", or a transform of your own for another prefix',
  delimitedList: 'no "delimitedList" any more: a transform of your own, which splits the text and joins the list',
};
