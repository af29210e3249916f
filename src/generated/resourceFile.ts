/* Written by `npm run codegen`; read, never edited. */

/**
 * A path below the API base, without a slash at either end. {parent} is the id of the record that owns the list.
 */
export type Path = string
/**
 * A yes/no setting of config.json.
 */
export type Setting = ("solidary" | "solidaryTransport" | "editorial" | "campaign" | "event" | "eventDescriptionRequired" | "analytics" | "externalJourneys" | "community" | "communityFreeCarpool" | "utcTime" | "minorProtection" | "export" | "extendedExport" | "dashboardDisplay" | "hitchHiking" | "eventCommunity" | "eventCommunityRequired" | "adminButton")
/**
 * A fault that the platform of the deployment still has: scripts/doctor/faults.ts says what each does. It has it unless settings.mended of config.json names it.
 */
export type Fault = ("carpoolerChoice" | "flexibleMatch" | "incompleteJourneyEdit" | "copyWithMessage" | "recipientsAccumulate" | "refusedSending" | "withdrawnRecipients" | "refusedBulkDeletion" | "subjectRemoval" | "addressClearing" | "repeatedProof" | "deletionTakesRelayPoints" | "structureDeletion" | "deletedUserEditable" | "databaseErrorPage" | "partnerAfterWrite" | "secondProofPending")
/**
 * A field of schema.json.
 */
export type FieldName = string
/**
 * One permission, any of several (["a", "b"]) or all of them ({ "all": ["a", "b"] }).
 */
export type PermissionRule = (Permission | PermissionList | {
  all: PermissionList
})
/**
 * A permission of the platform, "user_list".
 */
export type Permission = string
/**
 * @minItems 1
 */
export type PermissionList = Permission[]
/**
 * true for the permission that the conventions of the platform name (defaults.json: vehicle_list, vehicle_read…), or which one.
 */
export type OperationRule = (true | PermissionRule)
/**
 * @minItems 1
 */
export type FieldNames = FieldName[]
export type SourceName = "solidaryRequests"
/**
 * A dialect by its name, or { "use": name } with its options.
 */
export type Dialect = (DialectName | DialectUse)
export type DialectName = ("jsonApi" | "platform" | "rest")
/**
 * A transform by its name, or { "use": name } with its options.
 */
export type Transform = (TransformName | TransformUse)
export type TransformName = ("address" | "clockTime" | "dateOnly" | "decimalText" | "embeddedList" | "groupedList" | "intBoolean" | "integer" | "jsonList" | "listOrMap" | "namedItems" | "positionedList" | "recordId" | "roleAssignments" | "wallClock")
/**
 * A transform of a whole record, or several in a list: applied in this order to what arrives, in the opposite order to what leaves.
 */
export type RecordTransforms = (RecordTransform | RecordTransform[])
/**
 * A transform of a whole record by its name, or { "use": name } with its options.
 */
export type RecordTransform = (RecordTransformName | RecordTransformUse)
export type RecordTransformName = ("adminPrefix" | "diaryRequests" | "gatheredFields" | "nestedFields" | "otherFields" | "proofLists" | "proofQuestion" | "renamedField" | "volunteerLabel" | "weekParts")
/**
 * A widget by its name, or { "use": name } with its options.
 */
export type Widget = (WidgetName | WidgetUse)
export type WidgetName = ("address" | "answer" | "choice" | "choices" | "clock" | "date" | "dateTime" | "document" | "email" | "geometry" | "image" | "json" | "list" | "longText" | "mailBody" | "number" | "object" | "proofs" | "recipients" | "reference" | "references" | "richText" | "roleAssignments" | "status" | "table" | "telephone" | "text" | "timetable" | "tuple" | "upload" | "url" | "week" | "yesNo")
/**
 * @minItems 1
 */
export type Conditions = Condition[]
/**
 * A field, or { "field": name } with what is particular about its column.
 */
export type Column = (FieldName | {
  field: FieldName
  /**
   * The least width, in pixels, in place of the one that follows from the texts. What remains of the room is shared.
   */
  width?: number
  /**
   * false when the server cannot sort by it.
   */
  sortable?: boolean
  /**
   * Not shown until the operator asks for it.
   */
  hidden?: boolean
})
/**
 * A field whose kind says how it filters, or an object.
 */
export type Filter = (FieldName | {
  /**
   * Its key in the address, and its label filters.<name> in the language files unless it is a field.
   */
  name: string
  /**
   * The field whose widget, choices and label it borrows; the one it is named after unless said.
   */
  field?: FieldName
  /**
   * By the field's kind unless said: contains for a text, telephone for a telephone number (asked with its spaces and without), oneOf for a choice, yesNo, dateRange, equals for a number. What refers to records of an entity has none.
   */
  operator?: ("contains" | "equals" | "telephone" | "oneOf" | "yesNo" | "dateRange" | "numberRange")
  /**
   * The wire name; that of the filter unless said.
   */
  parameter?: string
  /**
   * always: displayed from the start. fixed: sent with every request, and shown as a chip that cannot be removed. stored: never offered, only put in words where the server has kept it (the recipients of a campaign). Unless said, the operator adds it.
   */
  shown?: ("always" | "fixed" | "stored")
  /**
   * What the two answers of a yesNo filter send: true and false unless said. An answer left out is not offered.
   */
  values?: {
    yes?: string
    no?: string
  }
  /**
   * What it asks until the operator says otherwise: a text, a choice, or yes or no. Of one that is fixed, what every request sends.
   */
  value?: string
  /**
   * Several choices at once.
   */
  multiple?: boolean
  /**
   * The server pastes the value in a query: an apostrophe is sent twice.
   */
  doubleApostrophe?: boolean
  /**
   * The folder of the entity of which records are chosen; that of the field it is about unless said.
   */
  reference?: Searched
  /**
   * The name of a group of filters that the server cannot combine: choosing one takes the others away.
   */
  exclusive?: string
})
/**
 * The folder of an entity, which says itself how its records are found.
 */
export type Searched = string
export type Sections = Section[]
export type ActionName = ("call" | "createFrom" | "createFromSelection" | "downloadRecord" | "noteCall" | "open" | "setField" | "visit")
export type ActionPlace = ("row" | "selection" | "page")
/**
 * A column of the file by its name, or { "name": name } with its rules.
 */
export type ImportColumn = (string | {
  /**
   * Its label is import.columns.<name> in the language files, or that of the field of the same name.
   */
  name: string
  /**
   * Whether every line must have a value.
   */
  required?: boolean
  /**
   * What a value must be. A date written 31/12/1990 and a decimal comma are understood, and said; yesNo is 1 or 0, and words for them.
   */
  format?: ("text" | "email" | "telephone" | "date" | "integer" | "decimal" | "yesNo")
  /**
   * Of an integer or a decimal.
   */
  minimum?: number
  /**
   * Of an integer or a decimal.
   */
  maximum?: number
  maxLength?: number
  /**
   * The only values that the server takes.
   *
   * @minItems 1
   */
  oneOf?: string[]
  /**
   * By other spelling, whatever its case and accents: the value of oneOf that it stands for.
   */
  alternatives?: {
    [k: string]: string
  }
  /**
   * Other titles that the column may have in a file; its name and its labels are known already.
   */
  headers?: string[]
  /**
   * Its value in the line of the template.
   */
  example?: string
})

/**
 * How the back office treats one entity. See schemas/README.md.
 */
export interface ResourceFile {
  /**
   * Always "../resource.schema.json": it makes your editor complete this file.
   */
  $schema?: string
  /**
   * Where the screens are, "users": the list there, then users/create, users/show/{id} and users/{id}. Unless said, by the conventions of the platform (defaults.json) where there is a "menu". Without either ("menu": false) it is a lookup, which other forms refer to and which has no screen.
   */
  route?: string
  /**
   * The path below the API that serves the records, "admin/users"; by the conventions of the platform (defaults.json) unless said. An object where the calls do not share one path.
   */
  endpoint?: (Path | Endpoints)
  /**
   * On which deployments and in which sessions the entity is there; everywhere unless said.
   */
  when?: Availability
  /**
   * Its records are of supporting structures: whoever operates none is told so, in the list and on the home page.
   */
  ownStructure?: {
    /**
     * What only the operators of a structure may do with what is of it: nobody else is offered it, and a refusal says whose the record is. Nothing unless said.
     */
    for?: ("show" | "create" | "edit")[]
    /**
     * Where a row of the list has the number of its structure, or of each of its structures. Without it the platform does not tell: the list says that it shows those of all the operator's structures.
     */
    field?: FieldName
    /**
     * Of the structures themselves: the list of those who operate one. Who saves one without being among them is told that they cannot open it, and led to the list.
     */
    operators?: FieldName
    /**
     * Who finds the records of all structures in the list, beside their own.
     */
    listsAll?: PermissionRule
  }
  /**
   * The server lets whoever a record belongs to do this with it, and refuses others although they have the permission: nobody else is offered it. An action with the permission of such an operation is reserved with it.
   */
  ownOnly?: {
    /**
     * What only whoever the record belongs to may do.
     *
     * @minItems 1
     */
    for: ("show" | "edit" | "delete")[]
    /**
     * Where a record has the number of the person it belongs to: its creator, or its own number for accounts.
     */
    field: FieldName
    /**
     * Who may do it with every record.
     */
    unless: PermissionRule
  }
  /**
   * The entry of the drawer; by the conventions of the platform (defaults.json) unless said, where the records may be listed. false for a lookup, which other forms refer to.
   */
  menu?: (false | Menu)
  permissions?: Permissions
  /**
   * The field that names a record in titles, links, pickers and confirmations; several are joined by a space. Unless said, the first of the usual names (defaults.json) that a text of the record has, else its first text.
   */
  title?: (FieldName | FieldNames)
  /**
   * What stands beside the name at the top of the page that shows a record, and stays in sight: a status, a telephone number, an e-mail address, facts. Unless said, what the record has of these, and when it was made and last used (defaults.json).
   */
  head?: FieldNames
  /**
   * Whose sentences the message bar uses, "user" for a hitchhiker. The folder's name unless said.
   */
  messages?: string
  /**
   * A record with this value is deleted, though the server still answers it: its pages say that it is gone, and nothing is written to it.
   */
  deletedWhen?: {
    field: FieldName
    is: (string | number | boolean)
  }
  /**
   * How the records are read and changed, where the platform has a way of its own: the name of a source that an extension adds.
   */
  source?: SourceName
  /**
   * How the API says these records: how a list is paged, sorted, filtered and answered, how a record is read and written, how a refusal comes. That of defaults.json unless said.
   */
  dialect?: Dialect
  /**
   * What the schema cannot say of a field, by its name (dotted for an inner field: "homeAddress.street").
   */
  fields?: {
    [k: string]: Field
  }
  /**
   * Fields that the platform answers in the language of the operator: whoever reads a translation is warned that saving it would replace the original.
   */
  translated?: FieldNames
  /**
   * What is to be known of some records, said at the top of their page and of their form; a condition on the mode keeps it to one of them. In the form a copy is offered beside it where the resource has "duplicate".
   */
  notices?: Notice[]
  transform?: RecordTransforms
  list?: List
  /**
   * The sections of the pages that create and edit.
   */
  form?: Sections
  /**
   * The sections of the form are filled in one after the other, and read as a whole before they are saved; all are on one page unless said.
   */
  formAs?: "steps"
  /**
   * The sections of the page that shows a record; those of the form unless said.
   */
  show?: Sections
  /**
   * The lists of other entities on the page that shows a record, each under a tab.
   */
  related?: Related[]
  /**
   * Where a row of the list leads, for an entity without pages of its own: the page of a record of another entity.
   */
  opens?: {
    /**
     * The folder of the entity whose page opens.
     */
    resource: string
    /**
     * The field that holds the id of its record.
     */
    id: FieldName
  }
  /**
   * What an operator does beyond create, save and delete, by name.
   */
  actions?: Action[]
  /**
   * What creating a record sends and where it leads (the record's page unless said).
   */
  create?: Create
  /**
   * What follows a change (back to where the operator came from unless said).
   */
  update?: Update
  deletion?: {
    /**
     * What is to be known before a record is deleted: read again and shown in the dialog that asks.
     */
    shows?: FieldNames
    /**
     * Records of other entities that go along, or lose what they had: counted and said in the dialog that asks.
     *
     * @minItems 1
     */
    takes?: Taken[]
    /**
     * The name of the record is typed to confirm; no selection is deleted.
     */
    typed?: boolean
  }
  /**
   * A page that creates many records from a file; it is under the route, and needs the permission "import".
   */
  import?: Import
  export?: Export
  dashboard?: Dashboard
  /**
   * Work that waits among the records of the list: the home page counts it, for those who may list them.
   */
  counters?: Counter[]
  /**
   * How its records are found by their name: by what refers to them, and from any page (Ctrl+K) by those who may list and open them, where it has a route.
   */
  search?: {
    /**
     * Filters of the list by name: one that takes the whole name, or two that take a part of it each.
     *
     * @minItems 1
     * @maxItems 2
     */
    filters: string[]
    /**
     * Other filters of the list, each with the pattern of what it is asked instead: { "email": "@" }.
     */
    by?: {
      [k: string]: string
    }
    /**
     * What tells homonyms apart: a second line under the name.
     */
    detail?: FieldName
  }
  /**
   * The fields that may be set on a selection.
   */
  bulkEdit?: FieldNames
  bulkDelete?: BulkDelete
}
export interface Endpoints {
  list: Path
  /**
   * The item's collection: /{id} is appended. That of the list unless said.
   */
  item?: Path
  /**
   * That of the item unless said.
   */
  create?: Path
  /**
   * That of the item unless said.
   */
  update?: Path
  /**
   * That of the item unless said.
   */
  delete?: Path
}
/**
 * A condition on a setting, a fault of the platform or the session: structureTransport, the operator's current structure offers transport.
 */
export interface Availability {
  setting?: Setting
  fault?: Fault
  session?: "structureTransport"
  /**
   * @minItems 1
   */
  all?: Availability[]
  /**
   * @minItems 1
   */
  any?: Availability[]
  not?: Availability
}
/**
 * The entry of the drawer: its group, its place there and its icon.
 */
export interface Menu {
  group: ("main" | "solidary" | "settings")
  /**
   * Entries of a group stand in this order.
   */
  order: number
  /**
   * What one must hold to find anything there, beside the right to list: the entry is not offered without it.
   */
  permission?: PermissionRule
  icon: ("article" | "beneficiary" | "business" | "campaign" | "car" | "category" | "event" | "folder" | "groups" | "hitchhiker" | "insights" | "newspaper" | "people" | "place" | "volunteer")
}
/**
 * Which permission each operation asks. An operation that is not listed is not offered; without this key, those that defaults.json offers are.
 */
export interface Permissions {
  list?: OperationRule
  show?: OperationRule
  create?: OperationRule
  edit?: OperationRule
  delete?: OperationRule
  import?: PermissionRule
  export?: OperationRule
  dashboard?: PermissionRule
}
export interface DialectUse {
  use: DialectName
  [k: string]: unknown
}
export interface Field {
  transform?: Transform
  /**
   * Of a list of objects: what is said of each of them.
   */
  items?: {
    transform: RecordTransforms
  }
  widget?: Widget
  /**
   * What an emptied field sends: null, "" (or an empty list), nothing; refused: the server cannot clear it, and the form says so. A condition: null where it holds, refused elsewhere, as with a fault that some platforms have mended.
   */
  cleared?: (("null" | "empty" | "omit" | "refused") | Condition)
  /**
   * A condition without which the field is not there: neither shown, nor asked, nor sent.
   */
  visible?: Condition
  /**
   * A condition that makes the field required. That of a field of an item ("stages.town") looks at the other fields of the item.
   */
  required?: Condition
  /**
   * The field that a day, a moment or a time of day must not precede: the start of what ends here. Of a day or a moment, also "today": one that was entered earlier may stay.
   */
  notBefore?: string
  /**
   * The value comes from a call of its own, slow perhaps, at this path: braces name fields of the record ("admin/users/{id}/status"). It is read, loads and fails apart from the rest, on the page that shows a record only.
   */
  endpoint?: string
  /**
   * Shown and sent only when creating, or only when editing.
   */
  only?: ("create" | "edit")
}
export interface TransformUse {
  use: TransformName
  [k: string]: unknown
}
export interface RecordTransformUse {
  use: RecordTransformName
  [k: string]: unknown
}
export interface WidgetUse {
  use: WidgetName
  [k: string]: unknown
}
/**
 * A condition on a setting, a fault of the platform, a permission, the mode of the page or another field; all, any and not combine several.
 */
export interface Condition {
  setting?: Setting
  fault?: Fault
  permission?: Permission
  mode?: ("create" | "edit" | "show")
  /**
   * A field of schema.json, beside one of is, in, filled and youngerThan.
   */
  field?: string
  /**
   * The field has this value.
   */
  is?: (string | number | boolean | null)
  /**
   * The field has one of these values.
   *
   * @minItems 1
   */
  in?: unknown[]
  /**
   * Whether the field has a value at all.
   */
  filled?: boolean
  /**
   * The field is the birth date of somebody who has not that many years yet.
   */
  youngerThan?: number
  all?: Conditions
  any?: Conditions
  not?: Condition
}
export interface Notice {
  /**
   * Its words are notices.<name> in the language files.
   */
  name: string
  /**
   * Of which records.
   */
  when: Condition
}
/**
 * The page that lists the records. A lookup has one too: its columns are what a picker may show.
 */
export interface List {
  /**
   * @minItems 1
   */
  columns: Column[]
  /**
   * The order at first, "createdDate:desc". Unless said that of the first column, where it is sortable; else the server keeps its own.
   */
  sort?: string
  filters?: Filter[]
  pageSize?: number
  /**
   * client when the server ignores paging, order and filters: the whole list is read once and cut in memory.
   */
  paging?: ("server" | "client")
  /**
   * The list can be read as a map of where its records are.
   */
  map?: {
    /**
     * An object with a latitude and a longitude.
     */
    field: string
    /**
     * The filter that keeps what is in sight, "bounds": west, north, east and south with commas between them. Without it the map shows what the list has.
     */
    parameter?: string
  }
}
export interface Section {
  /**
   * Its title is sections.<name> in the language files.
   */
  section: string
  /**
   * In order; short fields in brackets share a line: ["gender", ["givenName", "familyName"]].
   *
   * @minItems 1
   *
   * Items: A field, or a list of fields that share a line.
   */
  fields: (FieldName | FieldNames)[]
  visible?: Condition
}
export interface Related {
  /**
   * The folder of the entity listed.
   */
  resource: string
  /**
   * The wire name of the filter that takes the id of this record, where the endpoint of the other entity has no {parent}.
   */
  parent?: string
  permission?: PermissionRule
}
/**
 * An action by its name, beside its options.
 */
export interface Action {
  use: ActionName
  /**
   * Its words are actions.<name> and actions.<name>Done in the language files; that of "use" unless said.
   */
  name?: string
  /**
   * Where it is offered: for one record (row), for those that are ticked (selection), beside the title of the list (page). One place or several. On a row unless said.
   */
  on?: (ActionPlace | ActionPlace[])
  permission?: PermissionRule
  /**
   * Offered, and done, only for records of which this holds.
   */
  when?: Condition
  /**
   * It deletes, or cannot be undone: its buttons have the colour of errors, and it asks first unless "confirms" is false.
   */
  danger?: boolean
  /**
   * It asks first: a dialog with the words actions.<name>Title, <name>Body and <name>Confirm, where {{title}} is the record's name, or "25 users" for a selection.
   */
  confirms?: boolean
  /**
   * The entity of another record that it needs, chosen in its dialog under the label actions.<name>Asked; {asked} is its number.
   */
  ask?: Searched
  /**
   * The wire name of the list's filter by number: each record is read again by it just before, and the action done only if it still makes sense. For what the server would do a second time, such as a message.
   */
  fresh?: string
  /**
   * The name of the action of this entity that takes it back: it is offered, for some seconds, once this one is done.
   */
  undoneBy?: string
  /**
   * The record is gone once it is done: its page is left for the list.
   */
  after?: "list"
  /**
   * Which sentences of the shell say how it ended, "scammer.created", in place of actions.<name>Done.
   */
  messages?: string
  /**
   * What the server answers, word for word, when a record is in that state already: on a selection it then counts as unchanged, not as a failure.
   *
   * @minItems 1
   */
  already?: string[]
  [k: string]: unknown
}
export interface Create {
  /**
   * Fields of which another record may have the value already: it is looked for when the field is left and before the record is created, and the operator is warned.
   *
   * @minItems 1
   */
  duplicateChecks?: DuplicateCheck[]
  /**
   * Fields of which a new record has at least one filled in, or ticked.
   */
  atLeastOne?: FieldNames
  /**
   * Offers to create a copy of a record: true, or { "without": fields } for those that a copy starts without. What the creation form does not have is never copied.
   */
  copy?: (true | {
    without: FieldNames
  })
  /**
   * Where a save leads.
   */
  after?: ("show" | "list" | "back")
}
export interface DuplicateCheck {
  field: FieldName
  /**
   * The wire name of the filter that finds records by it; that of the field unless said.
   */
  parameter?: string
  /**
   * Where to ask; the list unless said.
   */
  endpoint?: Path
  /**
   * The entity of what is found, when not this one.
   */
  resource?: string
  /**
   * The field that holds the number of the one that is meant: it is no other, and once it is filled a value that may be shared is not warned of. The one that is found is offered to be meant.
   */
  known?: FieldName
  /**
   * For a change: the field that holds the number that this record has where others are looked for.
   */
  own?: FieldName
  /**
   * The server takes such a value once: the creation is refused, rather than warned of. Always so for a change.
   */
  unique?: boolean
}
export interface Update {
  /**
   * Fields of which the server takes a value once, without saying so: a changed value is looked for when the field is left and before it is sent, and is refused where another record has it.
   *
   * @minItems 1
   */
  duplicateChecks?: DuplicateCheck[]
  /**
   * Where a save leads.
   */
  after?: ("show" | "list" | "back")
}
export interface Taken {
  /**
   * Its words in the language files: takes.<name>_one, _many and _other with {{count}}, takes.<name>Unknown when nobody can count, takes.<name>Selection about several records.
   */
  name: string
  /**
   * The folder of the entity whose records go along.
   */
  resource: string
  /**
   * On which platforms: a condition on a fault or a setting.
   */
  when?: Condition
  /**
   * The right by which the server lists them, where their own page asks for another or is not there for everybody who deletes.
   */
  permission?: PermissionRule
  /**
   * The filter of their list that takes the number of the record: the server counts.
   */
  filter?: string
  /**
   * Where their list has no such filter: their field that has the number, "structures.id" that of each item of a list. They are counted when the list is short enough to be read. Without either, what goes with a structure is counted for who has this structure only, where the list holds the records of the operator's structures and does not say which.
   */
  field?: string
}
export interface Import {
  /**
   * The last part of admin/imports/{type}.
   */
  type: string
  /**
   * Where its page is below the route: "users/import" for the people who enter the records.
   */
  path?: Path
  /**
   * The column that names a line: the same value twice in a file is refused. Absent when nothing does: the first column then tells lines apart to the operator.
   */
  key?: string
  /**
   * What becomes of the records that exist already: they stay as they are, or take the values of the file.
   */
  existing?: ("kept" | "updated")
  /**
   * In the order that the server wants; a file may have them in another one when it has titles.
   *
   * @minItems 1
   */
  columns: ImportColumn[]
}
/**
 * The CSV files that the server writes itself, beside the columns of the list that permissions.export is enough to export.
 */
export interface Export {
  endpoint: Path
  /**
   * Asked beside permissions.export.
   */
  permission?: PermissionRule
  /**
   * @minItems 1
   */
  variants: ExportVariant[]
}
export interface ExportVariant {
  /**
   * Its words are exports.<name>, and exports.<name>Help for what it holds.
   */
  name: string
  /**
   * What asks the server for it, by wire name.
   */
  parameters?: {
    [k: string]: string
  }
  /**
   * Whether it is answered page by page (page, perPage) rather than whole.
   */
  paged?: boolean
  /**
   * The wire names of the filters that it honours, all unless said. When others are in use, the records are named by their ids.
   */
  filters?: string[]
  /**
   * On which deployments it is there.
   */
  when?: Availability
}
/**
 * What the page of the permission "dashboard" shows: figures that another application draws, and charts of what lists count.
 */
export interface Dashboard {
  /**
   * Below the route; "dashboard" unless said, and the route itself where the entity has no list. With {id} it is the dashboard of one record; other fields in braces are written in its link, and ignored when read.
   */
  path?: string
  /**
   * What tells the platform which record, "communityId".
   */
  parameter?: string
  /**
   * What the figures may be narrowed to, beside the period. In the address of the page.
   *
   * @minItems 1
   */
  filters?: DashboardFilter[]
  /**
   * Counts of what lists hold, drawn by the back office itself, each for those who may open its list.
   *
   * @minItems 1
   */
  charts?: Chart[]
}
export interface DashboardFilter {
  /**
   * What the platform calls it, "territoryId"; its label is filters.<name> in the language files.
   */
  name: string
  reference: Searched
  /**
   * The parameter that lets the platform choose the operator's own; its label is filters.<parameter>.
   */
  forced?: {
    /**
     * "forceDefaultTerritoryId".
     */
    parameter: string
    permission?: PermissionRule
  }
}
/**
 * How many records a list holds, by period or by choice. Its words are charts.<name> and charts.<name>Help in the language files.
 */
export interface Chart {
  name: string
  /**
   * The entity that is counted; this one unless said.
   */
  resource?: string
  /**
   * What its records are counted by. A date filter of its list: the records of each day, month or year, as the page asks. A field with choices: by the list's filter of the same name, or by reading the list where it has none.
   */
  by: string
  /**
   * By parameter of the page, the filter of the list that narrows the count in the same way: { "territoryId": "territory" }.
   */
  narrowedBy?: {
    [k: string]: string
  }
}
export interface Counter {
  /**
   * Its word is counters.<name> in the language files.
   */
  name: string
  /**
   * The date since when a record waits: the card says how long the oldest one has. Of the list of the entity under which is counted, where there is under.
   */
  since?: FieldName
  /**
   * What it asks beside the right to list: that to deal with what is counted.
   */
  permission?: PermissionRule
  /**
   * Filters of the list by name, each with what it asks, or several values, as the address of the list has them. The server counts what they leave, and the card leads to that list.
   */
  filters?: {
    [k: string]: string | string[]
  }
  /**
   * Where the server has no filter: only the records that have an item like this one in a list. Counted among the first thousand.
   */
  item?: {
    /**
     * The list.
     */
    field: FieldName
    /**
     * The item's values.
     */
    where: {
      [k: string]: unknown
    }
    /**
     * The item's field that holds the number of a structure: only the operator's own structures count.
     */
    structure?: string
  }
  /**
   * Beside item, where the list does not tell whether it can be dealt with: each of those records is read, and must have an item like this one too. The others are named apart, under the word counters.<name>Apart.
   */
  confirmed?: {
    /**
     * The list.
     */
    field: FieldName
    /**
     * The item's values.
     */
    where: {
      [k: string]: unknown
    }
    /**
     * The item's field that holds the number of a structure: only the operator's own structures count.
     */
    structure?: string
  }
  /**
   * A count for each choice of this field, among the first thousand records.
   */
  by?: FieldName
  /**
   * Counted in the list of another entity under each record of this one, as "related" shows it; the filters are those of that list.
   */
  under?: {
    /**
     * The folder of the entity listed under the record.
     */
    resource: string
    /**
     * The call that answers the records to look under.
     */
    endpoint: Path
  }
}
/**
 * The one call that deletes a selection, where the platform has one; without it, each record has its own call.
 */
export interface BulkDelete {
  endpoint: Path
  /**
   * The filter that takes the ids with commas between them, "selected". The list knows it too: it is asked afterwards which records are still there.
   */
  parameter: string
}
