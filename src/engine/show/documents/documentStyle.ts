export const toolsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 44 };

/** In the middle of it what is smaller, from its corner what is larger: centred, what stands out at the left could not be scrolled to. */
export const boxStyle = { display: 'flex', flex: '1 1 auto', minHeight: 0, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'action.hover' };
