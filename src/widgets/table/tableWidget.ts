import type { Widget, WidgetRegistry } from '@/engine/model/Widget';
import { tableText } from '../compositeText';
import { pageDisplay } from '../pageDisplay';

/** A list of objects as a table, whose cells are those of the other widgets. */
export function tableWidget(all: () => WidgetRegistry): Pick<Widget, 'Display' | 'preloadDisplay' | 'toText'> {
  return pageDisplay(() => import('./TableDisplay').then((m) => m.TableDisplay), tableText(all));
}
