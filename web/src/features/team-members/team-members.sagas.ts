import { resendInvitation, type TeamMember } from '@bidloom/contract/team-members';
import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, call as run, takeEvery } from 'redux-saga/effects';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { teamMembers } from './team-members.resource.ts';

export const invitationResent = createAction<TeamMember>('teamMembers/invitationResent');

const send = ({ organizationId, teamId, id }: TeamMember) =>
  call(resendInvitation, { params: { organizationId, teamId, memberId: id } });

/** Sends an invitation again. */
export function* invitationsSaga(): SagaIterator {
  yield takeEvery(invitationResent, function* ({ payload }): SagaIterator {
    try {
      const { data }: { data: TeamMember } = yield run(send, payload);
      yield put(teamMembers.actions.replaced(data));
      yield put(toastShown({ intent: 'success', message: messages.teamMembers.resent(data.name) }));
    } catch (error) {
      yield put(toastShown({ intent: 'error', message: messageOf(error) }));
    }
  });
}
