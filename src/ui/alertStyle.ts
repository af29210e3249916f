/** The style of an alert with a button: the button stands under the text where there is no room beside it. */
export const alertStyle = { flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 220px', overflowWrap: 'anywhere' }, '& .MuiAlert-action': { pl: { xs: 4, sm: 2 } } } as const;
