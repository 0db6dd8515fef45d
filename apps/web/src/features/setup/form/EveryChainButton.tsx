import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

/** Copies what was entered for one chain to the others. `what`: for screen readers, as there are several such buttons on a page. */
export function EveryChainButton({ what, onTake }: { what: string; onTake: () => void }) {
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconCopy size={16} aria-hidden />}
      aria-label={`Take over for all chains: ${what}`}
      onClick={onTake}
    >
      Take over for all chains
    </Button>
  );
}
