/**
 * The style of the current item of several (in a media query `forced-colors: active`) where the operator's system has replaced all colours and shadows, which
 * otherwise mark it.
 */
export const currentInForcedColours = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText', '& *': { color: 'HighlightText' } } as const;
