import classes from './review.module.css';

export function LogoView({ logoId }: { logoId: string | null }) {
  if (!logoId) return <>None; a pattern drawn from the name is shown</>;
  return <img className={classes.logo} src={`/api/v1/files/${logoId}`} alt="Logo of the organisation" />;
}
