import { defineVocabulary } from '../../engine/model/defineVocabulary';

export const roles = defineVocabulary({ place: import.meta.url, widgets: { roleAssignments: {} } });
