import { address } from './address';
import { choiceFlags } from './choiceFlags';
import { choiceOrText } from './choiceOrText';
import { choicesOrText } from './choicesOrText';
import { clockTime } from './clockTime';
import { dateOnly } from './dateOnly';
import { decimalText } from './decimalText';
import { defaultValue } from './defaultValue';
import { delimitedList } from './delimitedList';
import { distinctList } from './distinctList';
import { embeddedList } from './embeddedList';
import { flagList } from './flagList';
import { gatheredFields } from './gatheredFields';
import { groupedList } from './groupedList';
import { integer } from './integer';
import { intBoolean } from './intBoolean';
import { journeyDates } from './journeyDates';
import { jsonList } from './jsonList';
import { keyedAnswers } from './keyedAnswers';
import { listOrMap } from './listOrMap';
import { nestedFields } from './nestedFields';
import { pairedTexts } from './pairedTexts';
import { positionedList } from './positionedList';
import { renamedField } from './renamedField';
import { renamedPrefix } from './renamedPrefix';
import { samePlace } from './samePlace';
import { splitList } from './splitList';
import { addTransforms } from './factories';
import type { RecordTransformFactory, TransformFactory } from './Transform';
import { wallClock } from './wallClock';

/**
 * Every transform of a field, by the name a `resource.json` uses for it, which is that of its file too: the body of an entity imports those that it
 * names. A factory throws an `Error` on options it doesn't know.
 */
export const transforms: Readonly<Record<string, TransformFactory>> = {
  address,
  clockTime,
  dateOnly,
  decimalText,
  defaultValue,
  delimitedList,
  distinctList,
  embeddedList,
  groupedList,
  integer,
  intBoolean,
  jsonList,
  listOrMap,
  positionedList,
  wallClock,
};

/** Every transform of a whole record. */
export const recordTransforms: Readonly<Record<string, RecordTransformFactory>> = {
  choiceFlags,
  choiceOrText,
  choicesOrText,
  flagList,
  gatheredFields,
  journeyDates,
  keyedAnswers,
  nestedFields,
  pairedTexts,
  renamedField,
  renamedPrefix,
  samePlace,
  splitList,
};

/** Where there is no body that brings them: in scripts, and in tests of the engine. */
export function addAllTransforms(): void {
  addTransforms({ transforms, recordTransforms });
}
