import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';

export interface TypedInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** What the form has now, where `value` is known later than the key that changed it: the input then shows by itself what is typed. */
  present?: (() => string) | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A text input that tells its text. */
export const TypedInput = ({ present, ...props }: TypedInputProps) =>
  present ? <SelfShowing present={present} {...props} /> : <Controlled {...props} />;

const Controlled = ({ onChange, ...props }: Omit<TypedInputProps, 'present'>) => (
  <TextInput {...props} onChange={(event) => onChange(event.currentTarget.value)} />
);

/** React draws nothing for a key; what comes to the form otherwise, as from a menu, is written into the input. */
function SelfShowing({ value, present, onChange, ref, ...props }: Omit<TypedInputProps, 'present'> & { present: () => string }) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  useLayoutEffect(() => {
    const text = present();
    if (input.current && input.current.value !== text) input.current.value = text;
  });
  return (
    <TextInput {...props} ref={useMergedRef(ref, input)} defaultValue={first} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
