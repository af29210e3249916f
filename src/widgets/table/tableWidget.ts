import type { Widget, WidgetRegistry } from '@/engine/model/Widget';
import { tableText } from '../partsText';
import { plainDisplay } from '../pageDisplay';

/** The widget that shows a list of objects as a table, whose cells other widgets render. */
export function tableWidget(all: () => WidgetRegistry): Pick<Widget, 'Display' | 'preloadDisplay' | 'toText'> {
  return plainDisplay(() => import('./TableDisplay').then((m) => m.TableDisplay), tableText(all));
}
