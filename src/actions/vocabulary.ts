import { defineVocabulary } from '../engine/model/defineVocabulary';

/** What an operator does with records of any schema beyond create, save and delete. */
export const generalActions = defineVocabulary({
  place: import.meta.url,
  actions: { call: {}, downloadRecord: {}, open: {}, setField: {}, visit: {} },
});
