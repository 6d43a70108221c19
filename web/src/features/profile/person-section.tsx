import { profileBody, updateProfile } from '@bidloom/contract/profile';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { TextField } from '../../components/fields.tsx';
import { Section } from '../../components/section.tsx';
import { closeFormDraft, formDraftKey } from '../../lib/form-draft.ts';
import { contractResolver } from '../../lib/form-rules.ts';
import { formatDate } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { profileChanged, type User } from '../../lib/state/auth.slice.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useSend } from '../../lib/use-send.ts';
import { FormProblem } from './form-problem.tsx';
import { PictureField } from './picture-field.tsx';

const text = messages.profile;

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '560px' },
  names: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    // A hint or an error under one of them must not stretch the other.
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 640px)': { gridTemplateColumns: '1fr' },
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 180px) 1fr',
    gap: '8px 24px',
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '@media (max-width: 640px)': { gridTemplateColumns: '1fr', gap: '2px', '& dd': { marginBottom: '8px' } },
  },
  save: { alignSelf: 'flex-start' },
});

interface Names {
  firstName: string;
  lastName: string;
}

/** Picture, names, and data that cannot be changed here. */
export function PersonSection({ user }: { user: User }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { error, send } = useSend();
  const form = useForm<Names>({
    resolver: contractResolver(profileBody),
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });
  const [draftKey] = useState(() => formDraftKey('profile', user.userId));
  const isRestored = useFormDraft(draftKey, form);
  const { isSubmitting, isDirty } = form.formState;

  const save = form.handleSubmit(async (body) => {
    const answer = await send(updateProfile, { params: { id: user.userId }, body }, { done: text.saved });
    if (!answer) return;
    const { firstName, lastName, role } = answer.data;
    dispatch(profileChanged({ firstName, lastName, role }));
    form.reset({ firstName, lastName });
    closeFormDraft(draftKey);
  });

  return (
    <Section title={text.person} text={text.personText}>
      <PictureField user={user} />
      <FormProvider {...form}>
        <form className={styles.form} noValidate onSubmit={save}>
          <FormProblem message={error} />
          {isRestored && isDirty && <Text role="status">{messages.common.restored}</Text>}
          <div className={styles.names}>
            <TextField name="firstName" label={text.firstName} required />
            <TextField name="lastName" label={text.lastName} required />
          </div>
          <dl className={styles.facts}>
            <dt>{text.email}</dt>
            <dd>{user.email}</dd>
            <dt>{text.organization}</dt>
            <dd>{user.organizationName ?? messages.common.none}</dd>
            <dt>{text.memberSince}</dt>
            <dd>{formatDate(user.createdAt)}</dd>
          </dl>
          <Button
            type="submit"
            appearance="primary"
            className={styles.save}
            disabled={!isDirty && !isSubmitting}
            disabledFocusable={isSubmitting}
          >
            {isSubmitting ? messages.common.saving : messages.common.save}
          </Button>
        </form>
      </FormProvider>
    </Section>
  );
}
