import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|builders)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Whatever asks the wallet to sign, and what a Safe does, which has no key. */
const SIGNED: Readonly<Record<string, string>> = {
  'features/auth/session/useSignIn.ts': 'the server asks the Safe whether its owners have signed (EIP-1271)',
  'features/auth/gates/useConfirmCitizenship.ts': 'the server asks the Safe whether its owners have signed (EIP-1271)',
  'features/upgrades/vote/useVote.ts': 'the server asks the Safe whether its owners have signed (EIP-1271)',
  'features/governance/proposal/useVoteSigner.ts': 'the button says that Safes vote by a transaction (signObstacle)',
  'features/transactions/permit/usePermit.ts': 'Safes approve, where they can in the transaction that moves or buys (useBatches)',
  'features/safes/service/useOwnerSignature.ts':
    'Safes approve on chain (ProposeAsSafe, ApproveButton, SignMessage); about delegates the server asks the Safe (EIP-1271)',
};

/** What else asks the wallet to send, all of it by one place that knows Safes. */
const SENDS = ['features/transactions/batch.ts', 'features/transactions/wagmiPorts.ts'];

/** Requests whose `isSafe` does not stand in the same file as `useActor`, and who gives it. */
const GIVEN: Readonly<Record<string, string>> = {
  'features/deploy/deployRequest.ts': 'ChainCard.tsx',
  'features/bridge/send/transferRequest.ts': 'TransferSection.tsx',
  'features/bridge/routes/SendRoute.tsx': 'RoutesPanel.tsx',
  'features/bridge/send/Allowance.tsx': 'SendTransfer.tsx and WrapSection.tsx',
};

describe('a person whose wallet is a Safe', () => {
  it('is not taken for a key by any action: each asks who acts, or is told', () => {
    const requests = filesWith(/\beffect(:|,|=\{)/).filter(
      (file) => filesWith(/\bfrom(:|,)/).includes(file) && filesWith(/TransactionRequest|isSafe/).includes(file),
    );
    const asking = new Set([
      ...filesWith(/useActor\(|\bactor\.isSafe|useSession\(/),
      ...Object.keys(GIVEN),
      'features/transactions/transaction.ts',
      'features/transactions/TransactionDialog.tsx',
    ]);
    expect(requests.length).toBeGreaterThan(15);
    expect(requests.filter((file) => !asking.has(file))).toEqual([]);
    expect(filesWith(/isSafe: false/)).toEqual([]);
  });

  it('is asked for no signature that only a key can give, without another way', () => {
    const signing = filesWith(/\b(signTypedData|useSignTypedData|useSignMessage|signMessage)\b/).filter(
      (file) => !file.startsWith('features/auth/localWallet/') && file !== 'features/auth/session/signIn.ts',
    );
    expect(signing.toSorted()).toEqual(Object.keys(SIGNED).toSorted());
  });

  it('sends by one place, which follows the owners’ queue', () => {
    const sending = filesWith(/\b(sendTransaction|sendCalls|writeContract|useSendTransaction|useWriteContract|useSendCalls)\(/);
    expect(sending.filter((file) => !file.startsWith('features/auth/localWallet/')).toSorted()).toEqual(SENDS);
  });
});
