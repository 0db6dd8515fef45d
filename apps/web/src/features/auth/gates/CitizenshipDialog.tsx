import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { useConfirmCitizenship } from './useConfirmCitizenship.ts';

export function CitizenshipDialog({ onClose }: { onClose: () => void }) {
  const [isTicked, setTicked] = useState(false);
  const confirm = useConfirmCitizenship();
  return (
    <Modal opened onClose={onClose} title="Confirm your citizenship">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm.mutate(undefined, { onSuccess: onClose });
        }}
      >
        <Checkbox
          required
          checked={isTicked}
          onChange={(event) => setTicked(event.currentTarget.checked)}
          label={
            <>
              I confirm that I am not a resident of, or located in, the United States of America, and that I have read and accept the{' '}
              <TextLink to="/terms-of-service" target="_blank">
                terms of service
              </TextLink>
              .
            </>
          }
        />
        <p style={{ color: 'var(--al-ink-soft)', fontSize: 'var(--al-text-small)' }}>
          Your wallet will ask you to sign this statement. It is saved with your account and sends no transaction.
        </p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            Submit
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
