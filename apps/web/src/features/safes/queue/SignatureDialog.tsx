import { Button, Group, Modal } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { explainError } from '../../../lib/errors/explainError.ts';
import { CitizenButton } from '../../auth/index.ts';
import classes from '../Safes.module.css';

export interface SignatureDialogProps {
  chainId: number;
  /** What the wallet will show, to be compared. */
  hashes: ReactNode;
  title: string;
  /** What the signature brings about. */
  effect: string;
  children?: ReactNode;
  /** Signs and sends. Throws what went wrong. */
  onSign: () => Promise<void>;
  onClose: () => void;
}

interface Problem {
  title: string;
  text: string;
  /** Whether it was the reader's own choice, which is no error. */
  isDeclined: boolean;
}

/** Everything to read before the wallet opens: what is signed, to which effect, and the hashes that the wallet will show. Costs nothing. */
export function SignatureDialog({ chainId, hashes, title, effect, children, onSign, onClose }: SignatureDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isAsked = useRef(false);
  const { name } = useChain(chainId);
  const sign = async () => {
    // Two presses may come before the button is drawn anew.
    if (isAsked.current) return;
    isAsked.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await onSign();
      onClose();
    } catch (error) {
      const { title: sentence, description, isRejection } = explainError(error);
      setProblem(
        isRejection
          ? { title: 'You declined it in your wallet', text: 'Nothing was signed.', isDeclined: true }
          : { title: sentence, text: `${description} Nothing was handed in.`, isDeclined: false },
      );
      setBusy(false);
      isAsked.current = false;
    }
  };
  return (
    // The second of two quick presses falls beside the dialog and would close it.
    <Modal opened onClose={onClose} title={title} size="lg" closeOnClickOutside={false}>
      <div className={classes.stack}>
        <p className={classes.text}>{effect}</p>
        {children}
        <p className={classes.note}>Your wallet shows these hashes. A signature costs nothing, and {name} is not asked for anything yet.</p>
        {hashes}
        <div aria-live="polite">
          {problem && (
            <div className={problem.isDeclined ? classes.declined : classes.problem}>
              <p className={classes.text}>
                <strong>{problem.title}</strong>
              </p>
              <p className={classes.text}>{problem.text}</p>
            </div>
          )}
          {isBusy && <p className={classes.note}>Waiting for your wallet. Compare what it shows with the hashes here.</p>}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <CitizenButton loading={isBusy} onClick={() => void sign()}>
            {problem ? 'Try again' : 'Sign in wallet'}
          </CitizenButton>
        </Group>
      </div>
    </Modal>
  );
}
