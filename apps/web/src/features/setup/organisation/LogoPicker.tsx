import { askOf, LOGO_MAX_BYTES, LOGO_TYPES } from '@althing/domain/setup';
import { Button, Loader } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { placeOf } from '../form/asked.ts';
import { useField } from '../form/useField.ts';
import classes from './organisation.module.css';
import { useLogoUpload } from './useLogoUpload.ts';

/** Browse, or drop a picture; what is neither JPEG nor PNG, or larger than 10 MB, is silently ignored (docs/requirements.md#logo). */
export function LogoPicker() {
  const { value: logoId, set, error } = useField('logoId');
  const upload = useLogoUpload(set);
  const open = useRef<() => void>(null);
  return (
    <fieldset className={classes.fieldset} {...placeOf('logoId')}>
      <legend>{askOf('logoId').label} (optional)</legend>
      <Dropzone
        className={classes.drop}
        accept={[...LOGO_TYPES]}
        maxSize={LOGO_MAX_BYTES}
        multiple={false}
        disabled={upload.isPending}
        activateOnClick={false}
        openRef={open}
        inputProps={{ 'aria-label': 'Logo file' }}
        onDrop={([file]) => file && upload.mutate(file)}
      >
        <div className={classes.dropInside}>
          <span className={classes.logo}>
            {upload.isPending ? <Loader size="sm" aria-label="Uploading the logo" /> : <Picture logoId={logoId} />}
          </span>
          <div className={classes.dropLabel}>
            <p>{upload.isPending ? 'Uploading…' : 'Drop a picture here, or browse for one.'}</p>
            <p className={classes.help}>
              JPEG or PNG, {LOGO_MAX_BYTES / 1024 ** 2} MB at most; other files are ignored. Without one, a pattern drawn from the name is
              shown.
            </p>
          </div>
          <div className={classes.dropButtons}>
            <Button variant="default" size="sm" disabled={upload.isPending} onClick={() => open.current?.()}>
              Browse
            </Button>
            {logoId && (
              <Button variant="subtle" color="gray" size="sm" disabled={upload.isPending} onClick={() => set(null)}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </Dropzone>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

function Picture({ logoId }: { logoId: string | null }) {
  if (!logoId) return <IconPhoto size={24} stroke={1.4} aria-hidden />;
  return <img src={`/api/v1/files/${logoId}`} alt="Your logo" />;
}
