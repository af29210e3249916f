import { topRoom } from './tokens';

/** The style of a bar as wide as the page that stays in sight below the bar of the app. What scrolls passes under it. */
export const stickyBar = { position: 'sticky', top: topRoom, mx: { xs: -2, md: -3 }, px: { xs: 2, md: 3 }, bgcolor: 'background.default' } as const;
