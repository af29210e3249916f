import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode, Ref } from 'react';

interface ToolButtonProps {
  name: string;
  /** Whether the tool is on; absent for a tool that acts once. */
  isOn?: boolean | undefined;
  /** Whether the tool can be used now. If not, the button stays, so that arrow keys still reach it. */
  isPossible: boolean;
  onPress(): void;
  /** The icon; without one, the name is shown. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of a toolbar. */
export function ToolButton({ name, isOn, isPossible, onPress, children, ref }: ToolButtonProps) {
  const button = (
    <ButtonBase
      ref={ref}
      type="button"
      data-tool
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPress()}
      sx={[toolStyle, isOn === true && { bgcolor: 'action.selected' }, !isPossible && { color: 'text.disabled' }]}
    >
      {children ?? name}
    </ButtonBase>
  );
  return children === undefined ? button : <Tooltip title={name}>{button}</Tooltip>;
}

const toolStyle = {
  minWidth: 32,
  height: 32,
  px: 0.75,
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.primary',
  '&:hover': { bgcolor: 'action.hover' },
  '@media (pointer: coarse)': { minWidth: 44, height: 44 },
};
