import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef } from 'react';

type Native = Omit<ComponentPropsWithoutRef<'a'>, keyof ActionIconProps | 'href'>;

/** An icon button that is a link to a route. */
export const IconLink = createLink((props: ActionIconProps & Native) => <ActionIcon component="a" size="lg" {...props} />);
