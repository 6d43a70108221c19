import t from 'tap';
import { openMessage, signatureBytes, signMessage } from './signed-message.ts';

t.test('a message is believed with the signature of this installation alone', async (t) => {
  for (const text of ['', 'cancel 1', JSON.stringify({ event: 'ü'.repeat(2000) })]) {
    const message = signMessage('ours', text);
    t.equal(Buffer.byteLength(message), Buffer.byteLength(text) + signatureBytes);
    t.equal(openMessage('ours', message), text);
    t.equal(openMessage('theirs', message), null);
    t.equal(openMessage('ours', `${message} `), null);
  }
  t.equal(openMessage('ours', 'cancel 1'), null);
  t.equal(openMessage('ours', ''), null);
});
