import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { sizes } from '../tokens';

/** The look of the map in both colour schemes. Leaflet's own style sheet only places things. */
export function mapStyle(theme: Theme): SystemStyleObject<Theme> {
  return {
    height: sizes.map,
    borderRadius: 1,
    border: 1,
    borderColor: 'divider',
    // Keeps the map below the rest of the page: Leaflet uses a z-index of up to 1000 for its layers.
    isolation: 'isolate',
    '&.leaflet-container': { bgcolor: 'background.default', typography: 'body2', color: 'text.primary', outlineOffset: '-2px' },
    '& .map-square': { borderRight: 1, borderBottom: 1, borderColor: 'divider', opacity: '0.6 !important' },
    '& .map-pin': {
      color: 'primary.main',
      '& path': { fill: 'currentColor', stroke: theme.vars?.palette.background.paper, strokeWidth: 1.5 },
      '& circle': { fill: theme.vars?.palette.background.paper },
    },
    '& .map-pin-chosen': { color: 'error.main' },
    '& .map-group': {
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50%',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      border: 2,
      borderColor: 'background.paper',
      typography: 'body2',
      fontWeight: 600,
    },
    '& .map-pin-movable': { cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } },
    '& .map-radius': { stroke: theme.vars?.palette.primary.main, fill: theme.vars?.palette.primary.main, strokeWidth: 1.5, fillOpacity: 0.12 },
    '& .map-line, & .map-area': { stroke: theme.vars?.palette.primary.main, strokeWidth: 3 },
    '& .map-area': { fill: theme.vars?.palette.primary.main, fillOpacity: 0.12 },
    '& .map-label': {
      ...boxed,
      px: 1,
      py: 0.25,
      maxWidth: 240,
      width: 'max-content',
      whiteSpace: 'normal',
      textAlign: 'center',
      fontWeight: 600,
      '&::before': { display: 'none' },
    },
    '& .leaflet-control.leaflet-bar': {
      border: 1,
      borderColor: 'divider',
      boxShadow: 'none',
      backgroundClip: 'border-box',
      '& a': { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'divider', ...button },
      '& a:hover': { bgcolor: 'background.default' },
      '& a.leaflet-disabled': { color: 'text.disabled', bgcolor: 'background.paper' },
    },
    '& .leaflet-control-scale-line': { ...boxed, borderTop: 0, textShadow: 'none' },
    ...theme.applyStyles('dark', { '& .map-tiles': { filter: 'invert(1) hue-rotate(180deg) brightness(0.85) contrast(0.9)' } }),
  };
}

const boxed = { bgcolor: 'background.paper', color: 'text.primary', border: 1, borderColor: 'divider', boxShadow: 'none' };

/** The buttons of the map measure 30 px with a mouse and 44 px under a finger (rule targets.size). */
const button = {
  width: 30,
  height: 30,
  lineHeight: '30px',
  '@media (pointer: coarse)': { width: 44, height: 44, lineHeight: '44px' },
};
