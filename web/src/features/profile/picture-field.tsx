import { maxImageBytes, removeProfileImage, uploadProfileImage } from '@bidloom/contract/profile';
import { Avatar, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { call, upload } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { imageUrl } from '../../lib/image-url.ts';
import { messages } from '../../lib/messages.ts';
import { profileChanged, type User } from '../../lib/state/auth.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { FormProblem } from './form-problem.tsx';

const text = messages.profile;

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The person's picture, or their initials. */
export function PictureField({ user }: { user: User }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const change = async (work: () => Promise<{ path: string | null; message: string }>) => {
    setBusy(true);
    setError(null);
    try {
      const { path, message } = await work();
      dispatch(profileChanged({ profileImagePath: path }));
      dispatch(toastShown({ intent: 'success', message }));
    } catch (failure) {
      setError(messageOf(failure));
    }
    setBusy(false);
  };
  const send = (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxImageBytes) return setError(text.pictureTooLarge);
    void change(async () => {
      const { data } = await upload(uploadProfileImage, { field: 'file', files: [file] });
      return { path: data.imagePath, message: text.pictureSaved };
    });
  };
  const remove = () =>
    change(async () => {
      await call(removeProfileImage, {});
      return { path: null, message: text.pictureRemoved };
    });

  return (
    <>
      <FormProblem message={error} />
      <div className={styles.row}>
        <Avatar
          name={`${user.firstName} ${user.lastName}`}
          size={96}
          color="brand"
          aria-hidden
          image={imageUrl(user.profileImagePath)}
        />
        <div className={styles.words}>
          <div className={styles.buttons}>
            <Button disabledFocusable={busy} onClick={() => input.current?.click()}>
              {busy ? text.uploading : text.picture}
            </Button>
            {user.profileImagePath && (
              <Button appearance="subtle" disabledFocusable={busy} onClick={remove}>
                {text.removePicture}
              </Button>
            )}
          </div>
          <Text size={200}>{text.pictureHint}</Text>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label={text.picture}
          onChange={({ target }) => {
            send(target.files?.[0]);
            // The same file again is a change, too.
            target.value = '';
          }}
        />
      </div>
    </>
  );
}
