import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef } from 'react';
import classes from './RouterLinks.module.css';

type Native<Props> = Omit<ComponentPropsWithoutRef<'a'>, keyof Props | 'href'>;

/** A button that links to a route: `<LinkButton to="/organisations">`. */
export const LinkButton = createLink((props: ButtonProps & Native<ButtonProps>) => <Button component="a" {...props} />);

/** A text link to a route. */
export const TextLink = createLink(({ children, ...props }: Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'className'>) => (
  <a {...props} className={classes.text}>
    {children}
  </a>
));
