import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** A text that is known here before the component that shows it is drawn with it. */
export interface PresentText {
  get(): string;
  /** Calls `listener` when it is known everywhere else as well, also where that is as it was before. @returns what ends that. */
  subscribe(listener: () => void): () => void;
}

export interface TypedInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** What the form has now, where `value` is known later than the key that changed it: the input then shows by itself what is typed. */
  present?: PresentText | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A text input that tells its text. */
export const TypedInput = ({ present, ...props }: TypedInputProps) =>
  present ? <SelfShowing present={present} {...props} /> : <Controlled {...props} />;

const Controlled = ({ onChange, ...props }: Omit<TypedInputProps, 'present'>) => (
  <TextInput {...props} onChange={(event) => onChange(event.currentTarget.value)} />
);

/** React draws nothing for a key; what comes to the form otherwise, as from a menu, is written into the input. */
function SelfShowing({ value, present, onChange, ref, ...props }: Omit<TypedInputProps, 'present'> & { present: PresentText }) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(value);
  const show = () => {
    const text = present.get();
    if (input.current && input.current.value !== text) input.current.value = text;
  };
  const showAgain = useEffectEvent(show);
  const { subscribe } = present;
  useLayoutEffect(show);
  useEffect(() => subscribe(() => showAgain()), [subscribe]);
  return (
    <TextInput {...props} ref={useMergedRef(ref, input)} defaultValue={first} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
