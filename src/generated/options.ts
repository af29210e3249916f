/* Written by `npm run codegen`; read, never edited. */

export interface EmbeddedListTransform {
  /**
   * What goes with each id; without it, the ids go alone.
   *
   * Items: A field, by its name on the wire.
   */
  sends?: string[]
  /**
   * What is read of each item and never sent.
   *
   * @minItems 1
   *
   * Items: A field, by its name on the wire.
   */
  shows?: string[]
  /**
   * The field by which the API names each item, where that is not "id".
   */
  id?: string
}
export interface GroupedListTransform {
  /**
   * What the item is called in each object, beside its "kind"; "item" unless said.
   */
  item?: string
}
export interface IntBooleanTransform {
  /**
   * What leaves: 1 and 0 unless said.
   */
  sends?: ("integer" | "boolean")
}
export interface NamedItemsTransform {
  /**
   * What the items call the name of their value.
   */
  name: string
  /**
   * What they call the value itself; its fields stand beside the name unless said.
   */
  value?: string
}
export interface RecordIdTransform {
  /**
   * The field by which the API knows the record; "id" unless said.
   */
  id?: string
  /**
   * What is read of the record as its name, where it is answered.
   *
   * @minItems 1
   *
   * Items: A field, by its name on the wire.
   */
  shows?: string[]
}
export interface NestedFieldsTransform {
  /**
   * The object that they are sent in.
   */
  into: string
  /**
   * The fields of the form, each with its name in that object.
   */
  fields: {
    /**
     * A field, by its name on the wire.
     */
    [k: string]: string
  }
}
export interface OtherFieldsTransform {
  /**
   * The object of the form that holds them.
   */
  into: string
  /**
   * The names that are fields of the record.
   *
   * @minItems 1
   *
   * Items: A field, by its name on the wire.
   */
  known: string[]
}
export interface RenamedFieldTransform {
  /**
   * What it is called when it is read, and in the form.
   */
  from: string
  /**
   * What it is called when it is written.
   */
  to: string
}
export interface WeekPartsTransform {
  /**
   * The list of the form.
   */
  field: string
}
export interface AddressWidget {
  /**
   * The field with how far around it somebody goes, in metres.
   */
  radius?: string
  /**
   * The field whose address stands in its place where any place will do.
   */
  anywhere?: string
}
export interface ChoiceWidget {
  /**
   * Those that an operator may choose.
   *
   * @minItems 1
   */
  offered?: (string | number | boolean)[]
  /**
   * The one that says that nothing is known, beside which no empty one is offered.
   */
  none?: (string | number | boolean)
  /**
   * In a list, or not; in one when there are many unless said.
   */
  folded?: boolean
}
export interface DateTimeWidget {
  /**
   * The yes/no field without which the day alone counts.
   */
  timeWhen?: string
}
export interface DocumentWidget {
  /**
   * Which of them have a mark.
   */
  marked?: {
    /**
     * A field of the items.
     */
    field: string
    /**
     * Its value.
     */
    is: (string | number | boolean)
  }
}
export interface EmailWidget {
  /**
   * The pattern of those that the platform makes for people without one.
   */
  generated?: string
}
export interface ImageWidget {
  /**
   * The part of the upload with the number of the record.
   */
  owner?: string
  /**
   * The part of the upload with the file.
   */
  file?: string
  /**
   * The field with the name of who it is of; the title of the record unless said.
   */
  of?: string
}
export interface NumberWidget {
  /**
   * Of the size of a file, of a distance.
   */
  unit?: ("byte" | "metre")
}
export interface ReferenceWidget {
  /**
   * The folder of the entity referred to.
   */
  resource: string
  /**
   * The field beside this one that already holds the name of what is referred to; of "ownerId" it is "owner" or "ownerName" unless said, where there is such a text.
   */
  labelField?: string
  /**
   * Whoever creates the record, whose account is one of those: a new record starts with it.
   */
  operator?: boolean
  /**
   * The fields of this record that take what is known of the one chosen.
   */
  fills?: {
    /**
     * A field of the one chosen.
     */
    [k: string]: string
  }
}
export interface ReferencesWidget {
  /**
   * The folder of the entity referred to.
   */
  resource: string
  /**
   * The field of the items that tells homonyms apart.
   */
  detail?: string
  /**
   * The message about one that is there already.
   */
  repeated?: string
}
export interface StatusWidget {
  /**
   * Those that an operator may choose.
   *
   * @minItems 1
   */
  offered?: (string | number | boolean)[]
  /**
   * By choice, the colour and the icon of its word.
   */
  tones?: {
    [k: string]: "success" | "info" | "warning" | "error" | "neutral"
  }
  /**
   * By choice that has a tone, an icon of its own, where several have the same tone.
   */
  icons?: {
    [k: string]: "new" | "seen" | "search" | "progress" | "closed" | "replaced" | "test" | "sent"
  }
}
export interface TableWidget {
  /**
   * The columns; all that their schema says unless said.
   *
   * @minItems 1
   *
   * Items: A field of the items.
   */
  columns?: string[]
  /**
   * The fields of each in a form, several in a list share a line.
   *
   * @minItems 1
   */
  rows?: (string | string[])[]
  kept?: unknown
}
export interface UploadWidget {
  /**
   * Where the file is sent.
   */
  endpoint: string
  /**
   * The part of the upload with the number of the record.
   */
  owner: string
  /**
   * The part of the upload with the file.
   */
  file: string
  /**
   * Other parts, which are always the same.
   */
  constants?: {
    [k: string]: unknown
  }
  /**
   * The field of what is stored that says what the file is called.
   */
  name: string
  /**
   * The field of what is stored that says its size.
   */
  size?: string
  /**
   * How many columns each line has, of a text file that is read first.
   */
  columns?: number
}
export interface UrlWidget {
  /**
   * The field beside this one that names it.
   */
  labelField?: string
}
export interface MailBodyWidget {
  /**
   * The part of the upload with the number of the record.
   */
  owner: string
  /**
   * The part of the upload with the file.
   */
  file: string
}
export interface RestDialect {
  /**
   * How a page is asked for.
   */
  page?: {
    /**
     * Its number (unless said), how many records stand before it, or what the page before says of it; "none": the list comes whole.
     */
    by?: ("page" | "offset" | "cursor" | "none")
    /**
     * The parameter that says it.
     */
    parameter?: string
    /**
     * The parameter with how many records a page has; "" where the server alone decides.
     */
    size?: string
    /**
     * The number of the first page, 1 unless said; by offset that of its first record, 0 unless said.
     */
    first?: number
    /**
     * How many records one answer has at most; 100 unless said.
     */
    largest?: number
  }
  /**
   * How an order is asked for.
   */
  sort?: {
    /**
     * The parameter of the field; "sort" unless said. {name} stands for that of the field.
     */
    parameter?: string
    /**
     * What it says for the lowest first, {name} being the field; "{name}" unless said.
     */
    ascending?: string
    /**
     * What it says for the highest first; "-{name}" unless said.
     */
    descending?: string
    /**
     * The parameter that says "asc" or "desc", where there is one.
     */
    direction?: string
    /**
     * What it says in their place: for the lowest first, and for the highest first.
     *
     * @minItems 2
     * @maxItems 2
     */
    directions?: string[]
  }
  /**
   * The parameters of filters.
   */
  filter?: {
    /**
     * Of one value. {name} stands for that of the filter.
     */
    one?: string
    /**
     * Of each of several values. {name} stands for that of the filter.
     */
    several?: string
    /**
     * Several values are one text, with commas between them.
     */
    joined?: boolean
    /**
     * Of the lower end of a range. {name} stands for that of the filter.
     */
    from?: string
    /**
     * Of the upper end. {name} stands for that of the filter.
     */
    to?: string
    /**
     * The server leaves out the upper end of a range of days: the day after is sent.
     */
    untilNextDay?: boolean
  }
  /**
   * Where a list has its records, "data.items" for example; the answer is the list unless said.
   */
  items?: string
  /**
   * Where each item of a list has its record, "node" for example; the item is the record unless said.
   */
  each?: string
  /**
   * Where a list says how many records there are on all pages, "meta.total"; a header does unless said.
   */
  total?: string
  /**
   * The header that says it; X-Total-Count or Content-Range unless said.
   */
  totalHeader?: string
  /**
   * Where a list says what is after this page: a cursor, an address, true or false. The header Link does unless said, or where "Link" is said.
   */
  next?: string
  /**
   * The field that names a record, where that is not "id".
   */
  id?: string
  /**
   * Where an answer has its one record, "data"; the answer is the record unless said.
   */
  record?: string
  /**
   * The key under which a record is sent; alone unless said.
   */
  body?: string
  /**
   * The media type in which records are asked for and sent; application/json unless said, application/ld+json for example.
   */
  mediaType?: string
  /**
   * The addresses that end in a slash: those of lists, where records are created too, or those of records too; none unless said.
   */
  trailingSlash?: ("lists" | "all")
  /**
   * How a record is changed; only what has changed is sent, except with PUT, which sends all of it as it was just read.
   */
  update?: {
    /**
     * PATCH unless said.
     */
    method?: ("PATCH" | "PUT" | "POST")
    /**
     * The media type unless said, application/merge-patch+json for example.
     */
    contentType?: string
  }
}
export interface JsonApiDialect {
  /**
   * How a page is asked for.
   */
  page?: {
    /**
     * Its number (unless said), how many records stand before it, or what the page before says of it; "none": the list comes whole.
     */
    by?: ("page" | "offset" | "cursor" | "none")
    /**
     * The parameter that says it.
     */
    parameter?: string
    /**
     * The parameter with how many records a page has; "" where the server alone decides.
     */
    size?: string
    /**
     * The number of the first page, 1 unless said; by offset that of its first record, 0 unless said.
     */
    first?: number
    /**
     * How many records one answer has at most; 100 unless said.
     */
    largest?: number
  }
  /**
   * How an order is asked for.
   */
  sort?: {
    /**
     * The parameter of the field; "sort" unless said. {name} stands for that of the field.
     */
    parameter?: string
    /**
     * What it says for the lowest first, {name} being the field; "{name}" unless said.
     */
    ascending?: string
    /**
     * What it says for the highest first; "-{name}" unless said.
     */
    descending?: string
    /**
     * The parameter that says "asc" or "desc", where there is one.
     */
    direction?: string
    /**
     * What it says in their place: for the lowest first, and for the highest first.
     *
     * @minItems 2
     * @maxItems 2
     */
    directions?: string[]
  }
  /**
   * The parameters of filters.
   */
  filter?: {
    /**
     * Of one value. {name} stands for that of the filter.
     */
    one?: string
    /**
     * Of each of several values. {name} stands for that of the filter.
     */
    several?: string
    /**
     * Several values are one text, with commas between them.
     */
    joined?: boolean
    /**
     * Of the lower end of a range. {name} stands for that of the filter.
     */
    from?: string
    /**
     * Of the upper end. {name} stands for that of the filter.
     */
    to?: string
    /**
     * The server leaves out the upper end of a range of days: the day after is sent.
     */
    untilNextDay?: boolean
  }
  /**
   * Where a list says how many records there are on all pages; "meta.total" unless said.
   */
  total?: string
  /**
   * The type of the records; the last word of their address unless said.
   */
  type?: string
  /**
   * The fields that are sent as relationships.
   */
  relationships?: {
    /**
     * The type of what it leads to.
     */
    [k: string]: string
  }
}
export interface CallAction {
  /**
   * How it is called: PATCH unless said.
   */
  method?: ("POST" | "PATCH" | "DELETE")
  /**
   * The path below the API that is called, without a slash at either end, with fields in braces; that of the record unless said.
   */
  endpoint?: string
  /**
   * What is sent, with fields in braces.
   */
  body?: {
    [k: string]: unknown
  }
  /**
   * One item of a list of the record, {item.id}; without such an item the action is not offered.
   */
  item?: {
    /**
     * The list that holds the item.
     */
    field: string
    /**
     * The values that tell the item from the others.
     */
    where: {
      [k: string]: unknown
    }
    /**
     * Its field that names it.
     */
    title?: string
  }
  /**
   * The values that are there once it is done: of the item or, without one, of the record.
   */
  aim?: {
    [k: string]: unknown
  }
}
export interface CreateFromAction {
  /**
   * The folder of the entity that is created.
   */
  resource: string
  /**
   * The fields of the new record, each with the one of this record that it starts with.
   */
  fills: {
    /**
     * A field of this record.
     */
    [k: string]: string
  }
}
export interface CreateFromSelectionAction {
  /**
   * The folder of the entity that is created.
   */
  resource: string
  /**
   * The field of that entity which receives what was picked; its widget makes a value of it (recipients).
   */
  field: string
}
export interface OpenAction {
  /**
   * An address without a slash at either end, with fields in braces.
   */
  path: string
}
export interface SetFieldAction {
  /**
   * What the action sets.
   */
  field: string
  /**
   * What the action sets it to.
   */
  value: (string | number | boolean | null)
}
export interface VisitAction {
  /**
   * An address without a slash at either end, with fields in braces; {operator.email} is who asks.
   */
  path: string
}
export interface BearerSession {
  /**
   * The POST that signs in.
   */
  signIn: {
    /**
     * Where it goes: a path below the API, without a slash at the beginning.
     */
    path: string
    /**
     * The key of what the person has typed as their identifier; "username" unless said. A dotted key is inside another one.
     */
    identifier?: string
    /**
     * The key of the password; "password" unless said.
     */
    password?: string
    /**
     * What is sent beside: { "grant_type": "password" }.
     */
    others?: {
      [k: string]: string | number | boolean
    }
    /**
     * The fields are sent as those of a web form, as OAuth 2 asks, rather than as JSON.
     */
    form?: boolean
    /**
     * Where the answer has the token; unless said, at "token", "access_token" or "accessToken".
     */
    token?: string
    /**
     * Where the answer has the refresh token; unless said, at "refresh_token" or "refreshToken".
     */
    refreshToken?: string
    /**
     * Where the answer has how many seconds the token is valid; unless said, at "expires_in" or "expiresIn", or in the token, where it is a JSON web token.
     */
    expiresIn?: string
  }
  /**
   * The POST that renews a token. Without it, an expired token ends the session.
   */
  refresh?: {
    /**
     * Where it goes: a path below the API, without a slash at the beginning.
     */
    path: string
    /**
     * The key of the refresh token that is sent; "refresh_token" unless said.
     */
    refreshToken?: string
    /**
     * What is sent beside: { "grant_type": "password" }.
     */
    others?: {
      [k: string]: string | number | boolean
    }
    /**
     * The fields are sent as those of a web form, as OAuth 2 asks, rather than as JSON.
     */
    form?: boolean
  }
  /**
   * The call that ends the session on the server.
   */
  signOut?: {
    /**
     * Where it goes: a path below the API, without a slash at the beginning.
     */
    path: string
    /**
     * POST unless said.
     */
    method?: ("POST" | "DELETE")
  }
  /**
   * The header that goes along with each call; "Authorization: Bearer {token}" unless said.
   */
  header?: string
  /**
   * The call that answers who has signed in. Without it, a person is known by what they have typed.
   */
  me?: {
    /**
     * Where it is: a path below the API, without a slash at the beginning.
     */
    path: string
    /**
     * The key under which the answer has the person; the answer is the person unless said.
     */
    at?: string
    /**
     * Where the answer has the id of the person; unless said, at "id".
     */
    id?: string
    /**
     * Where the answer has the first name, or the only one; unless said, at one of the usual names.
     */
    givenName?: string
    /**
     * Where the answer has the last name; unless said, at one of the usual names.
     */
    familyName?: string
    /**
     * Where the answer has the e-mail address; unless said, at "email".
     */
    email?: string
    /**
     * Where the answer has the code of the language; unless said, at "language" or "locale".
     */
    language?: string
  }
  /**
   * What whoever has signed in may do: the entities that they may work with in every way (all of them unless said), or where the API answers the names of permissions.
   */
  rights?: (string[] | {
    /**
     * The call that answers them; the one that tells who has signed in unless said: a path below the API, without a slash at the beginning.
     */
    path?: string
    /**
     * The key under which the answer has them; the answer is the list unless said.
     */
    at?: string
  })
}
export interface BasicSession {
  /**
   * The call that answers who has signed in. Without it, a person is known by what they have typed.
   */
  me: {
    /**
     * Where it is: a path below the API, without a slash at the beginning.
     */
    path: string
    /**
     * The key under which the answer has the person; the answer is the person unless said.
     */
    at?: string
    /**
     * Where the answer has the id of the person; unless said, at "id".
     */
    id?: string
    /**
     * Where the answer has the first name, or the only one; unless said, at one of the usual names.
     */
    givenName?: string
    /**
     * Where the answer has the last name; unless said, at one of the usual names.
     */
    familyName?: string
    /**
     * Where the answer has the e-mail address; unless said, at "email".
     */
    email?: string
    /**
     * Where the answer has the code of the language; unless said, at "language" or "locale".
     */
    language?: string
  }
  /**
   * What whoever has signed in may do: the entities that they may work with in every way (all of them unless said), or where the API answers the names of permissions.
   */
  rights?: (string[] | {
    /**
     * The call that answers them; the one that tells who has signed in unless said: a path below the API, without a slash at the beginning.
     */
    path?: string
    /**
     * The key under which the answer has them; the answer is the list unless said.
     */
    at?: string
  })
}
export interface CookieSession {
  /**
   * The POST that signs in.
   */
  signIn: {
    /**
     * Where it goes: a path below the API, without a slash at the beginning.
     */
    path: string
    /**
     * The key of what the person has typed as their identifier; "username" unless said. A dotted key is inside another one.
     */
    identifier?: string
    /**
     * The key of the password; "password" unless said.
     */
    password?: string
    /**
     * What is sent beside: { "grant_type": "password" }.
     */
    others?: {
      [k: string]: string | number | boolean
    }
    /**
     * The fields are sent as those of a web form, as OAuth 2 asks, rather than as JSON.
     */
    form?: boolean
  }
  /**
   * The call that ends the session on the server.
   */
  signOut: {
    /**
     * Where it goes: a path below the API, without a slash at the beginning.
     */
    path: string
    /**
     * POST unless said.
     */
    method?: ("POST" | "DELETE")
  }
  /**
   * How a call that changes something shows that it comes from the app, where the server asks that.
   */
  csrf?: {
    /**
     * The cookie that has the text to repeat: "XSRF-TOKEN", "csrftoken".
     */
    cookie: string
    /**
     * The header that repeats it: "X-XSRF-TOKEN", "X-CSRFToken".
     */
    header: string
    /**
     * A GET that sets the cookie, before signing in; where another call sets it, leave it out: a path below the API, without a slash at the beginning.
     */
    path?: string
  }
  /**
   * The call that answers who has signed in. Without it, a person is known by what they have typed.
   */
  me: {
    /**
     * Where it is: a path below the API, without a slash at the beginning.
     */
    path: string
    /**
     * The key under which the answer has the person; the answer is the person unless said.
     */
    at?: string
    /**
     * Where the answer has the id of the person; unless said, at "id".
     */
    id?: string
    /**
     * Where the answer has the first name, or the only one; unless said, at one of the usual names.
     */
    givenName?: string
    /**
     * Where the answer has the last name; unless said, at one of the usual names.
     */
    familyName?: string
    /**
     * Where the answer has the e-mail address; unless said, at "email".
     */
    email?: string
    /**
     * Where the answer has the code of the language; unless said, at "language" or "locale".
     */
    language?: string
  }
  /**
   * What whoever has signed in may do: the entities that they may work with in every way (all of them unless said), or where the API answers the names of permissions.
   */
  rights?: (string[] | {
    /**
     * The call that answers them; the one that tells who has signed in unless said: a path below the API, without a slash at the beginning.
     */
    path?: string
    /**
     * The key under which the answer has them; the answer is the list unless said.
     */
    at?: string
  })
}
