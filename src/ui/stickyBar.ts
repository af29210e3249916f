import { topRoom } from './tokens';

/** The style of a bar as wide as the page that stays in sight below the bar of the app. What scrolls passes under it. */
export const stickyBar = { position: 'sticky', top: topRoom, mx: { xs: -2, md: -3 }, px: { xs: 2, md: 3 }, bgcolor: 'background.default' } as const;

/**
 * The style of a page that ends with an `ActionBar`: it is at least as high as the window below the top bar, so that the bar is at the same place under a short
 * page and a long one.
 */
export const pageWithBar = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: `calc(100dvh - ${topRoom} - 32px)`, md: `calc(100dvh - ${topRoom} - 48px)` },
  '& > :is(form, section)': { flex: 1, display: 'flex', flexDirection: 'column' },
} as const;
