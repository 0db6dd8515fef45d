interface Props {
  loading?: boolean | undefined;
  onClick: () => void;
  children: string;
}

/** Stands in for the button that asks for the citizenship statement first; whoever presses it here has signed it. */
export const FakeCitizenButton = ({ loading, onClick, children }: Props) => (
  <button type="button" data-asks-for-statement disabled={loading} onClick={onClick}>
    {children}
  </button>
);
