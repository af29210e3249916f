import type { DisplayProps } from '@/engine/model/Widget';
import { NamesAsked } from './NamesAsked';
import { namesText } from './namedItems';

/** The names of several records. In a row of a list this makes no request. */
export function ReferencesDisplay({ field, value, dense }: DisplayProps) {
  if (dense) return <>{namesText(value, field)}</>;
  return <NamesAsked field={field} value={value} render={(names) => namesText(value, field, names)} />;
}
