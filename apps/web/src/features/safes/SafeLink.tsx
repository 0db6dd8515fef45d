import type { ReactNode } from 'react';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import type { SafePlace } from './service/queries.ts';

export interface SafeLinkProps extends SafePlace {
  /** Of the organisation whose Safe it is. */
  slug: string | undefined;
  children: ReactNode;
}

/** A link to the queue of a Safe. */
export function SafeLink({ chainId, safe, slug, children }: SafeLinkProps) {
  const params = { chainId: String(chainId), safe };
  return slug === undefined ? (
    <TextLink to="/safes/$chainId/$safe" params={params}>
      {children}
    </TextLink>
  ) : (
    <TextLink to="/organisations/$slug/safes/$chainId/$safe" params={{ slug, ...params }}>
      {children}
    </TextLink>
  );
}

/** A button to the builder of a Safe's transactions. `nonce`: of what it is to replace. */
export function NewTransactionLink({ nonce, children, variant = 'filled' }: NewTransactionLinkProps) {
  return (
    <LinkButton to="." search={{ view: 'new', nonce }} variant={variant}>
      {children}
    </LinkButton>
  );
}

interface NewTransactionLinkProps {
  nonce?: number | undefined;
  variant?: 'filled' | 'default';
  children: ReactNode;
}
