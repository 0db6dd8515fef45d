import { askOf, LOGO_MAX_BYTES, LOGO_TYPES } from '@althing/domain/setup';
import { Button, Loader } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { placeOf } from '../form/asked.ts';
import { useField } from '../form/useField.ts';
import classes from './organisation.module.css';
import { useLogoUpload } from './useLogoUpload.ts';

/** Chooses or drops a picture. Files other than JPEG and PNG, or larger than 10 MB, are silently ignored (docs/requirements.md#logo). */
export function LogoPicker() {
  const { value: logoId, set, error } = useField('logoId');
  const upload = useLogoUpload(set);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const logo = onlyLogo(files);
    if (logo && !upload.isPending) upload.mutate(logo);
  };
  const hold = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setOver(isInside && !upload.isPending);
  };
  return (
    <fieldset className={classes.fieldset} {...placeOf('logoId')}>
      <legend>{askOf('logoId').label} (optional)</legend>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => hold(event, true)}
        onDragLeave={(event) => hold(event, false)}
        onDrop={(event) => {
          hold(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept={LOGO_TYPES.join()}
          aria-label="Logo file"
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <div className={classes.dropInside}>
          <span className={classes.logo}>
            {upload.isPending ? <Loader size="sm" aria-label="Uploading the logo" /> : <Picture logoId={logoId} />}
          </span>
          <div className={classes.dropLabel}>
            <p>{upload.isPending ? 'Uploading…' : 'Drop a picture here, or browse for one.'}</p>
            <p className={classes.help}>
              JPEG or PNG, {LOGO_MAX_BYTES / 1024 ** 2} MB at most; other files are not taken. Without one, a pattern drawn from the name is
              shown.
            </p>
          </div>
          <div className={classes.dropButtons}>
            <Button variant="default" size="sm" disabled={upload.isPending} onClick={() => input.current?.click()}>
              Browse
            </Button>
            {logoId && (
              <Button variant="subtle" color="gray" size="sm" disabled={upload.isPending} onClick={() => set(null)}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </div>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

/** The file, if it is a single picture that may be a logo. */
function onlyLogo(files: FileList | null): File | undefined {
  const [file] = files?.length === 1 ? files : [];
  return file && LOGO_TYPES.some((type) => type === file.type) && file.size <= LOGO_MAX_BYTES ? file : undefined;
}

function Picture({ logoId }: { logoId: string | null }) {
  if (!logoId) return <IconPhoto size={24} stroke={1.4} aria-hidden />;
  return <img src={`/api/v1/files/${logoId}`} alt="Your logo" />;
}
