import { maxImageBytes, removeProfileImage, uploadProfileImage } from '@bidloom/contract/profile';
import { Avatar, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { upload } from '../../lib/api-client.ts';
import { imageUrl } from '../../lib/image-url.ts';
import { messages } from '../../lib/messages.ts';
import { profileChanged, type User } from '../../lib/state/auth.slice.ts';
import { useSend } from '../../lib/use-send.ts';
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
  const { sending: busy, error, send, run } = useSend();
  const [isTooLarge, setTooLarge] = useState(false);

  const replace = async (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > maxImageBytes);
    if (file.size > maxImageBytes) return;
    const work = () => upload(uploadProfileImage, { field: 'file', files: [file] });
    const answer = await run(work, { done: text.pictureSaved });
    if (answer) dispatch(profileChanged({ profileImagePath: answer.data.imagePath }));
  };
  const remove = async () => {
    setTooLarge(false);
    const answer = await send(removeProfileImage, {}, { done: text.pictureRemoved });
    if (answer) dispatch(profileChanged({ profileImagePath: null }));
  };

  return (
    <>
      <FormProblem message={isTooLarge ? text.pictureTooLarge : error} />
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
            void replace(target.files?.[0]);
            // So that choosing the same file again is also a change.
            target.value = '';
          }}
        />
      </div>
    </>
  );
}
