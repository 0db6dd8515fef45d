interface Props {
  loading?: boolean | undefined;
  onClick: () => void;
  children: string;
  'aria-label'?: string;
}

/** Stands in for the button that asks for the citizenship statement first; whoever presses it here has signed it. */
export const FakeCitizenButton = ({ loading, onClick, children, 'aria-label': label }: Props) => (
  <button type="button" aria-label={label} data-asks-for-statement disabled={loading} onClick={onClick}>
    {children}
  </button>
);
