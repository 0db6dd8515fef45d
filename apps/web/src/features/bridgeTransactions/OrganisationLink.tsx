import type { BridgeTransaction } from '@althing/domain/http';
import { TextLink } from '../../ui/RouterLinks.tsx';

/** To the page of an organisation. */
export const OrganisationLink = ({ organisation: { slug, name } }: { organisation: NonNullable<BridgeTransaction['organisation']> }) => (
  <TextLink to="/organisations/$slug" params={{ slug }}>
    <bdi>{name}</bdi>
  </TextLink>
);
