import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode, Ref } from 'react';

interface ToolButtonProps {
  name: string;
  /** Absent for what is done once, not switched on. */
  isOn?: boolean | undefined;
  /** What is not possible now stays where the arrows find it. */
  isPossible: boolean;
  onPress(): void;
  /** The icon; without one, the name. */
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
