import { passwordEstimate, passwordLength } from '@bidloom/contract/fields';
import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { messages } from '../lib/messages.ts';

const text = messages.password;

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: tokens.spacingHorizontalM },
  words: { minWidth: '120px', textAlign: 'end' },
});

/** The strength of a password while it is typed. Nothing before the first character or before the estimator is loaded. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const styles = useStyles();
  const score = useScore(password);
  const missing = passwordLength.min - password.length;
  if (password === '' || (score === null && missing <= 0)) return null;
  const weak = missing > 0 || (score ?? 0) < passwordEstimate.lowestScore;
  const words = missing > 0 ? text.more(missing) : weak ? text.easy : score === 4 ? text.strong : text.good;
  const share = missing > 0 ? (password.length / passwordLength.min) * 0.4 : weak ? 0.4 : score === 4 ? 1 : 0.75;
  return (
    <div className={styles.row}>
      <ProgressBar value={share} thickness="large" color={weak ? 'warning' : 'success'} aria-label={text.strength} />
      <Text size={200} className={styles.words} role="status">
        {words}
      </Text>
    </div>
  );
}

function useScore(password: string): number | null {
  const [score, setScore] = useState<number | null>(null);
  useEffect(() => {
    if (password === '') return;
    let current = true;
    void import('../lib/password-strength.ts')
      .then(({ estimateStrength }) => current && setScore(estimateStrength(password)))
      // Without the estimator, the server still checks the password.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [password]);
  return score;
}
