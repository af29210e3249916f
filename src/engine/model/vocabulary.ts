import { defineVocabulary } from './defineVocabulary';
import { address } from './transforms/address';
import { clockTime } from './transforms/clockTime';
import { dateOnly } from './transforms/dateOnly';
import { decimalText } from './transforms/decimalText';
import { defaultValue } from './transforms/defaultValue';
import { delimitedList } from './transforms/delimitedList';
import { distinctList } from './transforms/distinctList';
import { embeddedList } from './transforms/embeddedList';
import { flagList } from './transforms/flagList';
import { groupedList } from './transforms/groupedList';
import { intBoolean } from './transforms/intBoolean';
import { integer } from './transforms/integer';
import { listOrMap } from './transforms/listOrMap';
import { nestedFields } from './transforms/nestedFields';
import { positionedList } from './transforms/positionedList';
import { renamedField } from './transforms/renamedField';
import { renamedPrefix } from './transforms/renamedPrefix';
import { wallClock } from './transforms/wallClock';

/** What any schema may need between the API and a form. */
export const generalTransforms = defineVocabulary({
  place: import.meta.url,
  transforms: { address, clockTime, dateOnly, decimalText, defaultValue, delimitedList, distinctList, embeddedList, groupedList, intBoolean, integer, listOrMap, positionedList, wallClock },
  recordTransforms: { flagList, nestedFields, renamedField, renamedPrefix },
});
