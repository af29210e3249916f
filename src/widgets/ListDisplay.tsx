import { useEngine } from '@/engine/data/EngineContext';
import { compositeText } from '@/engine/fields/compositeText';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps } from '@/engine/model/Widget';
import { areOfSeveralKinds, itemTexts, listText } from './partsText';
import './listDisplay.css';

/** A list on the page of a record: with a line for each item where the items are of several kinds, else in one line. */
export function ListDisplay({ value, field, record }: DisplayProps) {
  const { widgets } = useEngine();
  const context = useTextContext();
  if (!Array.isArray(value) || !areOfSeveralKinds(field)) return listText(() => widgets)(value, field, context, record) ?? compositeText(value);

  const texts = itemTexts(widgets, value, field, context, record);
  // An item has no name, and two may have the same text.
  // oxlint-disable-next-line react/no-array-index-key
  return <ul className="value-list">{texts.map((text, index) => text && <li key={index}>{text}</li>)}</ul>;
}
