import { Sigil } from './sigil/Sigil.tsx';

/** The logo of an organisation, or a generated picture (sigil) where it has none. */
export function OrganisationMark({ slug, logo, size = 56 }: { slug: string; logo: string | null; size?: number }) {
  if (!logo) return <Sigil slug={slug} size={size} />;
  return (
    <img
      src={`/api/v1/files/${logo}`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      style={{ display: 'block', flex: 'none', objectFit: 'cover', borderRadius: size * 0.16 }}
    />
  );
}
