import { NativeSelect, type NativeSelectProps } from '@mantine/core';

export interface FilterSelectProps extends Pick<NativeSelectProps, 'label' | 'description' | 'aria-label' | 'className' | 'w'> {
  /** The first one stands for no filter, or for the usual order. */
  data: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * What a list shows, or in what order. The browser's own menu: a page has up to seven of them, and Mantine's brings a floating layer and
 * effects for each, which are part of the longest task of the page's start. On phones it is the one that people know.
 */
export const FilterSelect = ({ data, onChange, ...rest }: FilterSelectProps) => (
  <NativeSelect
    {...rest}
    inputWrapperOrder={['label', 'input', 'description']}
    data={[...data]}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
