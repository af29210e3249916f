/** The style of a secondary action at the top of a page. */
export const headerButton = { minWidth: { xs: 44, lg: 64 }, minHeight: { xs: 44, md: 36 }, px: 0.75, gap: 1, '& .MuiButton-icon': { m: 0 }, '& svg': { fontSize: 20 } } as const;

/** Takes the word out of sight on narrow screens; it stays the button's name. */
export const headerWord = {
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 1199.95px)': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
} as const;
