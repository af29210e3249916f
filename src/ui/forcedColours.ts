/** The current one of several where the operator's system has replaced all colours and shadows, which else mark it; in a media query `forced-colors: active`. */
export const currentInForcedColours = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText', '& *': { color: 'HighlightText' } } as const;
