import { downloadReport, type Report } from '@bidloom/contract/analytics';
import { useDispatch } from 'react-redux';
import { download } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { analyticsMessages } from '../../lib/messages.analytics.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import type { AnalyticsBody } from './use-filters.ts';

/** Saves what a call tells, all of it, as a file. */
export function useReport(report: Report, body: AnalyticsBody & { interval?: 'day' | 'week' | 'month' }) {
  const dispatch = useDispatch();
  return async (format: 'csv' | 'xlsx') => {
    const name = `${report}.${format}`;
    try {
      saveBlob(await download(downloadReport, { body: { ...body, report, format } }), name);
      dispatch(toastShown({ intent: 'success', message: analyticsMessages.downloaded(name) }));
    } catch (error) {
      dispatch(toastShown({ intent: 'error', message: messageOf(error, downloadReport.failed) }));
    }
  };
}
