import GarageOutlined from '@mui/icons-material/GarageOutlined';
import { defineExtension } from '@/engine/model/Extension';
import { input } from '@/widgets/input';
import type { vocabulary } from './vocabulary';

/** What renders and does what vocabulary.ts names. */
export const extension = defineExtension<typeof vocabulary>({
  widgets: () => ({
    stars: {
      ...input(() => import('./widgets/StarsInput').then((m) => m.StarsInput)),
      // The cell, the page, the export and the screen reader all say this.
      toText: (value, { options }, { t }) => (typeof value === 'number' ? t('own:stars', { count: value, outOf: options['outOf'] }) : undefined),
      labelPlace: () => 'group',
    },
  }),
  icons: { garage: GarageOutlined },
});
