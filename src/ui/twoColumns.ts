import { sizes, wideScreen, widestScreen } from './tokens';

/** The style of a page whose columns stand beside each other on a wide screen (`twoColumns`). */
export const pageOfColumns = { maxWidth: sizes.recordWidth, [`@media ${wideScreen}`]: { maxWidth: sizes.recordWidth + 640 }, [`@media ${widestScreen}`]: { maxWidth: 'none' } } as const;

/** The style of a box with two parts: on a wide screen the second stands beside the first, with the headings of its sections above what they head. */
export const twoColumns = {
  [`@media ${wideScreen}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 32%)',
    columnGap: 2,
    alignItems: 'start',
    '& > :last-child > * > section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  },
} as const;
