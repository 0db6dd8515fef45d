import { Alert, Loader, Modal } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Connector, type CreateConnectorFn, useConnect, useConnectors } from 'wagmi';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { explainError } from '../../../lib/errors/explainError.ts';
import { PairingCancelled, pairingDesk } from '../walletConnect/pairingDesk.ts';
import { PairingView } from '../walletConnect/PairingView.tsx';
import { lazyWallets } from './lazyWallets.ts';
import classes from './WalletDialog.module.css';

interface Choice {
  id: string;
  name: string;
  description: string;
  icon?: string | undefined;
  load: () => Promise<Connector | CreateConnectorFn>;
}

/** Wallets that announced themselves (EIP-6963), then the built-in ones. `window.ethereum` is only offered if no wallet announced itself. */
function useChoices(): Choice[] {
  const config = useAppConfig();
  const connectors = useConnectors().filter(({ type }) => type === 'injected');
  const lazy = lazyWallets(config);
  const announced = connectors.filter(({ id }) => id !== 'injected' && !lazy.some((wallet) => wallet.id === id));
  const unnamed = announced.length === 0 && 'ethereum' in window ? connectors.filter(({ id }) => id === 'injected') : [];
  const found = [...announced, ...unnamed].map((connector) => ({
    id: connector.uid,
    name: connector.id === 'injected' ? 'Browser wallet' : connector.name,
    description: 'Found in this browser',
    icon: connector.icon,
    load: async () => connector,
  }));
  return [...found, ...lazy];
}

export function WalletDialog({ onClose }: { onClose: () => void }) {
  const pairing = useSyncExternalStore(pairingDesk.subscribe, pairingDesk.current);
  const [failure, setFailure] = useState<Error>();
  const close = () => {
    pairing?.cancel();
    onClose();
  };
  return (
    <Modal opened onClose={close} title={pairing ? 'Connect with WalletConnect' : 'Connect a wallet'} size={420}>
      {pairing && <PairingView pairing={pairing} />}
      {/* Stays mounted while a code is shown, because it waits for the answer. */}
      <div hidden={pairing !== undefined}>
        <Choices onConnected={onClose} onFailure={setFailure} />
        {failure && <ConnectError error={failure} />}
      </div>
    </Modal>
  );
}

function Choices({ onConnected, onFailure }: { onConnected: () => void; onFailure: (error: Error | undefined) => void }) {
  const choices = useChoices();
  const connect = useConnect();
  const [waitingFor, setWaitingFor] = useState<string>();
  const picked = useRef<HTMLButtonElement>(null);
  // After returning to the list, the focus is on the entry that was picked.
  useEffect(() => {
    if (waitingFor === undefined) picked.current?.focus();
  }, [waitingFor]);

  async function pick({ id, load }: Choice) {
    onFailure(undefined);
    setWaitingFor(id);
    try {
      await connect.mutateAsync({ connector: await load() });
      onConnected();
    } catch (error) {
      if (!(error instanceof PairingCancelled)) onFailure(error as Error);
    } finally {
      setWaitingFor(undefined);
    }
  }
  return (
    <>
      <p className={classes.lead}>
        A wallet is your name and your key here. Connecting shows your address; nothing is signed and nothing is paid.
      </p>
      <ul className={classes.list}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className={classes.choice}
              disabled={waitingFor !== undefined}
              onClick={(event) => {
                picked.current = event.currentTarget;
                void pick(choice);
              }}
            >
              <span className={classes.icon} aria-hidden>
                {choice.icon ? <img src={choice.icon} width={32} height={32} alt="" /> : choice.name.slice(0, 1)}
              </span>
              <span className={classes.words}>
                <span className={classes.name}>{choice.name}</span>
                <span className={classes.description}>
                  {waitingFor === choice.id ? 'Waiting for your answer in the wallet' : choice.description}
                </span>
              </span>
              {waitingFor === choice.id && <Loader size={18} />}
            </button>
          </li>
        ))}
      </ul>
      {choices.length === 0 && (
        <Alert color="blue">
          No wallet was found in this browser. Install one that announces itself (EIP-6963), then reload this page.
        </Alert>
      )}
    </>
  );
}

function ConnectError({ error }: { error: Error }) {
  const { title, description } = explainError(error);
  return (
    <Alert color="red" mt="md" title={title} role="alert">
      {description}
    </Alert>
  );
}
