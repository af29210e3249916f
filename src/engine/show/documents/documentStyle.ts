export const toolsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 44 };

/**
 * The box around a document. A smaller document is centred in it, a larger one starts at its corner: if it were centred, the part beyond the left edge could not
 * be scrolled to.
 */
export const boxStyle = { display: 'flex', flex: '1 1 auto', minHeight: 0, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'action.hover' };
