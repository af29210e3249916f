import { defineVocabulary } from '../engine/model/defineVocabulary';

/** Every kind of value of any schema. */
export const generalWidgets = defineVocabulary({
  place: import.meta.url,
  widgets: {
    address: {},
    choice: {},
    choices: {},
    clock: {},
    date: {},
    dateTime: {},
    document: {},
    email: {},
    image: {},
    list: {},
    longText: {},
    number: {},
    reference: {},
    references: {},
    richText: {},
    status: {},
    table: {},
    telephone: {},
    text: {},
    timetable: {},
    upload: {},
    url: {},
    week: {},
    yesNo: {},
  },
});
