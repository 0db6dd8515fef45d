import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { type ComponentProps, useId } from 'react';

export interface ReasonButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** Why the button is disabled, and what would help; undefined where it is not. */
  reason?: string | undefined;
}

/** A button that says why it is disabled: on hover, on focus, and to screen readers. It stays focusable for that. */
export function ReasonButton({ reason, onClick, children, ...props }: ReasonButtonProps) {
  const id = useId();
  if (!reason)
    return (
      <Button onClick={onClick} {...props}>
        {children}
      </Button>
    );
  return (
    <>
      <Tooltip label={reason}>
        <Button {...props} type="button" data-disabled aria-disabled aria-describedby={id} onClick={(event) => event.preventDefault()}>
          {children}
        </Button>
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  );
}
