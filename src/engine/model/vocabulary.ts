import { defineVocabulary } from './defineVocabulary';
import { jsonApi } from './dialects/jsonApi';
import { asking } from './dialects/options';
import { rest, restMisfit } from './dialects/rest';
import { isNo, isNoListOfObjects } from './kindsOfField';
import { listOf, mapOf, text, WIRE_NAME } from './options';
import { basic } from './sessions/basic';
import { bearer } from './sessions/bearer';
import { cookie } from './sessions/cookie';
import * as signing from './sessions/options';
import { address } from './transforms/address';
import { clockTime } from './transforms/clockTime';
import { dateOnly } from './transforms/dateOnly';
import { decimalText } from './transforms/decimalText';
import { embeddedList } from './transforms/embeddedList';
import { groupedList } from './transforms/groupedList';
import { intBoolean } from './transforms/intBoolean';
import { integer } from './transforms/integer';
import { listOrMap } from './transforms/listOrMap';
import { namedItems } from './transforms/namedItems';
import { nestedFields } from './transforms/nestedFields';
import { positionedList } from './transforms/positionedList';
import { otherFields } from './transforms/otherFields';
import { recordId } from './transforms/recordId';
import { renamedField } from './transforms/renamedField';
import { wallClock } from './transforms/wallClock';

/** The general transforms between the API and a form, the dialects of an API, the ways to sign in, and the icons and groups of the menu. */
export const generalTransforms = defineVocabulary({
  place: import.meta.url,
  icons: { article: {}, beneficiary: {}, business: {}, campaign: {}, car: {}, category: {}, event: {}, folder: {}, groups: {}, hitchhiker: {}, insights: {}, newspaper: {}, people: {}, place: {}, volunteer: {} },
  menuGroups: { main: { order: 0 }, solidary: { order: 10 }, settings: { order: 100 } },
  transforms: {
    address: { misfit: isNo('object'), make: address },
    clockTime: { misfit: isNo('text'), make: clockTime },
    dateOnly: { misfit: isNo('text'), make: dateOnly },
    decimalText: { misfit: isNo('number'), make: decimalText },
    embeddedList: {
      misfit: isNoListOfObjects,
      make: embeddedList,
      options: {
        properties: {
          sends: { type: 'array', items: WIRE_NAME, description: 'What goes with each id; without it, the ids go alone.' },
          shows: listOf(WIRE_NAME, 'What is read of each item and never sent.'),
          id: text('The field by which the API names each item, where that is not "id".'),
        },
      },
    },
    groupedList: {
      misfit: isNoListOfObjects,
      make: groupedList,
      options: { properties: { item: text('What the item is called in each object, beside its "kind"; "item" unless said.') } },
    },
    intBoolean: {
      misfit: isNo('flag'),
      make: intBoolean,
      options: { properties: { sends: { enum: ['integer', 'boolean'], description: 'What leaves: 1 and 0 unless said.' } } },
    },
    integer: { misfit: isNo('number'), make: integer },
    listOrMap: { misfit: isNo('list'), make: listOrMap },
    namedItems: {
      misfit: isNoListOfObjects,
      make: namedItems,
      options: {
        required: ['name'],
        properties: { name: text('What the items call the name of their value.'), value: text('What they call the value itself; its fields stand beside the name unless said.') },
      },
    },
    positionedList: { misfit: isNoListOfObjects, make: positionedList },
    recordId: {
      misfit: isNo('id'),
      make: recordId,
      options: {
        properties: {
          id: text('The field by which the API knows the record; "id" unless said.'),
          shows: listOf(WIRE_NAME, 'What is read of the record as its name, where it is answered.'),
        },
      },
    },
    wallClock: { misfit: isNo('text'), make: wallClock },
  },
  recordTransforms: {
    nestedFields: {
      make: nestedFields,
      options: {
        required: ['into', 'fields'],
        properties: {
          into: text('The object that they are sent in.'),
          fields: mapOf(WIRE_NAME, 'The fields of the form, each with its name in that object.'),
        },
      },
    },
    otherFields: {
      make: otherFields,
      options: { required: ['into', 'known'], properties: { into: text('The object of the form that holds them.'), known: listOf(WIRE_NAME, 'The names that are fields of the record.') } },
    },
    renamedField: { make: renamedField, options: { required: ['from', 'to'], properties: { from: text('What it is called when it is read, and in the form.'), to: text('What it is called when it is written.') } } },
  },
  dialects: {
    platform: {},
    rest: {
      make: rest,
      misfit: restMisfit,
      options: {
        properties: {
          ...asking,
          items: text('Where a list has its records, "data.items" for example; the answer is the list unless said.'),
          each: text('Where each item of a list has its record, "node" for example; the item is the record unless said.'),
          total: text('Where a list says how many records there are on all pages, "meta.total"; a header does unless said.'),
          totalHeader: text('The header that says it; X-Total-Count or Content-Range unless said.'),
          next: text('Where a list says what is after this page: a cursor, an address, true or false. The header Link does unless said, or where "Link" is said.'),
          id: text('The field that names a record, where that is not "id".'),
          record: text('Where an answer has its one record, "data"; the answer is the record unless said.'),
          body: text('The key under which a record is sent; alone unless said.'),
          mediaType: text('The media type in which records are asked for and sent; application/json unless said, application/ld+json for example.'),
          trailingSlash: { enum: ['lists', 'all'], description: 'The addresses that end in a slash: those of lists, where records are created too, or those of records too; none unless said.' },
          update: {
            type: 'object',
            additionalProperties: false,
            description: 'How a record is changed; only what has changed is sent, except with PUT, which sends all of it as it was just read.',
            properties: { method: { enum: ['PATCH', 'PUT', 'POST'], description: 'PATCH unless said.' }, contentType: text('The media type unless said, application/merge-patch+json for example.') },
          },
        },
      },
    },
    jsonApi: {
      make: jsonApi,
      options: {
        properties: {
          ...asking,
          total: text('Where a list says how many records there are on all pages; "meta.total" unless said.'),
          type: text('The type of the records; the last word of their address unless said.'),
          relationships: mapOf(text('The type of what it leads to.'), 'The fields that are sent as relationships.'),
        },
      },
    },
  },
  sessions: {
    platform: {},
    bearer: {
      make: bearer,
      options: {
        required: ['signIn'],
        properties: { signIn: signing.signIn(signing.tokenPlaces), refresh: signing.refresh, signOut: signing.signOut, header: signing.header, me: signing.me, rights: signing.rights },
      },
    },
    basic: { make: basic, options: { required: ['me'], properties: { me: signing.me, rights: signing.rights } } },
    cookie: {
      make: cookie,
      options: { required: ['signIn', 'signOut', 'me'], properties: { signIn: signing.signIn(), signOut: signing.signOut, csrf: signing.csrf, me: signing.me, rights: signing.rights } },
    },
  },
});
