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
  return (
    <button
      ref={ref}
      type="button"
      data-tool
      className="rich-text-tool"
      aria-label={name}
      title={children === undefined ? undefined : name}
      aria-pressed={isOn}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPress()}
    >
      {children ?? name}
    </button>
  );
}
