import { CloseButton, type CloseButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './RemoveButton.module.css';

/** An image in each of hundreds of rows would be one more layer for the browser to sort with every key. */
const CROSS = (
  <span className={classes.cross} aria-hidden>
    ×
  </span>
);

/** Takes an entry out of a list. */
export const RemoveButton = (props: CloseButtonProps & ComponentProps<'button'>) => <CloseButton icon={CROSS} {...props} />;
