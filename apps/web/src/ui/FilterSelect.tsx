import { NativeSelect, type NativeSelectProps } from '@mantine/core';

export interface FilterSelectProps extends Pick<NativeSelectProps, 'label' | 'aria-label' | 'className' | 'w'> {
  /** The first one stands for no filter, or for the usual order. */
  data: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * What a list shows, or in what order. The browser's own menu: a page has up to five of them, and a floating layer for each held up its start by
 * as long as all the rest of the page. On phones it is the one that people know.
 */
export const FilterSelect = ({ data, onChange, ...rest }: FilterSelectProps) => (
  <NativeSelect {...rest} data={[...data]} onChange={(event) => onChange(event.currentTarget.value)} />
);
