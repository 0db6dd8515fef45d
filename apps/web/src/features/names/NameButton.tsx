import { ActionIcon } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { shortenHex } from '../../lib/format/shortenHex.ts';
import { useSession } from '../../lib/session/useSession.ts';

const NameDialog = lazy(async () => ({ default: (await import('./NameDialog.tsx')).NameDialog }));

/** Beside an address that has no name here: opens a window in which the reader gives it one of their own. */
export function NameButton({ address }: { address: string }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!session) return null;
  const label = `Name ${shortenHex(address)} for yourself`;
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} title={label} onClick={() => setOpen(true)}>
        <IconTag size={14} stroke={1.6} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <NameDialog address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
