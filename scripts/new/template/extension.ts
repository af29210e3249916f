import GarageOutlined from '@mui/icons-material/GarageOutlined';
import { defineExtension } from '@/engine/model/Extension';
import { input } from '@/widgets/input';
import type { vocabulary } from './vocabulary';

/** The code for the names in vocabulary.ts: what renders and what acts. */
export const extension = defineExtension<typeof vocabulary>({
  widgets: () => ({
    stars: {
      ...input(() => import('./widgets/StarsInput').then((m) => m.StarsInput)),
      // The value as a text, for the cell, the page, the export and the screen reader.
      toText: (value, { options }, { t }) => (typeof value === 'number' ? t('own:stars', { count: value, outOf: options['outOf'] }) : undefined),
      labelPlace: () => 'group',
    },
  }),
  icons: { garage: GarageOutlined },
});
