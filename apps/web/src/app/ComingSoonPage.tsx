import { PageHeader } from '../ui/PageHeader.tsx';
import { LinkButton } from '../ui/RouterLinks.tsx';

const ROOMS = {
  veos: {
    title: 'VEOs',
    lead: 'Here organisations will sell bonds: a buyer pays now and receives tokens over time, at a discount shown before the purchase.',
  },
  dashboard: { title: 'Dashboard', lead: 'Here you will see the bonds that you bought, what has vested and what you can claim.' },
  organisationVeos: { title: 'Bonds', lead: 'Here this organisation will offer bonds.' },
} as const;

/** A page for something that is not available yet: says what it will be, and where to go instead. */
export function ComingSoonPage({ room }: { room: keyof typeof ROOMS }) {
  const { title, lead } = ROOMS[room];
  return (
    <PageHeader
      eyebrow="Coming soon"
      title={title}
      lead={`${lead} This page is not open yet.`}
      actions={
        <LinkButton to="/organisations" variant="default">
          See the organisations
        </LinkButton>
      }
    />
  );
}
